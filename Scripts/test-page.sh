#!/bin/sh
# Runs the tests of the page of taut inspect in Chromium.
#
#   Scripts/test-page.sh TAUT [TEST...]    e.g. Scripts/test-page.sh .build/release/taut
set -eu
exec "$(dirname "$0")/with-browser.sh" Tests/Page/page_tests.py "$@"
