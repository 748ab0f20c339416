# Sourced by ./javelin and ./test: finds what they need, installs what it can, names what it cannot.

export CARGO_TARGET_DIR="${CARGO_TARGET_DIR:-${XDG_CACHE_HOME:-$HOME/.cache}/javelin/target}"
[ -d "$HOME/.cargo/bin" ] && PATH="$HOME/.cargo/bin:$PATH"

fail() {
    echo "javelin: $*" >&2
    exit 2
}

# Installs Debian packages if this is a Debian where we may; otherwise says how.
install_packages() {
    if command -v apt-get >/dev/null && [ "$(id -u)" = 0 ]; then
        echo "javelin: installing $*" >&2
        { apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$@"; } >&2 ||
            fail "could not install $*"
    else
        fail "please install $* (on Debian or Ubuntu: sudo apt-get install $*)"
    fi
}

need_build_tools() {
    command -v cargo >/dev/null || fail "Rust 1.95 or newer is needed to build: install it from https://rustup.rs"
    command -v cc >/dev/null || install_packages gcc libc6-dev
}

# Any JDK from 17 to 25: JAVA_HOME, the java on PATH, or one below /usr/lib/jvm.
need_jdk() {
    [ -n "${JAVA_HOME:-}" ] && return
    command -v java >/dev/null && return
    compgen -G "/usr/lib/jvm/*/lib/modules" >/dev/null && return
    install_packages openjdk-17-jdk-headless
}
