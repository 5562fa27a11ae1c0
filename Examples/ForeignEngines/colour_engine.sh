#!/bin/sh
# The smallest engine for `taut conformance --engine`: of all views it knows a colour, which takes what it is offered, and
# 10 where it is offered nothing. It reads one case a line and answers each with a line.
while read -r case; do
  id=${case#*'"id": "'}
  id=${id%%'"'*}
  case $case in
  *'"tree": {"type": "color", "id": "'*)
    node=${case#*'"tree": {"type": "color", "id": "'}
    node=${node%%'"'*}
    width=${case#*'"width": '}
    width=${width%%,*}
    height=${case#*'"height": '}
    height=${height%%\}*}
    [ "$width" = null ] && width=10
    [ "$height" = null ] && height=10
    printf '{"id": "%s", "frames": {"%s": [0, 0, %s, %s]}}\n' "$id" "$node" "$width" "$height"
    ;;
  *) printf '{"id": "%s", "unsupported": "it knows colours alone"}\n' "$id" ;;
  esac
done
