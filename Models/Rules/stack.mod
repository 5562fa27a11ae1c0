# HStack, VStack; layoutPriority and Spacer in them                        page Rules, "HStack and VStack"
#
# Along the stack's axis a view has a length, across it a breadth.
# 1. With no length proposed, every child is proposed none.
# 2. With a number proposed, the children share it, less the spacing. Those of higher layout priority are
#    served first, after the minimum lengths of all lower ones have been set aside. Among equals the least
#    flexible is served first (flexibility is the largest length less the minimum; of endless ones the larger
#    minimum comes first; then source order). Each is offered an equal share of what is left, at least 0.
# 3. With an infinite length proposed, every share is infinite.
# 4. Each child's origin across is the negative of its guide; the stack's breadth is the extent of the
#    children and of the line itself. The length is that of all children, with spacing. Overflow is legal.
# 5. When placing, a breadth that was not proposed is the stack's own; the children are measured once more
#    with it.

param count, integer, > 0, default 3;
set Child := 1..count;

# What the parent proposes: a number, "nil" (unspecified) or "infinity".
param proposedLength, symbolic, default "nil";
param proposedBreadth, symbolic, default "nil";
# The space between neighbours, or "default": 8, but 0 beside a spacer.
param spacing, symbolic, default "default";

# A spacer comes after all other views, whatever their priority.
param isSpacer {Child}, binary, default 0;
param priority {Child}, default 0;

# Each child takes what it is offered, between its least and its most; offered nothing, it is at its ideal.
# The most along the axis may be "infinity".
param leastLength {Child}, default 0;
param idealLength {i in Child} >= leastLength[i], default leastLength[i] + 10;
param mostLength {Child}, symbolic, default "infinity";
param leastBreadth {Child}, default 0;
param idealBreadth {i in Child} >= leastBreadth[i], default leastBreadth[i] + 10;
param mostBreadth {i in Child} >= idealBreadth[i], default idealBreadth[i] + 100;

# Measured at length 0, a child has its minimum length.
param minimumLength {i in Child} := max(0, leastLength[i]);
set Endless := {i in Child: mostLength[i] = "infinity"};
check: proposedLength <> "infinity" or card(Endless) = 0;

# A default guide lies at a fraction of the breadth: 0 is leading or top, 1/2 center, 1 trailing or bottom.
# A child may have an explicit one.
param fraction, default 0.5;
param explicitGuide {Child}, symbolic, default "none";

# ---- Decisions: spacing, priority groups, fitting order.

param gap {i in Child: i < count} :=
  if spacing <> "default" then spacing else if isSpacer[i] or isSpacer[i + 1] then 0 else 8;
param totalGap := sum {i in Child: i < count} gap[i];

param lowest := min {i in Child} priority[i];
param level {i in Child} := if isSpacer[i] then lowest - 1 else priority[i];
set Lower {i in Child} := {j in Child: level[j] < level[i]};

param flexibility {i in Child diff Endless} := mostLength[i] - minimumLength[i];

# Whom each child lets go first among its equals, and among all.
set FitsBefore {i in Child} := {j in Child: j <> i and level[j] = level[i] and
  (i in Endless and j not in Endless
    or i in Endless and j in Endless
      and (minimumLength[j] > minimumLength[i] or minimumLength[j] = minimumLength[i] and j < i)
    or i not in Endless and j not in Endless
      and (flexibility[j] < flexibility[i] or flexibility[j] = flexibility[i] and j < i))};
set Before {i in Child} := FitsBefore[i] union {j in Child: level[j] > level[i]};
# How many of its group are still there when a child's turn comes, itself among them.
param left {i in Child} := card({j in Child: level[j] = level[i]}) - card(FitsBefore[i]);

# ---- Along the axis: shares, then lengths.

set Sharing := {i in Child: proposedLength <> "nil" and proposedLength <> "infinity"};

var share {Sharing};
var shareOver {Sharing} >= 0;
var shareUnder {Sharing} >= 0;
var length {Child};
var lengthOver {Child} >= 0;
var lengthUnder {Child} >= 0;

s.t. shareIsNotNegative {i in Sharing}: share[i] >= 0;
# Stated for so many times the share as children are left: no division.
s.t. sharesEqually {i in Sharing}:
  left[i] * share[i]
  - (proposedLength - totalGap - sum {j in Before[i]} length[j] - sum {j in Lower[i]} minimumLength[j])
  = shareOver[i] - shareUnder[i];

s.t. lengthIsAtLeast {i in Child}: length[i] >= leastLength[i];
s.t. lengthIsAtMost {i in Child diff Endless}: length[i] <= mostLength[i];
s.t. takesItsShare {i in Child}:
  length[i]
  - (if i in Sharing then share[i] else if proposedLength = "nil" then idealLength[i] else mostLength[i])
  = lengthOver[i] - lengthUnder[i];

var stackLength;
s.t. together: stackLength = totalGap + sum {i in Child} length[i];

# ---- Across the axis, measured: breadths, and their extent about the line at 0.

var measured {Child};
var measuredOver {Child} >= 0;
var measuredUnder {Child} >= 0;
var measuredGuide {Child};

s.t. measuredIsAtLeast {i in Child}: measured[i] >= leastBreadth[i];
s.t. measuredIsAtMost {i in Child}: measured[i] <= mostBreadth[i];
s.t. measuredTakes {i in Child}:
  measured[i]
  - (if proposedBreadth = "nil" then idealBreadth[i]
    else if proposedBreadth = "infinity" then mostBreadth[i] else proposedBreadth)
  = measuredOver[i] - measuredUnder[i];
s.t. guideOfMeasured {i in Child}:
  measuredGuide[i] = (if explicitGuide[i] = "none" then fraction * measured[i] else explicitGuide[i]);

var measuredStart;
var measuredEnd;
var measuredStartOver >= 0;
var measuredStartUnder >= 0;
var measuredEndOver >= 0;
var measuredEndUnder >= 0;
var stackBreadth;

s.t. measuredStartsWith {i in Child}: measuredStart <= -measuredGuide[i];
s.t. measuredStartIsTheLine: measuredStart - 0 = measuredStartOver - measuredStartUnder;
s.t. measuredEndsWith {i in Child}: measuredEnd >= -measuredGuide[i] + measured[i];
s.t. measuredEndIsTheLine: measuredEnd - 0 = measuredEndOver - measuredEndUnder;
s.t. across: stackBreadth = measuredEnd - measuredStart;

# ---- Across the axis, placed: the same with the stack's own breadth where none was proposed.

var breadth {Child};
var breadthOver {Child} >= 0;
var breadthUnder {Child} >= 0;
var guide {Child};

s.t. breadthIsAtLeast {i in Child}: breadth[i] >= leastBreadth[i];
s.t. breadthIsAtMost {i in Child}: breadth[i] <= mostBreadth[i];
s.t. breadthTakes {i in Child}:
  breadth[i]
  - (if proposedBreadth = "nil" then stackBreadth
    else if proposedBreadth = "infinity" then mostBreadth[i] else proposedBreadth)
  = breadthOver[i] - breadthUnder[i];
s.t. guideOfChild {i in Child}:
  guide[i] = (if explicitGuide[i] = "none" then fraction * breadth[i] else explicitGuide[i]);

var start;
var startOver >= 0;
var startUnder >= 0;
s.t. startsWith {i in Child}: start <= -guide[i];
s.t. startIsTheLine: start - 0 = startOver - startUnder;

# ---- Where each child lies, from the stack's corner.

var originAlong {Child};
var originAcross {Child};
s.t. comesAfter {i in Child}:
  originAlong[i] = sum {j in Child: j < i} (length[j] + gap[j]);
s.t. alignment {i in Child}: originAcross[i] = -guide[i] - start;

# A preference weighs 1, and what it moves besides: for each later one its weight times the slope of what
# that prefers, and twice the slope of its bounds. A length moves what is left for those that are served
# after it; a breadth moves the extents by `slope` through its guide. Shares are weighed in rows of `left`
# times a share.
param weightOfLength {i in Child} :=
  1 + sum {j in Sharing: i in Before[j]} (1 + weightOfLength[j]) / left[j];
param weightOfShareRow {i in Child} := (1 + weightOfLength[i]) / left[i];

param slope {i in Child} := if explicitGuide[i] = "none" then fraction else 0;
param weightOfStart := 1;
param weightOfBreadth {i in Child} := 1 + 2 * weightOfStart * abs(slope[i]);
# Both ends of the measured extent make the breadth that is proposed when placing.
param weightOfExtent :=
  1 + (if proposedBreadth = "nil" then sum {i in Child} weightOfBreadth[i] else 0);
param weightOfMeasured {i in Child} := 1 + 2 * weightOfExtent * (abs(slope[i]) + abs(1 - slope[i]));

minimize deviation:
  sum {i in Sharing} weightOfShareRow[i] * (shareOver[i] + shareUnder[i])
  + sum {i in Child} weightOfLength[i] * (lengthOver[i] + lengthUnder[i])
  + sum {i in Child} weightOfMeasured[i] * (measuredOver[i] + measuredUnder[i])
  + weightOfExtent * (measuredStartOver + measuredStartUnder + measuredEndOver + measuredEndUnder)
  + sum {i in Child} weightOfBreadth[i] * (breadthOver[i] + breadthUnder[i])
  + weightOfStart * (startOver + startUnder);
end;
