#!/bin/sh
# Opens the pages and the API that make docs has made in Chromium, as a visitor does.
#
#   Scripts/test-docs.sh SITE    e.g. Scripts/test-docs.sh .build/documentation
set -eu
exec "$(dirname "$0")/with-browser.sh" Tests/Page/site_tests.py "$@"
