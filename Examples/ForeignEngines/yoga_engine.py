#!/usr/bin/env python3
"""Yoga, by its wheel poga, as an engine for `taut conformance --engine`: one case a line in, one answer a line out.

What flexbox can say of a SwiftUI tree is said in flexbox, and Yoga lays it out; all numbers are Yoga's. What flexbox
cannot say is answered with the reason. The translation knows the format of cases and nothing of any one case:

- A view whose length can vary grows from 0 (flex-grow 1, flex-basis 0) between its least and greatest length; one that
  cannot vary neither grows nor shrinks.
- A stack is a row or a column, its spacing a margin before each child but the first. Across, a child that can vary is
  stretched; one with a limit lies in a line of its own, which is stretched and aligned as the stack is.
- Frames and padding are rows of one child. Overlays and backgrounds are positioned over the view that they are on.
- Where a view is offered no length it takes its ideal length, which is known beforehand: from the root's proposal inwards.
"""
import json
import sys

from poga import libpoga_capi as yoga

INFINITY = float('inf')
DEFAULT_SPACING = 8
# Spacing of texts, which their fonts decide.
TEXTS = -1
DEFAULT_SPACER = 8
IDEAL = 10
ROW, COLUMN = 0, 1
WORDS = {'inf': INFINITY, '-inf': -INFINITY, 'nan': float('nan')}
HORIZONTAL = {'leading': 0, 'center': 1, 'trailing': 2}
VERTICAL = {'top': 0, 'center': 1, 'bottom': 2}
BOTH = {'topLeading': (0, 0), 'top': (1, 0), 'topTrailing': (2, 0), 'leading': (0, 1), 'center': (1, 1),
        'trailing': (2, 1), 'bottomLeading': (0, 2), 'bottom': (1, 2), 'bottomTrailing': (2, 2)}
JUSTIFY = [yoga.YGJustify.FlexStart, yoga.YGJustify.Center, yoga.YGJustify.FlexEnd]
ALIGN = [yoga.YGAlign.FlexStart, yoga.YGAlign.Center, yoga.YGAlign.FlexEnd]
SET_LENGTH = [yoga.YGNodeStyleSetWidth, yoga.YGNodeStyleSetHeight]
SET_MIN = [yoga.YGNodeStyleSetMinWidth, yoga.YGNodeStyleSetMinHeight]
SET_MAX = [yoga.YGNodeStyleSetMaxWidth, yoga.YGNodeStyleSetMaxHeight]


class Unsupported(Exception):
    """What flexbox cannot say."""


class Box:
    """A node of Yoga with the range of its lengths along both axes: the least and the greatest that it can take; and for
    both axes the default spacing that its ends ask for: DEFAULT_SPACING, 0, or TEXTS."""

    def __init__(self, node, width, height, ends=None):
        self.node = node
        self.ranges = [width, height]
        self.ends = ends or [(DEFAULT_SPACING, DEFAULT_SPACING)] * 2

    def varies(self, axis):
        least, greatest = self.ranges[axis]
        return least < greatest


def number(value, default=None):
    return default if value is None else WORDS.get(value, value)


def finite(value, name):
    if not -INFINITY < value < INFINITY:
        raise Unsupported(f'{name} is no finite number')
    return value


def non_negative(value, name):
    if not value >= 0:
        raise Unsupported(f'{name} is negative or no number')
    return value


class Translator:
    """The tree of one case in nodes of Yoga."""

    def __init__(self, config):
        self.config = config
        # Yoga does not hold the nodes of a tree, and makes new names for them when it is asked for one.
        self.nodes = []
        self.parents = {}
        self.ids = {}

    def new(self, axis=ROW):
        node = yoga.YGNodeNewWithConfig(self.config)
        yoga.YGNodeStyleSetFlexDirection(
            node, yoga.YGFlexDirection.Row if axis == ROW else yoga.YGFlexDirection.Column)
        yoga.YGNodeStyleSetAlignItems(node, ALIGN[0])
        yoga.YGNodeStyleSetFlexShrink(node, 0)
        self.nodes.append(node)
        return node

    def frame(self, node):
        """Where a node lies in the root's coordinates."""
        x = y = 0
        size = [yoga.YGNodeLayoutGetWidth(node), yoga.YGNodeLayoutGetHeight(node)]
        while node is not None:
            x, y = x + yoga.YGNodeLayoutGetLeft(node), y + yoga.YGNodeLayoutGetTop(node)
            node = self.parents.get(id(node))
        return [x, y, *size]

    def boxes(self, view, stack, unspecified, direction):
        """The boxes that a view stands for; `stack` is the axis of the stack it is in, `unspecified` says of both
        axes whether no length is offered."""
        translate = getattr(self, 'do_' + view['type'], None)
        if translate is None:
            raise Unsupported(REASONS.get(view['type'], f"flexbox has nothing like {view['type']}"))
        boxes = translate(view, stack, unspecified, direction)
        if 'id' in view and boxes:
            self.ids.setdefault(view['id'], boxes[0].node)
        return boxes

    def single(self, view, stack, unspecified, direction):
        """The one box of a view that a modifier is on."""
        boxes = self.boxes(view, stack, unspecified, direction)
        if len(boxes) != 1:
            raise Unsupported('a modifier on no view, or on several')
        return boxes[0]

    def children(self, views, stack, unspecified, direction):
        return [box for view in views for box in self.boxes(view, stack, unspecified, direction)]

    # Leaves

    def leaf(self, ranges, ideal, unspecified, ends=None):
        node = self.new()
        for axis in (ROW, COLUMN):
            least, greatest = (non_negative(length, 'a length') for length in ranges[axis])
            if unspecified[axis]:
                length = finite(number(ideal[axis]), 'an ideal length')
                least = greatest = max(least, min(length, greatest))
            if least >= greatest:
                SET_LENGTH[axis](node, finite(least, 'a length'))
            ranges[axis] = (least, max(least, greatest))
        return [Box(node, *ranges, ends)]

    def do_fixed(self, view, stack, unspecified, direction):
        sides = [number(view['w']), number(view['h'])]
        ends = [(DEFAULT_SPACING,) * 2, (TEXTS,) * 2] if view.get('text') else None
        return self.leaf([(side, side) for side in sides], sides, unspecified, ends)

    def do_flex(self, view, stack, unspecified, direction):
        ranges = [(number(view['min' + side]), number(view['max' + side])) for side in 'WH']
        return self.leaf(ranges, [view['idealW'], view['idealH']], unspecified)

    def do_color(self, view, stack, unspecified, direction):
        return self.leaf([(0, INFINITY)] * 2, [IDEAL] * 2, unspecified)

    def do_image(self, view, stack, unspecified, direction):
        return self.leaf([(0, INFINITY)] * 2, [view['w'], view['h']], unspecified)

    def do_spacer(self, view, stack, unspecified, direction):
        least = number(view.get('min'), DEFAULT_SPACER)
        ranges = [(least, INFINITY) if stack in (None, axis) else (0, 0) for axis in (ROW, COLUMN)]
        ideal = [least if stack in (None, axis) else 0 for axis in (ROW, COLUMN)]
        return self.leaf(ranges, ideal, unspecified,
                         [(0, 0) if stack in (None, axis) else (DEFAULT_SPACING,) * 2 for axis in (ROW, COLUMN)])

    def do_divider(self, view, stack, unspecified, direction):
        if stack is None:
            raise Unsupported('a divider in no stack')
        ranges = [(1, 1), (1, 1)]
        ranges[1 - stack] = (0, INFINITY)
        return self.leaf(ranges, [IDEAL if axis != stack else 1 for axis in (ROW, COLUMN)], unspecified)

    # Containers

    def do_empty(self, view, stack, unspecified, direction):
        return []

    def do_group(self, view, stack, unspecified, direction):
        return self.children(view['children'], stack, unspecified, direction)

    def do_hstack(self, view, stack, unspecified, direction):
        return self.stack(view, view['children'], ROW, unspecified, direction)

    def do_vstack(self, view, stack, unspecified, direction):
        return self.stack(view, view['children'], COLUMN, unspecified, direction)

    def do_anyLayout(self, view, stack, unspecified, direction):
        axis = {'hstack': ROW, 'vstack': COLUMN}.get(view['layout']['type'])
        if axis is None:
            raise Unsupported('flexbox has no such layout')
        return self.stack(view['layout'], view['children'], axis, unspecified, direction)

    def stack(self, view, views, axis, unspecified, direction):
        names = VERTICAL if axis == ROW else HORIZONTAL
        alignment = view.get('alignment', 'center')
        if not isinstance(alignment, str) or alignment not in names:
            raise Unsupported('flexbox aligns at edges and centres alone')
        node = self.new(axis)
        yoga.YGNodeStyleSetAlignItems(node, ALIGN[names[alignment]])
        boxes = self.children(views, axis, unspecified, direction)
        given = number(view.get('spacing'))
        spaces = 0
        for place, box in enumerate(boxes):
            item = self.put(box, node, axis, names[alignment])
            if place > 0:
                space = self.space(boxes[place - 1], box, axis) if given is None else finite(given, 'the spacing')
                yoga.YGNodeStyleSetMargin(item, yoga.YGEdge.Start if axis == ROW else yoga.YGEdge.Top, space)
                spaces += space
        along = [[box.ranges[axis][end] for box in boxes] for end in (0, 1)]
        across = [[box.ranges[1 - axis][end] for box in boxes] for end in (0, 1)]
        ranges = [None, None]
        ranges[axis] = (sum(along[0]) + spaces, sum(along[1]) + spaces)
        ranges[1 - axis] = (max(across[0], default=0), max(across[1], default=0))
        return [Box(node, *ranges, self.ends(boxes, axis))]

    def space(self, before, after, axis):
        spaces = before.ends[axis][1], after.ends[axis][0]
        if 0 in spaces:
            return 0
        if TEXTS in spaces:
            raise Unsupported('flexbox has no spacing between texts')
        return DEFAULT_SPACING

    def ends(self, boxes, axis):
        """A stack asks for the spacing that its outer children ask for; across, none where one wants none."""
        if not boxes:
            return [(0, 0)] * 2
        ends = [None, None]
        ends[axis] = (boxes[0].ends[axis][0], boxes[-1].ends[axis][1])
        across = [[box.ends[1 - axis][end] for box in boxes] for end in (0, 1)]
        ends[1 - axis] = tuple(0 if 0 in asked else min(asked) for asked in across)
        return ends

    def put(self, box, parent, axis, alignment):
        """Puts a box into a row or a column, in which it takes what it can of the room; says which node is put there."""
        across = 1 - axis
        if box.varies(across) and box.ranges[across][1] < INFINITY:
            box = self.line(box, across, alignment)
        if box.varies(axis):
            yoga.YGNodeStyleSetFlexGrow(box.node, 1)
            yoga.YGNodeStyleSetFlexShrink(box.node, 1)
            yoga.YGNodeStyleSetFlexBasis(box.node, 0)
            self.limit(box, axis)
        if box.varies(across):
            yoga.YGNodeStyleSetAlignSelf(box.node, yoga.YGAlign.Stretch)
            self.limit(box, across)
        self.insert(box.node, parent)
        return box.node

    def line(self, box, axis, alignment):
        """A line along an axis without a limit, and in it a box that has one."""
        node = self.new(axis)
        yoga.YGNodeStyleSetJustifyContent(node, JUSTIFY[alignment])
        inner, outer = list(box.ranges), list(box.ranges)
        if box.varies(1 - axis):
            inner[1 - axis] = (0, INFINITY)
        outer[axis] = (box.ranges[axis][0], INFINITY)
        self.put(Box(box.node, *inner), node, axis, 0)
        return Box(node, *outer)

    def insert(self, node, parent):
        yoga.YGNodeInsertChild(parent, node, yoga.YGNodeGetChildCount(parent))
        self.parents[id(node)] = parent

    def limit(self, box, axis):
        least, greatest = box.ranges[axis]
        SET_MIN[axis](box.node, least)
        if greatest < INFINITY:
            SET_MAX[axis](box.node, greatest)

    # Modifiers

    def wrap(self, box, alignment=(0, 0)):
        """A row of one box, which lies in it as it is aligned."""
        node = self.new()
        yoga.YGNodeStyleSetJustifyContent(node, JUSTIFY[alignment[0]])
        yoga.YGNodeStyleSetAlignItems(node, ALIGN[alignment[1]])
        self.put(box, node, ROW, alignment[1])
        return node

    def alignment(self, view):
        alignment = view.get('alignment') or 'center'
        if isinstance(alignment, dict):
            horizontal, vertical = alignment.get('h'), alignment.get('v')
            if horizontal in HORIZONTAL and vertical in VERTICAL:
                return HORIZONTAL[horizontal], VERTICAL[vertical]
        elif alignment in BOTH:
            return BOTH[alignment]
        raise Unsupported('flexbox aligns at edges and centres alone')

    def do_frame(self, view, stack, unspecified, direction):
        sides = [number(view.get('width')), number(view.get('height'))]
        inner = [unspecified[axis] and sides[axis] is None for axis in (ROW, COLUMN)]
        box = self.single(view['child'], stack, inner, direction)
        node = self.wrap(box, self.alignment(view))
        ranges = list(box.ranges)
        for axis, side in enumerate(sides):
            if side is not None:
                SET_LENGTH[axis](node, finite(non_negative(side, 'a frame'), 'a frame'))
                ranges[axis] = (side, side)
        return [Box(node, *ranges, box.ends)]

    def do_flexFrame(self, view, stack, unspecified, direction):
        given = [[number(view.get(end + side)) for end in ('min', 'ideal', 'max')] for side in ('Width', 'Height')]
        for length in given[0] + given[1]:
            non_negative(0 if length is None else length, 'a frame')
        inner = [unspecified[axis] and given[axis][1] is None for axis in (ROW, COLUMN)]
        box = self.single(view['child'], stack, inner, direction)
        node = self.wrap(box, self.alignment(view))
        ranges = list(box.ranges)
        for axis, (least, ideal, greatest) in enumerate(given):
            low = least if least is not None else min(box.ranges[axis][0], INFINITY if greatest is None else greatest)
            high = greatest if greatest is not None else max(box.ranges[axis][1], low)
            if unspecified[axis] and ideal is not None:
                low = max(least or 0, min(ideal, INFINITY if greatest is None else greatest))
                high = low
                SET_LENGTH[axis](node, finite(low, 'an ideal length'))
            elif unspecified[axis]:
                # As long as its content, within the limits.
                SET_MIN[axis](node, finite(low, 'a length'))
                if high < INFINITY:
                    SET_MAX[axis](node, high)
                low = high = max(low, min(box.ranges[axis][0], high))
            elif low >= high:
                SET_LENGTH[axis](node, finite(low, 'a length'))
                high = low
            ranges[axis] = (low, high)
        return [Box(node, *ranges, box.ends)]

    def do_padding(self, view, stack, unspecified, direction):
        edges = {edge: finite(number(view.get(edge), 0), 'a padding')
                 for edge in ('leading', 'trailing', 'top', 'bottom')}
        if min(edges.values()) < 0:
            raise Unsupported('flexbox has no padding below zero')
        box = self.single(view['child'], stack, unspecified, direction)
        node = self.wrap(box)
        for edge, side in (('leading', 'Start'), ('trailing', 'End'), ('top', 'Top'), ('bottom', 'Bottom')):
            yoga.YGNodeStyleSetPadding(node, getattr(yoga.YGEdge, side), edges[edge])
        added = [edges['leading'] + edges['trailing'], edges['top'] + edges['bottom']]
        ranges = [tuple(end + added[axis] for end in box.ranges[axis]) for axis in (ROW, COLUMN)]
        # An edge with padding is as any other view's.
        names = [('leading', 'trailing'), ('top', 'bottom')]
        ends = [tuple(DEFAULT_SPACING if edges[edge] else box.ends[axis][end] for end, edge in enumerate(names[axis]))
                for axis in (ROW, COLUMN)]
        return [Box(node, *ranges, ends)]

    def do_fixedSize(self, view, stack, unspecified, direction):
        inner = [unspecified[ROW] or view.get('horizontal', True), unspecified[COLUMN] or view.get('vertical', True)]
        box = self.single(view['child'], stack, inner, direction)
        return [Box(self.wrap(box), *box.ranges, box.ends)]

    def do_offset(self, view, stack, unspecified, direction):
        if direction == 'rightToLeft':
            raise Unsupported('flexbox positions from the left')
        box = self.single(view['child'], stack, unspecified, direction)
        node = self.wrap(box)
        yoga.YGNodeStyleSetPosition(box.node, yoga.YGEdge.Left, finite(number(view.get('x'), 0), 'an offset'))
        yoga.YGNodeStyleSetPosition(box.node, yoga.YGEdge.Top, finite(number(view.get('y'), 0), 'an offset'))
        return [Box(node, *box.ranges, box.ends)]

    def do_overlay(self, view, stack, unspecified, direction):
        box = self.single(view['child'], stack, unspecified, direction)
        node = self.wrap(box)
        content = self.children(view['content'], None, (False, False), direction)
        if len(content) > 1:
            raise Unsupported(REASONS['zstack'])
        for secondary in content:
            layer = self.wrap(secondary, self.alignment(view))
            yoga.YGNodeStyleSetPositionType(layer, yoga.YGPositionType.Absolute)
            for edge in ('Left', 'Top', 'Right', 'Bottom'):
                yoga.YGNodeStyleSetPosition(layer, getattr(yoga.YGEdge, edge), 0)
            self.insert(layer, node)
        return [Box(node, *box.ranges, box.ends)]

    do_background = do_overlay

    def do_neutral(self, view, stack, unspecified, direction):
        return self.boxes(view['child'], stack, unspecified, direction)

    do_hidden = do_neutral

    def do_environment(self, view, stack, unspecified, direction):
        inner = view.get('layoutDirection') or direction
        box = self.single(view['child'], stack, unspecified, inner)
        node = self.wrap(box)
        if inner != direction:
            yoga.YGNodeStyleSetDirection(
                box.node, yoga.YGDirection.RTL if inner == 'rightToLeft' else yoga.YGDirection.LTR)
        return [Box(node, *box.ranges, box.ends)]

    def do_layoutPriority(self, view, stack, unspecified, direction):
        if number(view['value']) != 0:
            raise Unsupported('flexbox has no order in which children are served')
        return self.boxes(view['child'], stack, unspecified, direction)


REASONS = {
    'zstack': 'flexbox has no container that is as large as the largest of views that lie over each other',
    'aspectRatio': "flexbox's aspect ratio neither fits nor fills both sides",
    'alignmentGuide': 'flexbox has no guides of its own',
    'position': 'flexbox has no position by a centre',
    'geometryReader': 'flexbox reads no geometry',
    'viewThatFits': 'flexbox has no choice of what fits',
    'grid': 'flexbox is no grid',
    'custom': 'flexbox has no layouts of its own',
}


def proposal(root):
    sides = [number(root['proposal'].get(side)) for side in ('width', 'height')]
    for side in sides:
        if side is not None:
            non_negative(finite(side, 'a proposal'), 'a proposal')
    return sides


def answer(case, config):
    root = case['root']
    sides = proposal(root)
    translator = Translator(config)
    unspecified = [side is None for side in sides]
    boxes = translator.boxes(case['tree'], None, unspecified, 'leftToRight')
    if len(boxes) != 1:
        raise Unsupported('a root of no view, or of several')
    window = translator.wrap(boxes[0], (1, 1) if root['placement'] == 'center' else (0, 0))
    for axis, side in enumerate(sides):
        if side is not None:
            SET_LENGTH[axis](window, side)
    yoga.YGNodeCalculateLayout(window, *(yoga.YGUndefined if side is None else side for side in sides),
                               yoga.YGDirection.LTR)
    return {'frames': {name: translator.frame(node) for name, node in translator.ids.items()}}


def main():
    config = yoga.YGConfigNew()
    # Lengths are no whole points.
    yoga.YGConfigSetPointScaleFactor(config, 0)
    for line in sys.stdin:
        case = json.loads(line)
        try:
            result = answer(case, config)
        except Unsupported as reason:
            result = {'unsupported': str(reason)}
        print(json.dumps({'id': case['id'], **result}), flush=True)


if __name__ == '__main__':
    main()
