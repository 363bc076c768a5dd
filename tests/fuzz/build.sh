#!/usr/bin/env bash
# Builds what is beside this script with clang++ and its sanitizers.
#   build.sh BUILD_FOLDER
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
cmake -S "$here" -B "$1" -G Ninja -DCMAKE_CXX_COMPILER=clang++
cmake --build "$1" --parallel 2
