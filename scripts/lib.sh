# Shared by the scripts: source it, do not run it.
# shellcheck shell=bash

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
tools=$root/target/tools
not_possible=3

say() { printf '%s\n' "$*" >&2; }

# fail STATUS LINE...: says why and ends.
fail() {
  local status=$1 line
  shift
  for line in "$@"; do say "$line"; done
  exit "$status"
}

has() { command -v "$1" >/dev/null 2>&1; }

# require PURPOSE COMMAND=PACKAGE...: ends with one command to run where anything is missing. The tests may install it.
require() {
  local purpose=$1 pair commands=() packages=()
  shift
  for pair in "$@"; do
    has "${pair%%=*}" && continue
    commands+=("${pair%%=*}")
    packages+=("${pair#*=}")
  done
  ((${#commands[@]} == 0)) && return
  if [[ -n ${STARHOP_MAY_INSTALL:-} ]] && install_packages "${packages[@]}"; then return; fi
  fail $not_possible "$purpose needs: ${commands[*]}" "On Debian or Ubuntu: sudo apt-get install ${packages[*]}"
}

# install_packages PACKAGE...: fails where there is no apt-get or it cannot be run as root.
install_packages() {
  local as_root=()
  has apt-get || return
  if ((EUID != 0)); then
    sudo -n true 2>/dev/null || return
    as_root=(sudo -n)
  fi
  say "Installing $*…"
  locked apt apt_install "$@"
}

apt_install() {
  "${as_root[@]}" apt-get -qq -o DPkg::Lock::Timeout=300 update >&2 &&
    "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get -qq -y -o DPkg::Lock::Timeout=300 install "$@" >/dev/null
}

require_rust() {
  has cargo || fail $not_possible "$1 needs Rust (cargo), 1.88 or newer: see https://rustup.rs"
  require "$1" cc=gcc
}

# compiles_for PHONE TRIPLE: whether the core compiles for a phone; linking it there takes that phone's own tools.
compiles_for() {
  require_rust "Checking the core for $1"
  if ! locked rustup rustup target add "$2" >/dev/null 2>&1; then
    say "Skipped: this machine cannot get Rust's standard library for $2."
    return
  fi
  cargo check --quiet --package starhop-ffi --target "$2"
  say "The core and the bindings compile for $2."
}

require_java() {
  require "$1" java=openjdk-17-jdk-headless javac=openjdk-17-jdk-headless mvn=maven
  local major
  major=$(java -XshowSettings:properties -version 2>&1 | sed -n 's/ *java.specification.version = //p')
  ((major >= 17)) || fail $not_possible "$1 needs a JDK of version 17 or newer; java is version $major" \
    "On Debian or Ubuntu: sudo apt-get install openjdk-17-jdk-headless"
}

# locked NAME COMMAND...: runs the command while no other one holds the same lock.
locked() {
  local lock=$root/target/$1.lock
  shift
  mkdir -p "$root/target"
  (
    flock 9
    "$@" 9>&-
  ) 9>"$lock"
}

library=$root/target/release/libstarhop_ffi.so
