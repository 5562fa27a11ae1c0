# ignoresSafeArea(_:edges:), once it is known how far the view reaches                page Rules, "Safe areas"
#
# The view answers what its child answers to the proposal. The child is placed beyond the view's edges, by as much
# as it reaches, and is proposed as much more; nothing stays nothing.

set Axis := {"horizontal", "vertical"};

# What the parent proposes on each side: a number, "nil" (unspecified) or "infinity".
param proposed {Axis}, symbolic, default "nil";
# How far the view reaches at the start of each axis (leading, top) and at its end (trailing, bottom).
param startReach {Axis} >= 0, default 0;
param endReach {Axis} >= 0, default 0;

# The child takes what it is offered, between its least and its most; offered nothing, it is at its ideal.
param childLeast {Axis}, default 0;
param childIdeal {a in Axis} >= childLeast[a], default childLeast[a] + 10;
param childMost {a in Axis} >= childIdeal[a], default childIdeal[a] + 100;

param wish {a in Axis} :=
  if proposed[a] = "nil" then childIdeal[a]
  else if proposed[a] = "infinity" then childMost[a]
  else proposed[a];
param widerWish {a in Axis} :=
  if proposed[a] = "nil" then childIdeal[a]
  else if proposed[a] = "infinity" then childMost[a]
  else proposed[a] + startReach[a] + endReach[a];

var answer {Axis};      # what the child answers to the proposal
var over {Axis} >= 0;
var under {Axis} >= 0;
var childSize {Axis};   # what it answers to what it is proposed where it is placed
var childOver {Axis} >= 0;
var childUnder {Axis} >= 0;
var size {Axis};        # of the modified view
var origin {Axis};      # of the child, from the modified view's corner

s.t. answerIsAtLeast {a in Axis}: answer[a] >= childLeast[a];
s.t. answerIsAtMost {a in Axis}: answer[a] <= childMost[a];
s.t. answers {a in Axis}: answer[a] - wish[a] = over[a] - under[a];
s.t. childIsAtLeast {a in Axis}: childSize[a] >= childLeast[a];
s.t. childIsAtMost {a in Axis}: childSize[a] <= childMost[a];
s.t. childTakes {a in Axis}: childSize[a] - widerWish[a] = childOver[a] - childUnder[a];

s.t. isTheAnswer {a in Axis}: size[a] = answer[a];
s.t. place {a in Axis}: origin[a] = -startReach[a];

# No preference depends on another: each weighs 1.
param weight := 1;

minimize deviation:
  sum {a in Axis} weight * (over[a] + under[a] + childOver[a] + childUnder[a]);
end;
