"""Both engines beside Yoga and Taffy: one table with the ratios, and the goals they are held to.

    make bench            everything that is measured
    make bench QUICK=1    the small trees, in less than a minute once all is built
    make bench BESIDE=../older
                          a second table: each row beside that of another checkout, measured right after it; a row counts
                          as slower from 1.3 times on

Installs the peers' wheels into a virtual environment of its own. Compare within one run only.
"""
import datetime, json, os, pathlib, platform, statistics, subprocess, sys, time

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent
QUICK = 'QUICK' in os.environ
BESIDE = pathlib.Path(os.environ['BESIDE']).resolve() if os.environ.get('BESIDE') else None
PEERS = ['poga', 'stretchable']


def run(*command, **options):
    return subprocess.run([str(part) for part in command], check=True, text=True, stdout=subprocess.PIPE, **options).stdout


def built(package, *arguments):
    # What the build says goes to standard error: standard output is the table.
    subprocess.run(['swift', 'build', '-c', 'release', '--package-path', str(package), *arguments], check=True,
                   stdout=sys.stderr)
    return pathlib.Path(run('swift', 'build', '-c', 'release', '--package-path', package, '--show-bin-path').strip())


class Peers:
    """The peers, in a virtual environment of their own."""

    def __init__(self):
        place = HERE / '.build' / 'peers'
        self.python = place / 'bin' / 'python'
        if not self.python.exists():
            run(sys.executable, '-m', 'venv', place)
            run(self.python, '-m', 'pip', 'install', '--quiet', *PEERS)
        self.names = run(self.python, HERE / 'peers.py', '--names').split()

    def measured(self, name):
        return json.loads(run(self.python, HERE / 'peers.py', name))


# How often each tree is measured, unless a turn takes longer than so many seconds.
TURNS, LONGEST_TURN = 3, 5


def measured(programs, beside=None):
    """Milliseconds by row, and those of another checkout's programs, each measured after the row of the same name.

    A machine may be twice as fast for some moments: rows of one tree are measured one after the other, the peers' before the
    engines', in a few turns, of which the least counts; and of what is the same each time, as a cold layout is, the least of
    all."""
    program, peers, times, others = programs / 'LayoutBenchmarks', Peers(), {}, {}
    other = beside / 'LayoutBenchmarks' if beside else None
    known = set(run(other, '--names').split()) if other else set()
    trees = {}
    for name in run(program, '--names').split():
        trees.setdefault(name.split('/', 2)[2], []).append(name)
    for tree, names in trees.items():
        print(f'measuring {tree}', file=sys.stderr)
        for _ in range(1 if QUICK else TURNS):
            start = time.perf_counter()
            for name, milliseconds in turn(program, peers, tree, names):
                times[name] = min(milliseconds, times.get(name, milliseconds))
                if name in known:
                    milliseconds = one(other, name)
                    others[name] = min(milliseconds, others.get(name, milliseconds))
            if time.perf_counter() - start > LONGEST_TURN:
                break
    return times, others


def turn(program, peers, tree, names):
    """Rows of one tree with their milliseconds."""
    if peers_name(tree) in peers.names:
        yield from peers.measured(peers_name(tree)).items()
    for name in names:
        yield name, one(program, name)


def one(program, name):
    """The milliseconds of one row."""
    text = run(program, '--filter', f'{name}$', '--format', 'json', '--columns', 'name,time,min', '--time-unit', 'ms',
               '--quiet')
    column = 'min' if '/cold/' in name or name.startswith('tree/') else 'time'
    return next(row[column] for row in json.loads(text)['benchmarks'] if row['name'] == name)


def peers_name(tree):
    """A tree as the peers call it: a frame is a view of its own here, and a property of the leaf with them."""
    leaf, shape, views = tree.split('/')
    return f'{leaf}/{shape}/{({"2111": 1111, "21111": 11111}.get(views, views) if leaf in ("framed", "bounded") else views)}'


# Nothing is waited for longer than this, in seconds.
LIMIT = 60


def probe(programs, *arguments):
    """What a tree costs in a process of its own; None where it was stopped at the limit."""
    try:
        return json.loads(run(programs / 'LayoutProbe', *arguments, timeout=LIMIT))
    except subprocess.TimeoutExpired:
        return None


def command(programs, *arguments):
    """How long a command of taut takes, in seconds, and how much memory, in MB; None where it was stopped at the limit.
    One that takes less than a second is run five times: the median counts."""
    runs = [once(programs, *arguments)]
    if runs[0] and runs[0][0] < 1:
        runs += [once(programs, *arguments) for _ in range(4)]
    if None in runs:
        return None
    return statistics.median(seconds for seconds, _ in runs), max(memory for _, memory in runs)


def once(programs, *arguments):
    """The same of one run."""
    start = time.perf_counter()
    child = subprocess.Popen([str(programs / 'taut'), *map(str, arguments)], stdout=subprocess.DEVNULL,
                             stderr=subprocess.DEVNULL)
    while True:
        pid, _, usage = os.wait4(child.pid, os.WNOHANG)
        seconds = time.perf_counter() - start
        if pid:
            child.returncode = 0
            return seconds, usage.ru_maxrss / 1e3
        if seconds > LIMIT:
            child.kill()
            child.wait()
            return None
        time.sleep(0.002)


# Of rows that stand there beside others.
NO_GOAL = 'none of its own'


class Table:
    def __init__(self, times):
        self.times = times
        self.rows = []

    def row(self, what, measured, goal, holds=None):
        mark = '' if holds is None else ' ✓' if holds else ' ✗'
        self.rows.append((what, measured, goal + mark))

    def missing(self, what, goal):
        self.rows.append((what, 'not there yet', goal))

    def ratio(self, what, mine, others, most, text=None):
        """One time over another one; of several others the fastest counts."""
        known = [(self.times[name], name) for name in others if name in self.times]
        if mine not in self.times or not known:
            return
        other, name = min(known)
        share = self.times[mine] / other
        self.row(what, f'{self.times[mine]:.3g} ms, {share:.2g} x {name.split("/")[0]} ({other:.3g} ms)',
                 text or f'at most {most:g} x', None if text == NO_GOAL else share <= most)

    def print(self):
        widths = [max(len(row[column]) for row in self.rows) for column in range(3)]
        print(f'| {"what":{widths[0]}} | {"measured":{widths[1]}} | {"goal":{widths[2]}} |')
        print('|' + '|'.join('-' * (width + 2) for width in widths) + '|')
        for row in self.rows:
            print('| ' + ' | '.join(f'{text:{width}}' for text, width in zip(row, widths)) + ' |')


def main():
    programs = built(HERE)
    times, others = measured(programs, built(BESIDE / 'Benchmarks') if BESIDE else None)
    table = Table(times)
    beside = Table(times)
    for name, milliseconds in others.items():
        share = times[name] / milliseconds
        beside.row(name, f'{times[name]:.3g} ms, {share:.2f} x {milliseconds:.3g} ms', 'at most 1.3 x', share <= 1.3)

    def named(prefix):
        found = [name for name in times if name.startswith(prefix)]
        return sorted(found, key=lambda name: int(name.split('/')[-1]))

    for name in named('reference/cold/flexible'):
        shape = name.split('/', 3)[3]
        table.ratio(f'reference, cold, {shape}', name, [f'yoga/cold/flexible/{shape}'], 1.5)
    for leaf in ('flexible', 'framed'):
        for name in named(f'constraints/cold/{leaf}'):
            tree = name.split('/', 2)[2]
            shape, views = tree.split('/')[1:]
            table.ratio(f'constraints, cold, {leaf} leaves, {shape}/{views}', name, [f'yoga/cold/{peers_name(tree)}'], 8)
    for name in named('constraints/cold/bounded'):
        tree = name.split('/', 2)[2]
        table.ratio(f'constraints, cold, frames between limits, {"/".join(tree.split("/")[1:])}', name,
                    [f'yoga/cold/{peers_name(tree)}'], 8, NO_GOAL)
    for name in named('constraints/cold/text/list'):
        table.ratio(f'constraints, cold, a list of equal rows, {name.split("/")[-1]} views', name,
                    [name.replace('constraints', 'reference')], 3)
    for name in named('constraints/resize/'):
        views = name.split('/')[-1]
        goal = max(times.get(f'taffy/resize/flexible/nested/{views}', 0) / 20, 0.15)
        table.row(f'constraints, resize inside the region, {views} views', f'{times[name]:.3g} ms', f'at most {goal:.2g} ms',
                  times[name] <= goal)
    for name in named('reference/resize/'):
        views = name.split('/')[-1]
        table.ratio(f'reference, resize in a session, {views} views', name, [f'yoga/resize/flexible/nested/{views}'], 1.5, NO_GOAL)
    for name in named('constraints/drag/'):
        views = name.split('/')[-1]
        table.ratio(f'constraints, drag from 1,000 by 1, texts, {views} views', name, [f'reference/cold/text/nested/{views}'],
                    1 / 3, 'at most 1/3 of a layout')
    for name in named('reference/drag/'):
        views = name.split('/')[-1]
        table.ratio(f'reference, drag from 1,000 by 1, texts, {views} views', name, [f'reference/cold/text/nested/{views}'],
                    1 / 3, NO_GOAL)
    edits = named('reference/edit/') + named('constraints/edit/')
    for name in edits:
        engine, *_, views = name.split('/')
        table.ratio(f'{engine}, one text changed, {views} views', name, [f'{engine}/cold/text/nested/{views}'], 1 / 20,
                    'at most 1/20 of a cold layout')
    if not any(name.startswith('constraints') for name in edits):
        # Engine.editing in LayoutTrees is the place for it.
        table.missing('constraints, one text changed', 'at most 1/20 of a cold layout')
    for name in named('tree/'):
        leaf, views = name.split('/')[2], int(name.split('/')[-1])
        microseconds = times[name] * 1e3 / views
        table.row(f'LayoutTree from views, {leaf} leaves, {views} views', f'{microseconds:.2g} us a view', 'at most 1 us',
                  microseconds <= 1)
    for engine, most in (('reference', 1.8), ('constraints', None)):
        for name in named(f'{engine}/views/'):
            leaf, shape, views = name.split('/')[2:]
            table.ratio(f'views to frames, {engine}, {leaf} leaves, {views} views', name, [f'{engine}/cold/{leaf}/{shape}/{views}'],
                        most, None if most else NO_GOAL)
    for name in named('constraints/cold/limited/stack'):
        views = name.split('/')[-1]
        table.ratio(f'constraints, a stack of {views} frames with differing limits', name,
                    [f'reference/cold/limited/stack/{views}'], 3)

    for engine in ('reference', 'constraints'):
        if QUICK and engine == 'constraints':
            continue
        small, large = (3, 4) if QUICK else (4, 5)
        few, many = (probe(programs, engine, 'nested', depth, 'resize') for depth in (small, large))
        if not few or not many:
            table.row(f'{engine}, ten times the views', f'more than {LIMIT} s', 'at most 11 times', False)
            continue
        for what in ('seconds', 'bytes'):
            share = many[what] / few[what]
            table.row(f'{engine}, {many["views"]} views against {few["views"]}, {what}', f'{share:.3g} times', 'at most 11 times',
                      share <= 11)
        each = many['bytes'] / many['views']
        table.row(f'{engine}, memory in the steady state', f'{each:.0f} bytes a view', 'at most 1 KB', each <= 1024)
        half, whole = (probe(programs, engine, 'chain', depth) for depth in (1000, 2000))
        if not half or not whole:
            table.row(f'{engine}, 2,000 nested stacks', f'more than {LIMIT} s', 'linear', False)
            continue
        share = whole['seconds'] / half['seconds']
        table.row(f'{engine}, 2,000 nested stacks', f'{whole["seconds"]:.3g} s, {share:.2g} times 1,000', 'linear', share <= 2.5)
    flat = 20_000 if QUICK else 200_000
    for engine in ('reference',) if QUICK else ('reference', 'constraints'):
        wide = probe(programs, engine, 'flat', flat)
        what = f'{wide["seconds"]:.2g} s, {wide["bytes"] / 1e6:.0f} MB' if wide else f'more than {LIMIT} s'
        table.row(f'{engine}, {flat:,} children of one stack', what, '2.5 s, 300 MB',
                  wide is not None and wide['seconds'] <= 2.5 and wide['bytes'] <= 300e6)

    if not QUICK:
        # As `make run` builds it: other flags would build everything twice.
        flags = ['-Xswiftc', '-enable-testing', '--product', 'taut']
        tool, other = built(ROOT, *flags), built(BESIDE, *flags) if BESIDE else None

        def compared(what, *arguments):
            """A command's seconds and memory; beside the other checkout's, where there is one."""
            found = command(tool, *arguments)
            if other:
                old = command(other, *arguments)
                if found and old:
                    share = found[0] / old[0]
                    beside.row(what, f'{found[0]:.2g} s, {share:.2f} x {old[0]:.2g} s', 'at most 1.3 x', share <= 1.3)
            return found

        scenes = sorted((ROOT / 'Models' / 'Scenes').glob('*.json'))
        proven = compared('taut prove, all scenes', 'prove', '--width', '0...2000', *scenes)
        each = [command(tool, 'prove', '--width', '0...2000', scene) for scene in scenes]
        slowest = max(found[0] if found else LIMIT for found in each)
        all_of_them = proven[0] if proven else LIMIT
        table.row('taut prove --width 0...2000, all scenes', f'{all_of_them:.2g} s, the slowest {slowest:.2g} s', '3 s, 0.4 s',
                  all_of_them <= 3 and slowest <= 0.4)
        # Scenes of many views, as a person would write them; each has its own limit of time.
        grid_path, large_path = HERE / '.build' / 'grid.json', HERE / '.build' / 'large.json'
        for path, scene in [(grid_path, grid(50, 350, 275)), (large_path, grid(25, 600, 400))]:
            with open(path, 'w') as file:
                json.dump(scene, file)
        for what, arguments, goal, memory in [
            ('taut breakpoints --width 200...800, 625 frames', ['breakpoints', '--width', '200...800', grid_path], 2, 200),
            ('taut prove --width 0...2000, 625 frames', ['prove', '--width', '0...2000', grid_path], 6, 300),
            ('taut explain, 1,000 views', ['explain', large_path], 0.1, None),
            ('taut explain --view, 625 frames', ['explain', '--view', 'cell-12-3', grid_path], 0.2, None),
        ]:
            found = compared(what, *arguments)
            holds = found is not None and found[0] <= goal and (memory is None or found[1] <= memory)
            table.row(what, f'{found[0]:.2g} s, {found[1]:.0f} MB' if found else f'more than {LIMIT} s',
                      f'{goal:g} s' + (f', {memory} MB' if memory else ''), holds)
        asked = ['description.height >= 200', 'title.width >= 300', 'screen.height <= 300', 'placeholder.height >= 400']
        each = [command(tool, 'explain', '--why-not', question, scene)
                for scene in scenes if scene.name.startswith('event-') for question in asked]
        each = [found[0] if found else LIMIT for found in each]
        table.row(f'taut explain --why-not, {len(each)} questions to scenes of 50 nodes, median and most',
                  f'{statistics.median(each):.2g} s, {max(each):.2g} s', '0.2 s, 1 s',
                  statistics.median(each) <= 0.2 and max(each) <= 1)

    print(f'{datetime.date.today()}, {os.cpu_count()} cores, {platform.machine()}, `make bench{" QUICK=1" if QUICK else ""}`\n')
    table.print()
    if BESIDE:
        print(f'\nBeside {run("git", "-C", BESIDE, "log", "-1", "--format=%h %s").strip()}\n')
        beside.print()


def grid(rows, nodes, limited):
    """A scene of rows of texts, of so many nodes; so many of the texts are in frames between limits, each a frame more."""
    words = ['alpha', 'beta', 'gamma', 'delta', 'epsilon', 'zeta', 'eta', 'theta', 'iota', 'kappa']
    texts = 0

    def cell(row, column, is_limited):
        nonlocal texts
        text = ' '.join(words[(texts * 7 + word * 3) % 10] for word in range(3 + texts % 5))
        texts += 1
        limits = {'minWidth': 5 + (row * 47 + column * 31) % 40, 'maxWidth': 60 + (row * 500 + column * 131) % 3200 / 8}
        return {'type': 'Text', 'id': f'cell-{row}-{column}', 'text': text,
                'modifiers': [{'frame': limits}] if is_limited else []}

    def stack(kind, children):
        return {'type': kind, 'spacing': 2, 'children': children}

    def share(whole, row):
        return whole // rows + (row < whole % rows)

    cells = nodes - 1 - rows
    return {'taut': 1, 'proposal': {'width': 600, 'height': 800}, 'root': stack('VStack', [
        stack('HStack', [cell(row, column, column < share(limited, row)) for column in range(share(cells, row))])
        for row in range(rows)])}


if __name__ == '__main__':
    main()
