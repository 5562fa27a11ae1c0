# Grid, GridRow; layoutPriority and gridCellAnchor in them                                     page Rules, "Grid"
#
# Cells of one column each; those that span several, and unsized ones, are held by recorded cases alone.
# 1. With nothing proposed at all, every cell is asked for its ideal size.
# 2. Otherwise cells are asked in groups: those of higher layout priority first, then those that are endless along
#    fewer axes, then those that stretch less far along the others; axes without a proposal do not count.
# 3. A track is a column or a row. At a group's turn it is open where a cell of the group's priority waits in it, and
#    settled once none of that or of a higher priority does. Each cell of the group is offered an equal share of what
#    the settled tracks leave to the open ones, but never less than its track has already.
# 4. A track is as long as its longest cell. Each cell is then offered its slot, and aligned in it.

set Axis := {"horizontal", "vertical"};
param count, integer, > 0, default 2;
set Cell := 1..count;
param track {k in Cell, a in Axis}, integer, > 0, default if a = "horizontal" then k else 1;
set Track {a in Axis} := 1..max {k in Cell} track[k, a];

# What the parent proposes on each side: a number, "nil" (unspecified) or "infinity".
param proposed {Axis}, symbolic, default "nil";
# The space between tracks, or "default": 8.
param spacing {Axis}, symbolic, default "default";
param priority {Cell}, default 0;
# Where a cell lies in its slot: 0 is leading or top, 1/2 center, 1 trailing or bottom.
param fraction {Cell, Axis}, default 0.5;

# Each cell takes what it is offered, between its least and its most; offered nothing, it is at its ideal.
param least {Cell, Axis}, default 0;
param ideal {k in Cell, a in Axis} >= least[k, a], default least[k, a] + 10;
param most {Cell, Axis}, symbolic, default "infinity";
check {a in Axis, k in Cell}: proposed[a] <> "infinity" or most[k, a] <> "infinity";

# ---- Decisions: the groups, and which tracks are open and settled at each one's turn.

param gap {a in Axis} := if spacing[a] = "default" then 8 else spacing[a];
param endlessCount {k in Cell} := card({a in Axis: proposed[a] <> "nil" and most[k, a] = "infinity"});
param stretch {k in Cell} :=
  sum {a in Axis: proposed[a] <> "nil" and most[k, a] <> "infinity"} (most[k, a] - max(0, least[k, a]));

set Groups within {Cell, Cell} := {i in Cell, j in Cell:
  priority[i] > priority[j]
  or priority[i] = priority[j] and (endlessCount[i] < endlessCount[j]
    or endlessCount[i] = endlessCount[j] and stretch[i] < stretch[j])};
set Together {k in Cell} := {j in Cell: (j, k) not in Groups and (k, j) not in Groups};
set Before {k in Cell} := {j in Cell: (j, k) in Groups or j in Together[k] and j < k};

param open {k in Cell, a in Axis} :=
  card({t in Track[a]: exists {j in Cell: track[j, a] = t} (priority[j] = priority[k] and (j, k) not in Groups)});
set Settled {k in Cell, a in Axis} := {t in Track[a]: exists {i in Cell: (i, k) in Groups}
  not exists {j in Cell: track[j, a] = t} ((i, j) in Groups and priority[j] >= priority[i])};

# ---- Measured: what each cell is offered, and what it takes.

set Sharing := {a in Axis: proposed[a] <> "nil" and proposed[a] <> "infinity"};

var offer {Cell, Sharing};
var offerOver {Cell, Sharing} >= 0;
var offerUnder {Cell, Sharing} >= 0;
# A settled track so far.
var taken {k in Cell, a in Sharing, Settled[k, a]} >= 0;
var measured {Cell, Axis};
var measuredOver {Cell, Axis} >= 0;
var measuredUnder {Cell, Axis} >= 0;

s.t. takenHolds {k in Cell, a in Sharing, t in Settled[k, a], j in Cell: track[j, a] = t and (j, k) in Groups}:
  taken[k, a, t] >= measured[j, a];
s.t. offerIsNotLess {k in Cell, a in Sharing, j in Before[k]: track[j, a] = track[k, a]}:
  offer[k, a] >= measured[j, a];
s.t. offerIsNotNegative {k in Cell, a in Sharing}: offer[k, a] >= 0;
# Stated for so many times the share as tracks are open: no division.
s.t. sharesEqually {k in Cell, a in Sharing}:
  open[k, a] * offer[k, a]
  - (proposed[a] - gap[a] * (card(Track[a]) - 1) - sum {t in Settled[k, a]} taken[k, a, t])
  = offerOver[k, a] - offerUnder[k, a];

s.t. measuredIsAtLeast {k in Cell, a in Axis}: measured[k, a] >= least[k, a];
s.t. measuredIsAtMost {k in Cell, a in Axis: most[k, a] <> "infinity"}: measured[k, a] <= most[k, a];
s.t. takesItsOffer {k in Cell, a in Axis}:
  measured[k, a]
  - (if a in Sharing then offer[k, a] else if proposed[a] = "nil" then ideal[k, a] else most[k, a])
  = measuredOver[k, a] - measuredUnder[k, a];

# ---- Tracks, and the grid.

var length {a in Axis, Track[a]};
var lengthOver {a in Axis, Track[a]} >= 0;  # a track would be nothing
s.t. trackHolds {k in Cell, a in Axis}: length[a, track[k, a]] >= measured[k, a];
s.t. trackPrefers {a in Axis, t in Track[a]}: length[a, t] = lengthOver[a, t];

var size {Axis};
s.t. together {a in Axis}: size[a] = sum {t in Track[a]} length[a, t] + gap[a] * (card(Track[a]) - 1);

# ---- Placed: each cell in its slot.

var cellSize {Cell, Axis};
var cellOver {Cell, Axis} >= 0;
var cellUnder {Cell, Axis} >= 0;
s.t. cellIsAtLeast {k in Cell, a in Axis}: cellSize[k, a] >= least[k, a];
s.t. cellIsAtMost {k in Cell, a in Axis: most[k, a] <> "infinity"}: cellSize[k, a] <= most[k, a];
s.t. cellTakes {k in Cell, a in Axis}:
  cellSize[k, a] - length[a, track[k, a]] = cellOver[k, a] - cellUnder[k, a];

var origin {Cell, Axis};
s.t. place {k in Cell, a in Axis}:
  origin[k, a] = sum {t in Track[a]: t < track[k, a]} (length[a, t] + gap[a])
    + fraction[k, a] * (length[a, track[k, a]] - cellSize[k, a]);

# By the theorem: a track moves what its cells take in their slots. What a cell takes when measured bounds its track,
# and for each cell that is asked later an offer and what settled tracks have taken from that.
param weightOfLength {a in Axis, t in Track[a]} := 1 + card({k in Cell: track[k, a] = t});
param weightOfMeasured {k in Cell, a in Axis} :=
  1 + 2 * weightOfLength[a, track[k, a]] + sum {j in Cell: k in Before[j]} 6 * weightOfMeasured[j, a];
param weightOfOfferRow {k in Cell, a in Axis} := (1 + weightOfMeasured[k, a]) / open[k, a];

minimize deviation:
  sum {k in Cell, a in Sharing} weightOfOfferRow[k, a] * (offerOver[k, a] + offerUnder[k, a])
  + sum {k in Cell, a in Sharing, t in Settled[k, a]} (1 + weightOfOfferRow[k, a]) * taken[k, a, t]
  + sum {k in Cell, a in Axis} weightOfMeasured[k, a] * (measuredOver[k, a] + measuredUnder[k, a])
  + sum {a in Axis, t in Track[a]} weightOfLength[a, t] * lengthOver[a, t]
  + sum {k in Cell, a in Axis} (cellOver[k, a] + cellUnder[k, a]);
end;
