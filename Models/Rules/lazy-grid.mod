# LazyVGrid, LazyHGrid                                                     page Rules, "Lazy stacks and grids"
#
# 1. All gaps and all fixed tracks are taken off the breadth that is proposed, or 100 where none is, or infinity.
# 2. The other items are served in order: each is offered an equal share of what is left, within its limits. An
#    adaptive one is divided into as many tracks as fit into its share at their least, and at least one.
# 3. Views stand in the tracks, line by line. Each is proposed its track and no length along the lines; a line is as
#    long as its longest view. A header or a footer has a line and the whole breadth to itself.
# 4. The grid answers the breadth that is proposed, and the tracks are aligned in it.

set Axis := {"horizontal", "vertical"};
# The axis across the lines.
param across, symbolic, default "horizontal";
param along, symbolic := if across = "horizontal" then "vertical" else "horizontal";
param proposed {Axis}, symbolic, default "nil";
param spacing, default 8;

param itemCount, integer, > 0, default 1;
set Item := 1..itemCount;
# "fixed", "flexible" or "adaptive".
param kind {Item}, symbolic, default "flexible";
# The length of a fixed item, or the least one.
param itemLeast {Item} >= 0, default 10;
param itemMost {Item}, symbolic, default "infinity";
param gap {Item}, default 8;

param count, integer, > 0, default 2;
set Child := 1..count;
# A header or a footer; or a view that begins a line, or follows the one before it.
param part {Child}, symbolic, default "other";
# Where a view lies in its slot, and the tracks in the grid: 0 is leading or top, 1/2 center, 1 trailing or bottom.
param fraction {Axis}, default 0.5;
param childLeast {Child, Axis}, default 0;
param childIdeal {k in Child, a in Axis} >= childLeast[k, a], default childLeast[k, a] + 10;
param childMost {k in Child, a in Axis} >= childIdeal[k, a], default childIdeal[k, a] + 100;

# ---- Decisions: how many tracks each item has, and where each view stands.

param isOffered, binary := if proposed[across] = "nil" or proposed[across] = "infinity" then 0 else 1;
param room := if isOffered then proposed[across] else 100;
set Open := {i in Item: kind[i] <> "fixed"};
param waiting {i in Open} := card({j in Open: j >= i});
# An adaptive track has at least one point.
param least {i in Item} := if kind[i] = "adaptive" then max(itemLeast[i], 1) else itemLeast[i];
# Without a limit it is one that nothing comes to.
param most {i in Item} := if itemMost[i] = "infinity" then 1e6 else max(itemMost[i], least[i]);
param free := room - sum {i in Item: i < itemCount} gap[i] - sum {i in Item diff Open} itemLeast[i];
# For an open item in turn: 1 is what is left for it and those after it, and 2 how many tracks it has.
param before {i in Open}, integer := max(0, max {j in Open} (if j < i then j else 0));
param turn {i in Open, s in 1..2} :=
  if s = 2 then
    (if kind[i] = "flexible" then 1
     else max(1, floor((turn[i, 1] / waiting[i] + gap[i]) / (least[i] + gap[i]) + 1e-9)))
  else if before[i] = 0 then free
  else turn[before[i], 1] - (turn[before[i], 2] - 1) * gap[before[i]]
    - min(turn[before[i], 2] * most[before[i]], max(turn[before[i], 2] * least[before[i]],
        turn[before[i], 1] / waiting[before[i]] - (turn[before[i], 2] - 1) * gap[before[i]]));
param tracks {i in Item} := if i in Open then turn[i, 2] else 1;

param trackCount := sum {i in Item} tracks[i];
# Its place in its line, from 1; a header or a footer has 0.
param track {k in Child}, integer := if part[k] = "title" then 0
  else if k = 1 or part[k] = "first" then 1
  else if track[k-1] = 0 or track[k-1] = trackCount then 1
  else track[k-1] + 1;
param line {k in Child}, integer := if k = 1 then 1
  else if track[k] <= 1 then line[k-1] + 1 else line[k-1];
set Line := 1..line[count];
# The item of a track, and which of the item's tracks it is, from 0.
param item {t in 1..trackCount}, integer :=
  min {i in Item: sum {j in Item: j <= i} tracks[j] >= t} i;
param inItem {t in 1..trackCount}, integer := t - 1 - sum {j in Item: j < item[t]} tracks[j];

# ---- The tracks.

var length {Item};
var lengthOver {Item} >= 0;
var lengthUnder {Item} >= 0;
s.t. isAtLeast {i in Open}: length[i] >= least[i];
s.t. isAtMost {i in Open}: length[i] <= most[i];
s.t. fixed {i in Item diff Open}: length[i] - itemLeast[i] = lengthOver[i] - lengthUnder[i];
# Stated for so many times the share as there are tracks: no division.
s.t. shares {i in Open}:
  waiting[i] * tracks[i] * length[i]
  - (free - sum {j in Open: j < i} (tracks[j] * length[j] + (tracks[j] - 1) * gap[j])
     - waiting[i] * (tracks[i] - 1) * gap[i])
  = lengthOver[i] - lengthUnder[i];

var trackEnd;
s.t. tracksEnd: trackEnd = sum {i in Item} (tracks[i] * length[i] + (tracks[i] - 1) * gap[i])
  + sum {i in Item: i < itemCount} gap[i];
var size {Axis};
s.t. takesTheProposal: size[across] = if isOffered then room else trackEnd;

# ---- The views.

var childSize {Child, Axis};
var childOver {Child, Axis} >= 0;
var childUnder {Child, Axis} >= 0;
s.t. childIsAtLeast {k in Child, a in Axis}: childSize[k, a] >= childLeast[k, a];
s.t. childIsAtMost {k in Child, a in Axis}: childSize[k, a] <= childMost[k, a];
s.t. childTakesItsTrack {k in Child: track[k] > 0}:
  childSize[k, across] - length[item[track[k]]] = childOver[k, across] - childUnder[k, across];
s.t. childTakesTheBreadth {k in Child: track[k] = 0}:
  childSize[k, across] - size[across] = childOver[k, across] - childUnder[k, across];
s.t. childIsIdeal {k in Child}:
  childSize[k, along] - childIdeal[k, along] = childOver[k, along] - childUnder[k, along];

var lineLength {Line};
var lineOver {Line} >= 0;
s.t. lineHolds {k in Child}: lineLength[line[k]] >= childSize[k, along];
s.t. linePrefers {l in Line}: lineLength[l] = lineOver[l];
s.t. together: size[along] = sum {l in Line} lineLength[l] + spacing * (card(Line) - 1);

var origin {Child, Axis};
s.t. placeAcross {k in Child}: origin[k, across] =
  if track[k] = 0 then fraction[across] * (size[across] - childSize[k, across])
  else fraction[across] * (size[across] - trackEnd)
    + sum {j in Item: j < item[track[k]]} (tracks[j] * (length[j] + gap[j]))
    + inItem[track[k]] * (length[item[track[k]]] + gap[item[track[k]]])
    + fraction[across] * (length[item[track[k]]] - childSize[k, across]);
s.t. placeAlong {k in Child}: origin[k, along] =
  sum {l in Line: l < line[k]} (lineLength[l] + spacing)
  + fraction[along] * (lineLength[line[k]] - childSize[k, along]);

# By the theorem: a line moves no preference. A view's length moves one bound of its line, a track's length the shares of
# the items after it and the views in it; these are more than enough.
param weightOfChild := 3;
param weightOfItem {i in Item} :=
  1 + 2 * weightOfChild * count + sum {j in Open: j > i} 2 * tracks[i] * weightOfItem[j];

minimize deviation:
  sum {i in Item} weightOfItem[i] * (lengthOver[i] + lengthUnder[i])
  + sum {k in Child, a in Axis} weightOfChild * (childOver[k, a] + childUnder[k, a])
  + sum {l in Line} lineOver[l];
end;
