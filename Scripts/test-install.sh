#!/bin/sh
# Five minutes: from an empty folder and a release's tarball to the first finding in an app's folder, as *Install* in the README
# says it, where no Swift is in sight. Makes the release on the spot; the time is printed.
#
#   Scripts/test-install.sh           everything, with a release made now
#   Scripts/test-install.sh FOLDER    with the release in a folder that make-release.sh has filled
set -eu
cd "$(dirname "$0")/.."
root=$(pwd)
fail() {
  echo "$1" >&2
  exit 1
}
[ "$(uname -s)" = Linux ] || fail "the README's commands are those of Debian: nothing was tried"
if [ $# -gt 0 ]; then
  dist=$(cd "$1" && pwd)
else
  dist=$root/.build/dist
  Scripts/make-release.sh glpk
fi
version=$(sed -n 's/.*static let version = "\(.*\)".*/\1/p' Sources/TautCLI/TautCommand.swift)
release=taut-$version-linux-$(uname -m)
[ -f "$dist/$release.tar.gz" ] || fail "there is no $dist/$release.tar.gz"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir -p "$work/home/Sources" "$work/bin"
# As a host without Swift has them; root needs no sudo.
[ "$(id -u)" != 0 ] || printf '#!/bin/sh\nexec "$@"\n' > "$work/bin/sudo"
chmod +x "$work"/bin/* 2>/dev/null || true

# apart COMMAND: runs it with nothing of the environment but a home, and with the toolchain and this package out of sight, where
# the system lets folders be covered.
toolchain=$(dirname "$(dirname "$(dirname "$(readlink -f "$(command -v swiftc)")")")")
mkdir -p "$work/nothing" "$root/.build"
apart() {
  set -- env -i HOME="$work/home" PATH="$work/bin:/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin" "$@"
  if unshare -m true 2>/dev/null; then
    # shellcheck disable=SC2016  # the inner shell's arguments
    unshare -m sh -c 'mount --bind "$1" "$2" && mount --bind "$1" "$3" && shift 3 && exec "$@"' sh \
      "$work/nothing" "$toolchain" "$root/.build" "$@"
  else
    echo "the toolchain cannot be hidden here" >&2
    "$@"
  fi
}

checksum() {
  (cd "$dist" && sha256sum --check --quiet "$release.tar.gz.sha256")
  tar -tzf "$dist/$release.tar.gz" > "$work/files"
  for file in bin/taut share/man/man1/taut.1 share/man/man1/taut.check.1 share/bash-completion/completions/taut \
    share/zsh/site-functions/_taut share/fish/vendor_completions.d/taut.fish share/doc/taut/licences/taut.txt \
    share/doc/taut/licences/swift-syntax.txt share/doc/taut/licences/glpk-GPL-3.txt; do
    grep -qx "$release/$file" "$work/files" || fail "the tarball has no $file"
  done
}

# The commands of the README's section, each in a folder that has the tarball and an app's Sources.
five_minutes() {
  cp "$dist/$release.tar.gz" "$work/home/"
  cat > "$work/home/Sources/Narrow.swift" <<'END'
import SwiftUI

struct Narrow: View {
  var body: some View {
    HStack {
      Text("Notifications").lineLimit(1)
      Color.red.frame(width: 260, height: 20)
    }
  }
}

#Preview { Narrow() }
END
  sed -n '/^## Install/,/^There is none to download/s/^    //p' README.md | sed "s/taut-[0-9.]*-linux-x86_64/$release/" \
    > "$work/commands"
  [ "$(wc -l < "$work/commands")" = 3 ] || { cat "$work/commands" >&2; fail "Install has three commands no longer"; }
  began=$(date +%s%N)
  code=0
  (cd "$work/home" && apart sh -e "$work/commands") > "$work/out" 2> "$work/errors" || code=$?
  took=$((($(date +%s%N) - began) / 1000000))
  [ "$code" = 1 ] || { cat "$work/out" "$work/errors" >&2; fail "the README's commands end with $code"; }
  grep -F 'Sources/Narrow.swift:6:7: "Notifications" is whole fails' "$work/out" >&2 \
    || { cat "$work/out" "$work/errors" >&2; fail "the first finding is not there"; }
  if (cd "$work/home" && apart sh -c 'command -v swift || command -v swiftc') >&2; then
    echo "a Swift is in sight: that none is needed was not shown" >&2
  fi
  # Everything that the loader looks for is there, and none of it is Swift's.
  apart ldd "$work/home/.local/bin/taut" > "$work/libraries"
  if grep -E 'not found|libswift|libFoundation|lib_Foundation|libdispatch' "$work/libraries" >&2; then
    fail "the command needs what a machine without Swift has not"
  fi
  apart "$work/home/.local/bin/taut" explain --help > /dev/null
  if command -v man >/dev/null; then
    MANPATH="$work/home/.local/share/man" man -P cat taut-check 2>/dev/null | grep -q requirement \
      || MANPATH="$work/home/.local/share/man" man -P cat taut.check 2>/dev/null | grep -q requirement \
      || fail "man does not show the page of taut check"
  fi
  bash -n "$work/home/.local/share/bash-completion/completions/taut"
  echo "install: from the tarball to the first finding: $took ms"
}

# The steps of the action that need no host, with stand-ins for the host's own client.
action() {
  venv=$root/.build/pipeline-tools
  [ -x "$venv/bin/python" ] || python3 -m venv "$venv"
  "$venv/bin/python" -c 'import yaml' 2>/dev/null || "$venv/bin/pip" install -q pyyaml >&2
  cat > "$work/bin/gh" <<'END'
#!/usr/bin/env python3
# gh release download [TAG] --repo R --dir D --pattern P...: of the releases in a folder, as the real one matches names.
import fnmatch, os, shutil, sys
arguments = sys.argv[1:]
assert arguments[:2] == ["release", "download"], arguments
folder = arguments[arguments.index("--dir") + 1]
patterns = [arguments[n + 1] for n, word in enumerate(arguments) if word == "--pattern"]
os.makedirs(folder, exist_ok=True)
names = [name for name in sorted(os.listdir(os.environ["RELEASES"])) if any(fnmatch.fnmatch(name, p) for p in patterns)]
assert names, patterns
for name in names:
    shutil.copy(os.path.join(os.environ["RELEASES"], name), folder)
END
  chmod +x "$work/bin/gh"
  # Both flavours lie in one release on the host: the action takes one of them.
  mkdir -p "$work/releases"
  cp "$dist/$release.tar.gz" "$dist/$release.tar.gz.sha256" "$work/releases/"
  touch "$work/releases/taut-forward-$version-linux-$(uname -m).tar.gz"
  mkdir -p "$work/app" "$work/runner"
  cp -r "$work/home/Sources" "$work/app/"
  "$venv/bin/python" - "$root/action.yml" "$work" <<'END'
import os, subprocess, sys, yaml
action, work = sys.argv[1:]
steps = {step["name"]: step for step in yaml.safe_load(open(action))["runs"]["steps"]}
inputs = {name: value.get("default", "") for name, value in yaml.safe_load(open(action))["inputs"].items()}
environment = {**os.environ, "RUNNER_TEMP": f"{work}/runner", "RELEASES": f"{work}/releases",
               "PATH": f"{work}/bin:" + os.environ["PATH"]}
for name in ("GITHUB_PATH", "GITHUB_OUTPUT", "GITHUB_STEP_SUMMARY"):
    environment[name] = f"{work}/{name}"
    open(environment[name], "w").close()

def run(name, **values):
    return subprocess.run(["bash", "--noprofile", "--norc", "-eo", "pipefail", "-c", steps[name]["run"]], cwd=f"{work}/app",
                          env={**environment, **values}, capture_output=True, text=True)

installed = run("Install taut", VERSION="latest", REPOSITORY="OWNER/taut", GH_TOKEN="")
assert installed.returncode == 0, installed
environment["PATH"] = open(environment["GITHUB_PATH"]).read().strip() + ":" + environment["PATH"]
checked = run("Check layouts", FILES="Sources/", ARGUMENTS=inputs["arguments"], BASELINE="")
output = open(environment["GITHUB_OUTPUT"]).read()
assert checked.returncode == 0 and "code=1\n" in output, (checked, output)
assert '"Notifications" is whole fails' in open(environment["GITHUB_STEP_SUMMARY"]).read()
assert '"version": "2.1.0"' in open(f"{work}/app/taut.sarif").read()
assert os.listdir(f"{work}/app/taut-pictures"), "no picture of the finding"
assert run("Verdict", CODE="1").returncode == 1 and run("Verdict", CODE="0").returncode == 0
END
  echo "action: installs the release, checks, and ends with the check's code; its host was not there"
}

# The artifact bundle, by a plugin of a package that runs the command in it.
bundle() {
  package=$work/bundle
  mkdir -p "$package/Plugins/Look" "$package/Sources/app"
  cp "$dist/taut.artifactbundle.zip" "$package/"
  echo 'print("app")' > "$package/Sources/app/main.swift"
  cat > "$package/Package.swift" <<'END'
// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "bundle",
  targets: [
    .executableTarget(name: "app"),
    .binaryTarget(name: "taut", path: "taut.artifactbundle.zip"),
    .plugin(name: "Look", capability: .command(intent: .custom(verb: "look", description: "")), dependencies: ["taut"]),
  ])
END
  cat > "$package/Plugins/Look/Look.swift" <<'END'
import Foundation
import PackagePlugin

@main struct Look: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let process = Process()
    process.executableURL = try context.tool(named: "taut").url
    process.arguments = ["--version"]
    try process.run()
    process.waitUntilExit()
  }
}
END
  swift package --package-path "$package" look > "$work/out" 2>&1 || { cat "$work/out" >&2; fail "the bundle does not run"; }
  grep -qF "$version" "$work/out" || { cat "$work/out" >&2; fail "the bundle is of another version"; }
  echo "bundle: a package's plugin runs the command of the artifact bundle"
}

checksum
five_minutes
action
bundle
