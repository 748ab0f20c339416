//! Definitions that an SMT-LIB script needs for operations the standard theories lack or leave open.

/// The definition of a helper, which is named by its operation and the sort it works on, and the helpers it uses.
pub(super) fn definition(helper: &str) -> Option<(String, Vec<String>)> {
    let (name, parameter) = helper.split_once('@')?;
    let fp = if parameter.starts_with("f32") {
        "(_ FloatingPoint 8 24)"
    } else {
        "(_ FloatingPoint 11 53)"
    };
    let width: u32 = parameter.rsplit('.').next()?.parse().unwrap_or(32);
    let bits = format!("(_ BitVec {width})");
    let zero = format!("(_ bv0 {width})");
    let mut uses = Vec::new();
    let text = match name {
        "compare" => format!(
            "((a {bits}) (b {bits})) (_ BitVec 32) (ite (bvslt a b) #xffffffff (ite (= a b) #x00000000 #x00000001))"
        ),
        "fcmpl" => format!(
            "((a {fp}) (b {fp})) (_ BitVec 32) (ite (fp.lt b a) #x00000001 (ite (fp.eq a b) #x00000000 #xffffffff))"
        ),
        "fcmpg" => format!(
            "((a {fp}) (b {fp})) (_ BitVec 32) (ite (fp.lt a b) #xffffffff (ite (fp.eq a b) #x00000000 #x00000001))"
        ),
        // fp.min and fp.max leave open which zero they choose.
        "fmin" => format!(
            "((a {fp}) (b {fp})) {fp} (ite (fp.isNaN a) a (ite (fp.isNaN b) b (ite (fp.lt a b) a (ite (fp.lt b a) b \
             (ite (fp.isNegative a) a b)))))"
        ),
        "fmax" => format!(
            "((a {fp}) (b {fp})) {fp} (ite (fp.isNaN a) a (ite (fp.isNaN b) b (ite (fp.lt b a) a (ite (fp.lt a b) b \
             (ite (fp.isNegative a) b a)))))"
        ),
        // fp.to_sbv leaves open what is out of range. The bounds are powers of two, hence exact.
        "f2i" => {
            let (eb, sb) = if parameter.starts_with("f32") {
                (8, 24)
            } else {
                (11, 53)
            };
            let limit = format!("((_ to_fp {eb} {sb}) RNE {}.0)", 1u128 << (width - 1));
            let (least, greatest) = (1u64 << (width - 1), (1u64 << (width - 1)) - 1);
            format!(
                "((a {fp})) {bits} (ite (fp.isNaN a) {zero} (ite (fp.geq a {limit}) (_ bv{greatest} {width}) \
                 (ite (fp.leq a (fp.neg {limit})) (_ bv{least} {width}) ((_ fp.to_sbv {width}) RTZ a))))"
            )
        }
        "rdiv" => "((a Real) (b Real)) Real (ite (= b 0.0) 0.0 (/ a b))".into(),
        "signed" => {
            let modulus = 1u128 << width;
            format!("((a {bits})) Int (ite (bvslt a {zero}) (- (bv2nat a) {modulus}) (bv2nat a))")
        }
        "char_at" => {
            uses.push("signed@32".into());
            "((s String) (i (_ BitVec 32))) (_ BitVec 16) (let ((c (str.to_code (str.at s (signed@32 i))))) \
             (ite (< c 0) #x0000 ((_ int2bv 16) c)))"
                .into()
        }
        "index_of" => {
            uses.push("signed@32".into());
            "((s String) (t String) (i (_ BitVec 32))) (_ BitVec 32) (let ((f (signed@32 i))) ((_ int2bv 32) \
             (str.indexof s t (ite (< f 0) 0 (ite (> f (str.len s)) (str.len s) f)))))"
                .into()
        }
        "int_to_str" => {
            uses.push(format!("signed@{width}"));
            format!(
                "((a {bits})) String (let ((n (signed@{width} a))) (ite (< n 0) (str.++ \"-\" (str.from_int (- n))) \
                 (str.from_int n)))"
            )
        }
        "digits" => "((s String)) Int (str.to_int (ite (or (str.prefixof \"-\" s) (str.prefixof \"+\" s)) \
             (str.substr s 1 (- (str.len s) 1)) s))"
            .into(),
        "number" => {
            uses.push("digits@".into());
            "((s String)) Int (ite (str.prefixof \"-\" s) (- (digits@ s)) (digits@ s))".into()
        }
        "is_int" => {
            uses.extend(["digits@".into(), "number@".into()]);
            let limit = 1u128 << (width - 1);
            format!("((s String)) Bool (and (>= (digits@ s) 0) (>= (number@ s) (- {limit})) (< (number@ s) {limit}))")
        }
        "str_to_int" => {
            uses.extend([format!("is_int@{width}"), "number@".into()]);
            format!("((s String)) {bits} (ite (is_int@{width} s) ((_ int2bv {width}) (number@ s)) {zero})")
        }
        _ => return None,
    };
    Some((format!("(define-fun {helper} {text})\n"), uses))
}
