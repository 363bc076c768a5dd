#!/usr/bin/env bash
# Builds the catalog program with g++ and clang++ in several ways.
#   build.sh BUILD_FOLDER
set -euo pipefail
build=$1
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)

build_with() { # compiler, folder, variants…
  local compiler=$1 folder=$build/$2
  shift 2
  cmake -S "$here/compilers" -B "$folder" -G Ninja -DCMAKE_CXX_COMPILER="$compiler" -DVARIANTS="$(IFS=';'; echo "$*")" \
    >"$folder.log" 2>&1 && cmake --build "$folder" --parallel 2 >>"$folder.log" 2>&1 ||
    { tail -40 "$folder.log"; return 1; }
}

mkdir -p "$build"
build_with g++ gcc O0="-O0" O2="-O2" unsigned="-O0 -funsigned-char"
build_with clang++ clang O2="-O2"
