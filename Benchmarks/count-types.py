"""How many types and functions of the engine a layout passes through: what somebody has to read who follows one number.

    python3 Benchmarks/count-types.py [PROGRAM [ARGUMENT...]]

By default `.build/release/taut draw` of a scene of three views: it lays the tree out once, as `Taut.layout` does, whereas
`taut layout` keeps it for further sizes. Callgrind notes every instruction that is executed, and the debug information says
which functions were inlined there. Counted are functions of the modules in MODULES, and the types that they belong to;
`LIST=1` names them. Needs valgrind and llvm-symbolizer.
"""
import collections, os, pathlib, re, shutil, subprocess, sys, tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
MODULES = ['ConstraintLayout', 'LinearProgramming']
SCENE = ROOT / 'Models/Scenes/hstack-reversed.json'


def run(*command, **options):
    return subprocess.run([str(part) for part in command], text=True, check=True, stdout=subprocess.PIPE, **options).stdout


def executed(program, arguments):
    """The addresses of the program's instructions that are executed."""
    with tempfile.TemporaryDirectory() as folder:
        # Valgrind reads the debug information too, and gives up on some of Swift's.
        stripped, out = pathlib.Path(folder, program.name), pathlib.Path(folder, 'callgrind.out')
        shutil.copy(program, stripped)
        run('strip', '--strip-debug', stripped)
        run('valgrind', '--tool=callgrind', '--dump-instr=yes', f'--callgrind-out-file={out}', stripped, *arguments,
            stderr=subprocess.DEVNULL)
        addresses, names, isOwn, address = set(), {}, False, 0
        for line in out.read_text(errors='replace').splitlines():
            if found := re.match(r'c?ob=(\(\d+\))(?: (.*))?', line):
                if found[2]:
                    names[found[1]] = found[2]
                if line.startswith('ob='):
                    isOwn = names[found[1]].endswith('/' + program.name)
            elif found := re.match(r'(0x[0-9a-f]+|[+-]\d+|\*) ', line):
                # An address, or how far it is from the last one.
                place = found[1]
                address = address if place == '*' else int(place, 16) if place.startswith('0x') else address + int(place)
                if isOwn:
                    addresses.add(address)
        return sorted(addresses)


def functions(program, addresses):
    """The mangled names of the functions at some addresses, inlined ones among them."""
    asked = ''.join(f'{hex(address)}\n' for address in addresses)
    text = run('llvm-symbolizer', f'--obj={program}', '--inlines', '--no-demangle', '--functions=linkage', input=asked)
    return {line for line in text.splitlines() if line.startswith('$s')}


def demangled(names):
    return run('swift', 'demangle', '--compact', input='\n'.join(names) + '\n').splitlines()


# What the compiler makes by itself: nobody has to read it.
MADE = re.compile(r'value witness|witness table|type metadata|metadata|outlined|key path|protocol witness|coroutine|'
                  r'descriptor|default argument|method lookup|property wrapper|async ')
# Where a closure or a function inside another one says whose it is.
INSIDE = re.compile(r' in (?=(?:static )?(?:\(extension in \w+\):)?\w+\.)')


def closing(text, start):
    """Where the angle bracket that opens at a place is closed."""
    depth = 0
    for place in range(start, len(text)):
        if text[place] == '<':
            depth += 1
        elif text[place] == '>' and text[place - 1] != '-':
            depth -= 1
            if not depth:
                return place
    return len(text)


def owner(name):
    """The type and the function that a demangled name says; None for what is not written in the modules.

    Closures and functions inside a function are part of it, and so is what the compiler specialises."""
    while found := re.match(r'[a-z][\w -]* specialization <', name):
        name = name[closing(name, found.end() - 1) + 1:].removeprefix(' of ')
    if inside := list(INSIDE.finditer(name)):
        name = name[inside[-1].end():]
    elif MADE.match(name) or MADE.search(name.split('(')[0]):
        return None
    name = re.sub(r'\((\w+) in _[0-9A-F]{32}\)', r'\1', re.sub(r'^static |\(extension in \w+\):', '', name))
    while '<' in name.split('(')[0].replace('.< ', '') and (place := name.find('<')) >= 0 and name[place - 1] != '.':
        name = name[:place] + name[closing(name, place) + 1:]
    path = re.split(r'[( :]', name, maxsplit=1)[0].split('.')
    if path[0] not in MODULES or 'deinit' in path[-1]:
        return None
    label = re.search(r'\(.*?\)', name.split(' -> ')[0])
    while path[-1] in ('getter', 'setter', 'modify', 'read', 'unsafeMutableAddressor'):
        path, label = path[:-1], None
    if path[-1][:1].isupper():
        return None
    labels = re.findall(r'(\w+): ', label[0]) if label else []
    path[-1] = path[-1].removeprefix('__allocating_')
    # A type inside another one is read with it.
    return '.'.join(path[:2]) if path[1][:1].isupper() else None, f'{".".join(path)}({":".join(labels)})'


def main():
    with tempfile.TemporaryDirectory() as folder:
        default = [ROOT / '.build/release/taut', 'draw', SCENE, '--output', pathlib.Path(folder, 'scene.svg')]
        command = sys.argv[1:] or default
        program = pathlib.Path(command[0]).resolve()
        names = functions(program, executed(program, command[1:]))
    types, routines = collections.Counter(), set()
    for name in demangled(sorted(names)):
        found = owner(name)
        if not found:
            continue
        routines.add(found[1])
        if found[0]:
            types[found[0]] += 1
    print(f'{len(types)} types and {len(routines)} functions of {" and ".join(MODULES)}')
    if os.environ.get('LIST'):
        print('\n'.join(f'{name}: {count}' for name, count in sorted(types.items())))
        print('\n'.join(sorted(routines)))


main()
