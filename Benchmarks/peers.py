"""Yoga (poga) and Taffy (stretchable) over the trees of the benchmarks; only their native solve is timed.

Prints one JSON object: {"yoga/cold/flexible/nested/1111": milliseconds, ...}. The wheels' own Python classes are left
out: with them, making a tree and reading it back takes minutes.

    python peers.py --names             the rows, one a line
    python peers.py flexible/deep/1023  one of them
"""
import json, os, statistics, sys, time

from poga import libpoga_capi as yoga
from stretchable import taffylib as taffy
from stretchable.style import AUTO, FlexDirection, Style
from stretchable.style.geometry.size import SizeAvailableSpace

WIDTH, HEIGHT = 4000, 3000
QUICK = 'QUICK' in os.environ


def timed(work):
    start = time.perf_counter()
    work()
    return (time.perf_counter() - start) * 1e3


def nested(depth, fan, leaf, stack, row=True):
    if depth == 0:
        return leaf(not row)
    return stack(row, [nested(depth - 1, fan, leaf, stack, not row) for _ in range(fan)])


def wide(views, leaf, stack):
    columns = max(1, (views - 1) // 5)
    return stack(True, [stack(False, [leaf(False) for _ in range(4)]) for _ in range(columns)])


class Yoga:
    name = 'yoga'

    def __init__(self):
        self.count = 0
        self.leaves = 'flexible'

    def leaf(self, row):
        self.count += 1
        node = yoga.YGNodeNew()
        # A width that is given leaves nothing to share out in a row, and the height in a column.
        if self.leaves != 'framed' or not row:
            yoga.YGNodeStyleSetFlex(node, 1)
        if self.leaves == 'framed':
            yoga.YGNodeStyleSetWidth(node, 10 + self.count / 64)
        elif self.leaves == 'bounded':
            yoga.YGNodeStyleSetMinWidth(node, 1 + self.count % 7 / 8)
            yoga.YGNodeStyleSetMaxWidth(node, 10 + self.count / 64)
        return node

    def stack(self, row, children):
        self.count += 1
        node = yoga.YGNodeNew()
        yoga.YGNodeStyleSetFlex(node, 1)
        yoga.YGNodeStyleSetFlexDirection(node, yoga.YGFlexDirection.Row if row else yoga.YGFlexDirection.Column)
        for place, child in enumerate(children):
            yoga.YGNodeInsertChild(node, child, place)
        return node

    def layout(self, root, width):
        return timed(lambda: yoga.YGNodeCalculateLayout(root, width, HEIGHT, yoga.YGDirection.LTR))

    resize = layout


class Taffy:
    name = 'taffy'

    def __init__(self):
        self.count = 0
        self.leaves = 'flexible'
        self.tree = taffy.init()
        self.styles = {
            row: Style(flex_grow=1, flex_basis=0,
                       flex_direction=FlexDirection.ROW if row else FlexDirection.COLUMN).to_dict()
            for row in (True, False)}

    def leaf(self, row):
        self.count += 1
        style = self.styles[True]
        if self.leaves == 'framed':
            width = 10 + self.count / 64
            style = (Style(size=(width, AUTO)) if row else
                     Style(flex_grow=1, flex_basis=0, size=(width, AUTO))).to_dict()
        elif self.leaves == 'bounded':
            style = Style(flex_grow=1, flex_basis=0, min_size=(1 + self.count % 7 / 8, 0),
                          max_size=(10 + self.count / 64, 1e6)).to_dict()
        return taffy.node_create(self.tree, style)

    def stack(self, row, children):
        self.count += 1
        node = taffy.node_create(self.tree, self.styles[row])
        for child in children:
            taffy.node_add_child(self.tree, node, child)
        return node

    def layout(self, root, width):
        space = SizeAvailableSpace(width, HEIGHT).to_dict()
        return timed(lambda: taffy.node_compute_layout(self.tree, root, space))

    def resize(self, root, width):
        # With the available space alone the wheel's cache answers, and nothing is laid out.
        style = Style(size=(width, HEIGHT), flex_direction=FlexDirection.ROW).to_dict()
        taffy.node_set_style(self.tree, root, style)
        return self.layout(root, width)


def measure(peer_class, name, make, leaves):
    cold, resized = [], []
    views = int(name.split('/')[-1])
    for _ in range(3 if QUICK else max(5, min(50, 5_000 // views))):
        peer = peer_class()
        peer.leaves = leaves
        root = make(peer)
        assert peer.count == views, f'{peer.count} views in {name}'
        cold.append(peer.layout(root, WIDTH))
        resized += [peer.resize(root, WIDTH + step) for step in range(1, 4)]
    # The least of the same layout; a resize is another one each time.
    return {f'{peer_class.name}/cold/{name}': min(cold),
            f'{peer_class.name}/resize/{name}': statistics.median(resized)}


def rows():
    """Every row that is measured, by name: what makes its tree, and what its leaves are."""
    made = {}
    for depth in (2, 3) if QUICK else (2, 3, 4):
        made[f'flexible/nested/{stacks(depth, 10)}'] = (lambda p, d=depth: nested(d, 10, p.leaf, p.stack), 'flexible')
    for leaves in ('framed', 'bounded'):
        for depth in (3,) if QUICK else (3, 4):
            made[f'{leaves}/nested/{stacks(depth, 10)}'] = (lambda p, d=depth: nested(d, 10, p.leaf, p.stack), leaves)
    for views in (1001,) if QUICK else (1001, 10001, 100001):
        made[f'flexible/wide/{views}'] = (lambda p, v=views: wide(v, p.leaf, p.stack), 'flexible')
    for depth in (9,) if QUICK else (9, 13, 16):
        made[f'flexible/deep/{stacks(depth, 2)}'] = (lambda p, d=depth: nested(d, 2, p.leaf, p.stack), 'flexible')
    return made


def stacks(depth, fan):
    return sum(fan ** level for level in range(depth + 1))


def main():
    if sys.argv[1:] == ['--names']:
        return print('\n'.join(rows()))
    chosen = sys.argv[1:] or list(rows())
    results = {}
    for peer in (Yoga, Taffy):
        for name in chosen:
            make, leaves = rows()[name]
            results |= measure(peer, name, make, leaves)
    json.dump(results, sys.stdout)


if __name__ == '__main__':
    main()
