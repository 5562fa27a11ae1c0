# ViewThatFits(in:)                                                                  page Rules, "ViewThatFits"
#
# Candidates are measured with nothing proposed, in order. The first whose ideal size is no larger than what is
# proposed, along the axes that count, is shown, or else the last one. It is proposed what the choice is, and its
# size is the choice's.

set Axis := {"horizontal", "vertical"};

# What the parent proposes on each side: a number, "nil" (unspecified) or "infinity".
param proposed {Axis}, symbolic, default "nil";
param counts {Axis}, binary, default 1;
param count, integer, >= 1, default 1;
set Candidate := 1..count;

# A candidate takes what it is offered, between its least and its most; offered nothing, it is at its ideal.
param childLeast {Candidate, Axis}, default 0;
param childIdeal {c in Candidate, a in Axis} >= childLeast[c, a], default childLeast[c, a] + 10;
param childMost {c in Candidate, a in Axis} >= childIdeal[c, a], default childIdeal[c, a] + 100;

set Limited := {a in Axis: counts[a] and proposed[a] <> "nil" and proposed[a] <> "infinity"};
set Fitting := {c in Candidate: card({a in Limited: childIdeal[c, a] > proposed[a]}) = 0};
param shown := if card(Fitting) > 0 then min {c in Fitting} c else count;
set Shown := {shown};

param wish {c in Shown, a in Axis} :=
  if proposed[a] = "nil" then childIdeal[c, a]
  else if proposed[a] = "infinity" then childMost[c, a]
  else proposed[a];

var childSize {Shown, Axis};
var over {Shown, Axis} >= 0;   # how far the candidate lies above its preference
var under {Shown, Axis} >= 0;  # and how far below
var size {Axis};               # of the choice
var origin {Shown, Axis};      # of the candidate, from the choice's corner

s.t. childIsAtLeast {c in Shown, a in Axis}: childSize[c, a] >= childLeast[c, a];
s.t. childIsAtMost {c in Shown, a in Axis}: childSize[c, a] <= childMost[c, a];
s.t. childTakes {c in Shown, a in Axis}: childSize[c, a] - wish[c, a] = over[c, a] - under[c, a];

s.t. isTheCandidate {c in Shown, a in Axis}: size[a] = childSize[c, a];
s.t. place {c in Shown, a in Axis}: origin[c, a] = 0;

# No preference depends on the candidate: size and place are defined by it, and cost nothing. So each weighs 1.
param weight := 1;

minimize deviation: sum {c in Shown, a in Axis} weight * (over[c, a] + under[c, a]);
end;
