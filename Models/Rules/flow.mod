# FlowLayout                                                           page Rules, "Custom layouts"
#
# Views in rows, each at its ideal size: a row ends where the next view would reach over the width. Which view
# begins a row is a decision, made from numbers before the program, as a text's line breaks are. The flow is as
# wide as its widest row and as high as its rows together. It places its views in rows of its own width, which
# may have room for more than what was proposed.

set Axis := {"horizontal", "vertical"};
param count, integer, > 0, default 2;
set Child := 1..count;

# What the parent proposes on each side: a number, "nil" (unspecified) or "infinity".
param proposed {Axis}, symbolic, default "nil";
param ideal {Child, Axis} >= 0, default 20;

# The views' own sizes, whatever they are offered.
var childSize {Child, Axis};
var childOver {Child, Axis} >= 0;   # how far a side lies above its preference
var childUnder {Child, Axis} >= 0;  # and how far below
s.t. isIdeal {k in Child, a in Axis}: childSize[k, a] - ideal[k, a] = childOver[k, a] - childUnder[k, a];

# ---- Measured: rows in the proposed width, in 10 where none is proposed. The first view stays in the first row.

param room, symbolic := if proposed["horizontal"] = "nil" then 10 else proposed["horizontal"];
param left {k in Child} >= 0 :=
  if k = 1 then 0
  else if room <> "infinity" and left[k-1] + ideal[k-1, "horizontal"] + ideal[k, "horizontal"] > room then 0
  else left[k-1] + ideal[k-1, "horizontal"];
param begins {k in Child}, binary :=
  if k > 1 and room <> "infinity"
    and left[k-1] + ideal[k-1, "horizontal"] + ideal[k, "horizontal"] > room then 1 else 0;
param row {k in Child}, integer := 1 + sum {j in 1..k} begins[j];
set Row := 1..row[count];

var size {Axis};
var rowHeight {Row};
var rowOver {Row} >= 0;             # a row would be nothing
var sizeOver {Axis} >= 0;
var sizeUnder {Axis} >= 0;
s.t. rowHolds {k in Child}: rowHeight[row[k]] >= childSize[k, "vertical"];
s.t. rowPrefers {r in Row}: rowHeight[r] = rowOver[r];
s.t. widthHolds {k in Child}:
  size["horizontal"] >= sum {j in 1..k: row[j] = row[k]} childSize[j, "horizontal"];
s.t. widthPrefers: size["horizontal"] = sizeOver["horizontal"] - sizeUnder["horizontal"];
s.t. heightPrefers:
  size["vertical"] - sum {r in Row} rowHeight[r] = sizeOver["vertical"] - sizeUnder["vertical"];

# ---- Placed: rows in the flow's own width.

param own := max {k in Child} (left[k] + ideal[k, "horizontal"]);
param placedLeft {k in Child} >= 0 :=
  if k = 1 then 0
  else if placedLeft[k-1] + ideal[k-1, "horizontal"] + ideal[k, "horizontal"] > own then 0
  else placedLeft[k-1] + ideal[k-1, "horizontal"];
param placedBegins {k in Child}, binary :=
  if k > 1 and placedLeft[k-1] + ideal[k-1, "horizontal"] + ideal[k, "horizontal"] > own then 1 else 0;
param placedRow {k in Child}, integer := 1 + sum {j in 1..k} placedBegins[j];
set PlacedRow := 1..placedRow[count];

var placedHeight {PlacedRow};
var placedOver {PlacedRow} >= 0;
var origin {Child, Axis};           # from the flow's corner
s.t. placedHolds {k in Child}: placedHeight[placedRow[k]] >= childSize[k, "vertical"];
s.t. placedPrefers {r in PlacedRow}: placedHeight[r] = placedOver[r];
s.t. across {k in Child}:
  origin[k, "horizontal"] = sum {j in 1..k-1: placedRow[j] = placedRow[k]} childSize[j, "horizontal"];
s.t. down {k in Child}:
  origin[k, "vertical"] = sum {r in PlacedRow: r < placedRow[k]} placedHeight[r];

# By the theorem: the height depends on each row, which weighs 1 + 1. A child's side bounds the width, one row
# measured and one row placed: its bounds count twice.
param weight {a in Axis} := if a = "horizontal" then 1 + 2 * 1 else 1 + 2 * 2 + 2 * 1;

minimize deviation:
  sum {k in Child, a in Axis} weight[a] * (childOver[k, a] + childUnder[k, a])
  + sum {r in Row} 2 * rowOver[r] + sum {r in PlacedRow} placedOver[r]
  + sum {a in Axis} (sizeOver[a] + sizeUnder[a]);
end;
