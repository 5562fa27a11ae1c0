# aspectRatio(ratio?, contentMode)                                   page Rules, "Modifiers with one child"
#
# The child is proposed the largest size of the ratio that fits in the proposal, or the smallest that covers
# it. A side that is not proposed constrains nothing, and with none proposed nothing is proposed. With no
# ratio given, it is that of the child's ideal size. The answer is what the child answers. What fits is told by
# the width over the ratio, so a negative ratio turns the comparison around (here for finite proposals); a ratio of
# zero has no width, and is not in this model.

set Axis := {"horizontal", "vertical"};

# What the parent proposes on each side: a number, "nil" (unspecified) or "infinity".
param proposed {Axis}, symbolic, default "nil";
# Width over height, or "ideal".
param ratio, symbolic, default "ideal";
# "fit" or "fill".
param contentMode, symbolic, in {"fit", "fill"}, default "fit";

# The child takes what it is offered, between its least and its most; offered nothing, it is at its ideal.
param childLeast {Axis}, default 0;
param childIdeal {a in Axis} >= childLeast[a], default childLeast[a] + 10;
param childMost {a in Axis} >= childIdeal[a], default childIdeal[a] + 100;

# An ideal size with a side of 0 has no ratio: then the proposal is passed on.
set HasRatio := {{1}: ratio <> "ideal" or (childIdeal["horizontal"] > 0 and childIdeal["vertical"] > 0)};
param widthOverHeight {HasRatio} <> 0 :=
  if ratio = "ideal" then childIdeal["horizontal"] / childIdeal["vertical"] else ratio;

set Numbers := {a in Axis: proposed[a] <> "nil" and proposed[a] <> "infinity"};
set Infinite := {a in Axis: proposed[a] = "infinity"};
# An infinite side is no limit to what fits, and covers all else.
set IsEndless := {r in HasRatio:
  card(Infinite) > 0 and (contentMode = "fill" or card(Numbers) = 0)};
set Shaped := {r in HasRatio diff IsEndless: card(Numbers) > 0};

# The widths that the proposed sides call for, and the one that is preferred: the width itself, if it is
# there.
param limit {a in Numbers, r in Shaped} :=
  if a = "horizontal" then proposed[a] else proposed[a] * widthOverHeight[r];
param preferred {r in Shaped} :=
  if "horizontal" in Numbers then limit["horizontal", r] else limit["vertical", r];

var offeredWidth {Shaped};
var offeredOver {Shaped} >= 0;
var offeredUnder {Shaped} >= 0;

set IsNarrowest := {r in Shaped: (contentMode = "fit" and widthOverHeight[r] > 0)
  or (contentMode = "fill" and widthOverHeight[r] < 0)};
s.t. fits {a in Numbers, r in IsNarrowest}: offeredWidth[r] <= limit[a, r];
s.t. covers {a in Numbers, r in Shaped diff IsNarrowest}: offeredWidth[r] >= limit[a, r];
s.t. offers {r in Shaped}: offeredWidth[r] - preferred[r] = offeredOver[r] - offeredUnder[r];

var childSize {Axis};
var childOver {Axis} >= 0;
var childUnder {Axis} >= 0;
var size {Axis};    # of the modified view
var origin {Axis};  # of the child, from the modified view's corner

s.t. childIsAtLeast {a in Axis}: childSize[a] >= childLeast[a];
s.t. childIsAtMost {a in Axis}: childSize[a] <= childMost[a];
s.t. childTakesTheRatio {a in Axis, r in Shaped}:
  childSize[a] - (if a = "horizontal" then offeredWidth[r] else offeredWidth[r] / widthOverHeight[r])
  = childOver[a] - childUnder[a];
s.t. childTakesTheProposal {a in Axis: card(Shaped) = 0}:
  childSize[a]
  - (if card(IsEndless) > 0 or proposed[a] = "infinity" then childMost[a]
    else if proposed[a] = "nil" then childIdeal[a] else proposed[a])
  = childOver[a] - childUnder[a];

s.t. isTheChild {a in Axis}: size[a] = childSize[a];
s.t. place {a in Axis}: origin[a] = 0;

# A preference weighs 1, and what it moves besides: for each later one its weight times the slope of what
# that prefers, and twice the slope of its bounds. All bounds here are constants; the child's height is
# preferred at 1/ratio of the offered width.
param weightOfChild := 1;
param weightOfOffer {r in Shaped} := 1 + weightOfChild + weightOfChild / abs(widthOverHeight[r]);

minimize deviation:
  sum {r in Shaped} weightOfOffer[r] * (offeredOver[r] + offeredUnder[r])
  + sum {a in Axis} weightOfChild * (childOver[a] + childUnder[a]);
end;
