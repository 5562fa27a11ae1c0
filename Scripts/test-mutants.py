#!/usr/bin/env python3
"""Breaks rules in the text of their sources, one fault at a time, and demands that the engines then differ on a small scene.

    Scripts/test-mutants.py --check       whether each text is found exactly once (part of make lint)
    Scripts/test-mutants.py [WORD...]     builds and tries the mutants whose names hold one of the words; all by default

All faults are put into one copy of the sources (.build/mutants), each under a condition; the environment's TAUT_MUTANT
turns one on. So the command is built once: the first time from nothing, which takes ten minutes of processor time. A mutant
breaks one engine alone, and `taut layout --engine both` of the scene that is named with it has to notice; with no mutant on,
both have to agree on every scene.

To add one: the file, a text that occurs once in it, and what stands there instead, where BROKEN is true while the fault is
on. What tests can break from outside a rule, or by its parameters, is in Tests/TautTests/Mutants.
"""
import json, os, pathlib, shutil, subprocess, sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
COPY = ROOT / '.build/mutants'


def color(least=None, most=None, height=None, **others):
    """A colour in a frame with limits."""
    frame = {'minWidth': least, 'maxWidth': most}
    modifiers = [{'frame': {key: value for key, value in frame.items() if value is not None}}] if least or most else []
    if height:
        modifiers.append({'frame': {'height': height}})
    return {'type': 'Color', 'modifiers': modifiers + [{key: value} for key, value in others.items()]}


def row(*children, alignment='center'):
    return {'type': 'HStack', 'spacing': 4, 'alignment': alignment, 'children': list(children)}


def scene(root, width=200, height=100):
    proposal = {side: length for side, length in (('width', width), ('height', height)) if length}
    return {'taut': 1, 'proposal': proposal, 'root': root}


image = {'type': 'Image', 'size': [30, 20]}

# By name: a stack for each thing that can go wrong with one.
SCENES = {
    # The one with a limit gets less than its share, which the other takes.
    'limits': scene(row(color(), color(most=20), color(least=90))),
    # More is wanted than there is, and then more than the stack has.
    'crowded': scene(row(color(least=150), color(least=20), color(), color())),
    'tight': scene(row(color(least=150), color(), color()), width=100),
    'priorities': scene(row(color(least=30), color(layoutPriority=1), color(least=20))),
    # Three priorities, of which the last but one has room to spare.
    'ranks': scene(row(color(layoutPriority=2, most=40), color(layoutPriority=1, least=50), color(least=25))),
    # Endlessly flexible ones: the larger minimum comes first.
    'minimums': scene(row(color(least=20), color(least=120), color(least=60))),
    # Two that are as flexible: the first one comes first, and what is left over is another's.
    'equal': scene(row(color(least=1, most=61), color(least=41, most=101), color(least=90, most=150))),
    # A view that stands far from the line that all are aligned on.
    'line': scene(row({**image, 'modifiers': [{'alignmentGuide': {'guide': 'top', 'value': -20}}]}, alignment='top')),
    'heights': scene(row(color(height=20), color(height=50), alignment='bottom')),
    # As broad as its children, which ask what they are offered across.
    'open': scene(row(color(height=40), {'type': 'Color'}), height=None),
    'low': scene({'type': 'VStack', 'children': [row(color(height=20)), {'type': 'Color'}]}),
    # How wide it may be follows from how high it is.
    'ratio': scene(row({'type': 'Color', 'modifiers': [{'aspectRatio': {'ratio': 2, 'contentMode': 'fit'}}]}, color(most=90)), width=100, height=20),
}

STACK = 'Sources/ConstraintLayout/Rules/Stack.swift'
PLAIN = 'Sources/ReferenceLayout/Rules/Stack.swift'

# What is wrong, on which scene it shows, and for each engine where: file, text, and what stands there instead.
MUTANTS = [
    ('the first two are served in the other order', 'crowded', [
        (STACK, 'return order.map { (group[$0], ranges[$0]) }',
         'return (BROKEN ? [order[1], order[0]] + order.dropFirst(2) : order).map { (group[$0], ranges[$0]) }'),
        (PLAIN, '''      let ranks = 0..<group.count
      if ranks.dropFirst().allSatisfy({ flexibilities[$0 - 1].index < flexibilities[$0].index }) {
        return nil
      }
      return ranks.map { flexibilities[$0].index }''',
         '''      let ranks = 0..<group.count
      if BROKEN { return ([1, 0] + ranks.dropFirst(2)).map { flexibilities[$0].index } }
      if ranks.dropFirst().allSatisfy({ flexibilities[$0 - 1].index < flexibilities[$0].index }) {
        return nil
      }
      return ranks.map { flexibilities[$0].index }'''),
    ]),
    ('the most flexible child is served first', 'limits', [
        (STACK, ': Self.compare(flexibility, flexibilityValue, other.flexibility, other.flexibilityValue)',
         ': (BROKEN ? -1 : 1) * Self.compare(flexibility, flexibilityValue, other.flexibility, other.flexibilityValue)'),
        (PLAIN, 'if range < other.range { return true }\n      if other.range < range { return false }',
         'if range < other.range { return !BROKEN }\n      if other.range < range { return BROKEN }'),
    ]),
    ('minimums of lower priorities are not set aside', 'priorities', [
        (STACK, 'for index in groups.dropFirst().joined() {', 'for index in groups.dropFirst().joined() where !BROKEN {'),
        (PLAIN, 'for index in groups.dropFirst().joined() {', 'for index in groups.dropFirst().joined() where !BROKEN {'),
    ]),
    ("a group's own minimums are not given back", 'ranks', [
        (STACK, 'if rank > 0 {', 'if rank > 0, !BROKEN {'),
        (PLAIN, 'if rank > 0 {', 'if rank > 0, !BROKEN {'),
    ]),
    ('shares may be negative', 'tight', [
        (STACK, 'atLeast: [Bound(.zero, because: .notNegative)])',
         'atLeast: BROKEN ? [] : [Bound(.zero, because: .notNegative)])'),
        (PLAIN, 'let share = max(.zero, available', 'let share = max(BROKEN ? -.infinity : .zero, available'),
    ]),
    ('a gap too many is taken from the length', 'limits', [
        (STACK, 'var available = length - spacing', 'var available = length - spacing - (BROKEN ? Extent(4) : .zero)'),
        (PLAIN, 'var available = length.subtracting(spacing)',
         'var available = length.subtracting(BROKEN ? spacing + Number(4) : spacing)'),
    ]),
    ('a gap too many counts for the size', 'heights', [
        (STACK, 'let total = Extent.sum(', 'let total = (BROKEN ? Extent(4) : .zero) + Extent.sum('),
        (PLAIN, 'var length = spacing', 'var length = BROKEN ? spacing + Number(4) : spacing'),
    ]),
    ('the alignment line does not count for the breadth', 'line', [
        (STACK, '.firstStart(across), along: across, preferring: .zero,',
         '.firstStart(across), along: across, preferring: BROKEN ? starts[0].extent : .zero,'),
        (PLAIN, 'start = min(start, origin)', 'start = BROKEN ? origin : min(start, origin)'),
    ]),
    ('children are not moved to where the breadth begins', 'heights', [
        (STACK, 'let across = extent.origins[index] - extent.start',
         'let across = extent.origins[index] - (BROKEN ? .zero : extent.start)'),
        (PLAIN, 'breadth: origin[axis.across] - breadth.start,',
         'breadth: origin[axis.across] - (BROKEN ? .zero : breadth.start),'),
    ]),
    ('the lowest priority is served first', 'priorities', [
        (STACK, '.sorted { $0.key > $1.key }', '.sorted { BROKEN ? $0.key < $1.key : $0.key > $1.key }'),
        (PLAIN, 'let groups = children.priorityGroups',
         'let groups = BROKEN ? Array(children.priorityGroups.reversed()) : Array(children.priorityGroups)'),
    ]),
    ('all priorities are the same', 'priorities', [
        (STACK, 'if view.indices.allSatisfy({', 'if BROKEN || view.indices.allSatisfy({'),
        (PLAIN, 'guard children.differInPriority else {', 'guard children.differInPriority, !BROKEN else {'),
    ]),
    ('of equal children the later one is served first', 'equal', [
        (STACK, 'return order == 0 ? one < other : order < 0', 'return order == 0 ? (one < other) != BROKEN : order < 0'),
        (PLAIN, 'return index < other.index', 'return (index < other.index) != BROKEN'),
    ]),
    ('endlessly flexible children are served in source order', 'minimums', [
        (STACK, '? Self.compare(other.smallest, other.smallestValue, smallest, smallestValue)',
         '? BROKEN ? 0 : Self.compare(other.smallest, other.smallestValue, smallest, smallestValue)'),
        (PLAIN, 'if range.isInfinite && other.range.isInfinite {',
         'if BROKEN, range.isInfinite && other.range.isInfinite {\n    } else if range.isInfinite && other.range.isInfinite {'),
    ]),
    ('each share is divided by all children', 'limits', [
        (STACK, 'because: .share, times: count - number,', 'because: .share, times: BROKEN ? count : count - number,'),
        (PLAIN, 'Number(order.count - count)', 'Number(BROKEN ? order.count : order.count - count)'),
    ]),
    ('nothing is subtracted for a child that was served', 'limits', [
        (STACK, 'available = view.brief(available - taken,', 'available = view.brief(BROKEN ? available : available - taken,'),
        (PLAIN, 'available = available.subtracting(try serve(index, share))',
         'let taken = try serve(index, share)\n        if !BROKEN { available = available.subtracting(taken) }'),
    ]),
    ('placing leaves an open breadth open', 'open', [
        (STACK, 'if settled[axis.across] == nil {', 'if !BROKEN, settled[axis.across] == nil {'),
        (PLAIN, 'if settled[axis.across] == nil {', 'if !BROKEN, settled[axis.across] == nil {'),
    ]),
    ('the breadth is what was proposed', 'low', [
        (STACK, 'preferring: extent.end - extent.start,',
         'preferring: (BROKEN ? proposal[axis.across] : nil) ?? (extent.end - extent.start),'),
        (PLAIN, 'return Size(length: length, breadth: breadth.end - breadth.start,',
         'let offered = BROKEN ? proposal[stack.axis.across] : nil\n'
         '      return Size(length: length, breadth: offered ?? breadth.end - breadth.start,'),
    ]),
    ('flexibility is measured at no breadth at all', 'ratio', [
        (STACK, 'try fittingOrder(group, axis, view, asking)',
         'try fittingOrder(\n        group, axis, view,\n'
         '        BROKEN ? { ProposalExpression(length: $0, breadth: nil, along: axis) } : asking)'),
        (PLAIN, 'try fittingOrder(children.indices, axis, breadth, children)',
         'try fittingOrder(children.indices, axis, BROKEN ? nil : breadth, children)'),
    ]),
]


def module(file):
    return pathlib.Path(file).parts[1]


def named():
    """Each fault by the name that turns it on."""
    for fault, scene, places in MUTANTS:
        for file, text, broken in places:
            yield f'{module(file)}: {fault}', scene, file, text, broken


def broken_sources():
    """The files with all faults in them; ends with a message where a text is not there exactly once."""
    sources, edits = {}, {}
    for name, _, file, text, broken in named():
        source = sources.setdefault(file, (ROOT / file).read_text())
        if source.count(text) != 1:
            sys.exit(f'{file}: found {source.count(text)} times and not once, for "{name}":\n{text}')
        place = source.index(text)
        edits.setdefault(file, []).append((place, place + len(text), broken.replace('BROKEN', f'Mutant.isOn("{name}")')))
    for file, own in edits.items():
        behind = len(sources[file])
        for start, end, text in sorted(own, reverse=True):
            if end > behind:
                sys.exit(f'{file}: two faults are in the same text, one of them at\n{sources[file][start:end]}')
            sources[file] = sources[file][:start] + text + sources[file][end:]
            behind = start
    return sources


SWITCH = '''import Foundation

/// The fault that is turned on.
enum Mutant {
  private static let name = ProcessInfo.processInfo.environment["TAUT_MUTANT"]

  static func isOn(_ fault: String) -> Bool { name == fault }
}
'''


def write(path, text):
    """Writes a file, unless it says the same: the build goes by times."""
    if not path.exists() or path.read_text() != text:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)


def build():
    """Builds the command with all faults in it."""
    sources = broken_sources()
    files = subprocess.run(
        ['git', 'ls-files', '--cached', '--others', '--exclude-standard'],
        cwd=ROOT, text=True, check=True, stdout=subprocess.PIPE).stdout.split('\n')
    wanted = {file for file in files + ['Package.resolved'] if file and (ROOT / file).is_file()}
    for old in COPY.glob('Sources/**/*'):
        if old.is_file() and str(old.relative_to(COPY)) not in wanted and old.name != 'Mutant.swift':
            old.unlink()
    for file in wanted - sources.keys():
        source, copy = ROOT / file, COPY / file
        if not copy.exists() or copy.read_bytes() != source.read_bytes():
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(source, copy)
    for file, text in sources.items():
        write(COPY / file, text)
    for target in {module(file) for file in sources}:
        write(COPY / 'Sources' / target / 'Mutant.swift', SWITCH)
    subprocess.run(['swift', 'build', '-c', 'release', '--product', 'taut'], cwd=COPY, check=True)
    return COPY / '.build/release/taut'


def agree(program, scene, name=''):
    """Whether the engines agree on a scene with a fault turned on."""
    done = subprocess.run(
        [program, 'layout', '--engine', 'both', '-'], input=json.dumps(SCENES[scene]), text=True,
        env={**os.environ, 'TAUT_MUTANT': name}, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    # A fault may also make a rule fail, in one engine alone; of the scene as it is, nothing may.
    if done.returncode not in (0, 1):
        sys.exit(f'the scene "{scene}" cannot be laid out{f", with the fault {name}" if name else ""}:\n{done.stderr}')
    return done.returncode == 0


def main(words):
    if words == ['--check']:
        broken_sources()
        return
    program = build()
    wrong = [f'the engines differ on "{scene}" with no fault in them' for scene in SCENES if not agree(program, scene)]
    tried = [mutant for mutant in named() if not words or any(word in mutant[0] for word in words)]
    for name, scene, *_ in tried:
        if agree(program, scene, name):
            others = [other for other in SCENES if not agree(program, other, name)]
            wrong.append(f'not noticed on "{scene}": {name} (noticed on {", ".join(others) or "none"})')
    for line in wrong:
        print(line)
    print(f'{len(tried) - len([line for line in wrong if line.startswith("not")])} of {len(tried)} faults are noticed')
    sys.exit(1 if wrong or not tried else 0)


if __name__ == '__main__':
    main(sys.argv[1:])
