import type { PackageName } from '../../packages/remote-names';
import type { ReleaseDescriptor, ReleaseRoute } from '../documents/descriptor';
import { madeRelease } from '../test-support/made-releases';
import { emptyReleaseMap } from '../documents/release-map';
import { resolve, viewForMerchant } from './resolve';
import { possibleSets } from './sets';
import { SetVerifier, verifySet, verifyView, type SetProblem } from './verify';

function descriptor(name: PackageName, change: Partial<ReleaseDescriptor> = {}): ReleaseDescriptor {
  return madeRelease(name, '1.0.0', { events: { 'session.changed': 1 }, ...change });
}

function routes(...entries: readonly (readonly [path: string, screen: string])[]): Partial<ReleaseDescriptor> {
  const list: ReleaseRoute[] = entries.map(([path, screen]) => ({ path, screen }));
  return { contributions: { routes: list, slots: [], intents: [] } };
}

/** The problems of the set of these packages. */
function problemsOf(...present: readonly ReleaseDescriptor[]): readonly SetProblem[] {
  const defaults = Object.fromEntries(present.map(({ name, version }) => [name, version]));
  const set = resolve({ ...emptyReleaseMap('test'), defaults }, 'aurora', 0);
  return verifySet(set, (name, version) => present.find((one) => one.name === name && one.version === version));
}

const host = descriptor('host-shell', { provides: { react: '19.1.0' } });
const at = (path: string) => ({ path, screen: 'main' });
const newerHost = descriptor('host-shell', { contract: { version: '2.0.0', range: '^2.0.0' } });
const hostWithRoute = descriptor('host-shell', { contributions: { routes: [at('/m/x')], slots: [], intents: [] } });
const leadingHost = descriptor('host-shell', {
  contributions: { routes: [{ ...at('/m/x'), remote: 'mfe-games' }], slots: [], intents: [] },
});

describe('packages fit each other', () => {
  it.each<[string, readonly ReleaseDescriptor[]]>([
    ['a host alone', [host]],
    ['a host and remotes', [host, descriptor('mfe-games'), descriptor('mfe-account')]],
    ['a newer contract of the same major', [
      descriptor('host-shell', { contract: { version: '1.4.0', range: '^1.0.0' } }), descriptor('mfe-games'),
    ]],
    ['a shared module in range', [host, descriptor('mfe-games', { requires: { react: '^19.0.0' } })]],
    ['an event that only one knows', [host, descriptor('mfe-games', { events: { 'game.launched': 9 } })]],
    ['a host before 1.1.0 that leads a path to the section that brings it', [
      leadingHost, descriptor('mfe-games', routes(['/m/x', 'main'])),
    ]],
    ['different routes', [
      hostWithRoute, descriptor('mfe-games', routes(['/m/a', 'main'])), descriptor('mfe-agent', routes(['/m/b', 'main'])),
    ]],
    ['a path of the host whose remote lacks the screen', [hostWithRoute, descriptor('mfe-games', { screens: {} })]],
  ])('%s', (_, present) => {
    expect(problemsOf(...present)).toEqual([]);
  }); // prettier-ignore
});

describe('packages do not fit', () => {
  it.each<[SetProblem['rule'], string, readonly ReleaseDescriptor[], readonly PackageName[], string]>([
    ['absent', 'no host', [descriptor('mfe-games')], ['host-shell'], 'there is no host-shell in the set'],
    ['contract', 'a host of the next major', [newerHost, descriptor('mfe-games')], ['host-shell', 'mfe-games'],
      'mfe-games 1.0.0 needs contract ^1.0.0, host-shell 1.0.0 has 2.0.0: build mfe-games with contract 2.0.0'],
    ['contract', 'a remote ahead of the host',
      [host, descriptor('mfe-games', { contract: { version: '1.1.0', range: '^1.1.0' } })],
      ['host-shell', 'mfe-games'], 'mfe-games 1.0.0 needs contract ^1.1.0, host-shell 1.0.0 has 1.0.0: serve a host of contract 1.1.0 or later, or build mfe-games with contract 1.0.0'],
    ['shared', 'another major', [host, descriptor('mfe-games', { requires: { react: '^18.0.0' } })],
      ['host-shell', 'mfe-games'], 'mfe-games 1.0.0 needs react ^18.0.0, host-shell 1.0.0 provides 19.1.0'],
    ['shared', 'a module the host does not have',
      [host, descriptor('mfe-games', { requires: { 'shared-kit/chart': '^1.0.0' } })], ['host-shell', 'mfe-games'],
      'mfe-games 1.0.0 needs shared-kit/chart ^1.0.0, host-shell 1.0.0 provides none'],
    ['export', 'what the host took out of a shared module',
      [descriptor('host-shell', { providedExports: { 'shared-kit/data': ['useEndpoint'] } }),
        descriptor('mfe-games', { usedExports: { 'shared-kit/data': ['useEndpoint', 'usePages'], react: ['useState'] } })],
      ['host-shell', 'mfe-games'],
      'mfe-games 1.0.0 uses usePages of shared-kit/data, which host-shell 1.0.0 does not have'],
    ['event', 'host and remote', [host, descriptor('mfe-games', { events: { 'session.changed': 2 } })],
      ['host-shell', 'mfe-games'],
      'session.changed: host-shell 1.0.0 speaks version 1, mfe-games 1.0.0 version 2'],
    ['event', 'two remotes',
      [host, descriptor('mfe-games', { events: { 'x.y': 1 } }), descriptor('mfe-agent', { events: { 'x.y': 2 } })],
      ['mfe-agent', 'mfe-games'], 'x.y: mfe-agent 1.0.0 speaks version 2, mfe-games 1.0.0 version 1'],
    ['route-collision', 'host and remote', [hostWithRoute, descriptor('mfe-games', routes(['/m/x', 'main']))],
      ['host-shell', 'mfe-games'], '/m/x is claimed by host-shell and by mfe-games 1.0.0'],
    ['route-collision', 'a host that leads the path to another remote', [leadingHost, descriptor('mfe-agent', routes(['/m/x', 'main']))],
      ['host-shell', 'mfe-agent'], '/m/x is claimed by host-shell and by mfe-agent 1.0.0'],
    ['route-collision', 'two remotes',
      [host, descriptor('mfe-games', routes(['/m/a', 'main'])), descriptor('mfe-agent', routes(['/m/a', 'main']))],
      ['mfe-agent', 'mfe-games'], '/m/a is claimed by mfe-agent 1.0.0 and by mfe-games 1.0.0'],
    ['route-gap', 'a screen it does not have', [host, descriptor('mfe-games', routes(['/m/a', 'lost']))],
      ['mfe-games'], '/m/a leads to screen lost, which mfe-games 1.0.0 does not have'],
    ['route-gap', 'a screen called like a member of every object',
      [host, descriptor('mfe-games', routes(['/m/a', 'constructor']))], ['mfe-games'],
      '/m/a leads to screen constructor, which mfe-games 1.0.0 does not have'],
  ])('%s: %s', (rule, _, present, packages, message) => {
    expect(problemsOf(...present)).toEqual([{ rule, packages, message }]);
  }); // prettier-ignore

  it.each<[string, ReleaseDescriptor, SetProblem]>([
    ['a path spelled with a slash at its end', descriptor('mfe-games', routes(['/m/x/', 'main'])),
      { rule: 'route-collision', packages: ['host-shell', 'mfe-games'],
        message: '/m/x/ is claimed by host-shell and by mfe-games 1.0.0' }],
    ['a path twice', descriptor('mfe-games', routes(['/m/a', 'main'], ['/m/a/', 'main'])),
      { rule: 'route-collision', packages: ['mfe-games'], message: '/m/a/ is claimed twice by mfe-games 1.0.0' }],
    ['a slot filled with nothing',
      descriptor('mfe-games', {
        contributions: { routes: [], slots: [{ slot: 'home.banner', widget: 'lost', order: 1 }], intents: [] } }),
      { rule: 'slot-gap', packages: ['mfe-games'],
        message: 'home.banner shows widget lost, which mfe-games 1.0.0 does not have' }],
  ])('%s', (_, remote, problem) => {
    expect(problemsOf(hostWithRoute, remote)).toEqual([problem]);
  }); // prettier-ignore

  it('two answers to one intent', () => {
    const answering = { contributions: { routes: [], slots: [], intents: ['launchGame'] } };
    expect(problemsOf(host, descriptor('mfe-games', answering), descriptor('mfe-agent', answering))).toEqual([
      {
        rule: 'intent-collision',
        packages: ['mfe-agent', 'mfe-games'],
        message: 'the intent launchGame is answered by mfe-agent 1.0.0 and by mfe-games 1.0.0',
      },
    ]);
  });

  it('absent: a version that is not published', () => {
    const map = { ...emptyReleaseMap('test'), defaults: { 'host-shell': '1.0.0', 'mfe-games': '1.0.9' } };
    const problems = verifySet(resolve(map, 'aurora', 0), (name) => (name === 'host-shell' ? host : undefined));
    expect(problems).toEqual([
      { rule: 'absent', packages: ['mfe-games'], message: 'mfe-games 1.0.9 is not published' },
    ]);
  });

  it('reports all problems, not just the first', () => {
    const change = { requires: { react: '^18.0.0' }, events: { 'session.changed': 2 }, ...routes(['/m/x', 'lost']) };
    const problems = problemsOf(hostWithRoute, descriptor('mfe-games', change), descriptor('mfe-agent', change));
    const found = problems.map(({ rule, packages }) => `${rule} ${packages.join(' ')}`);
    expect([...found].sort()).toEqual([
      'event host-shell mfe-agent',
      'event host-shell mfe-games',
      'route-collision host-shell mfe-agent',
      'route-collision host-shell mfe-games',
      'route-collision mfe-agent mfe-games',
      'route-gap mfe-agent',
      'route-gap mfe-games',
      'shared host-shell mfe-agent',
      'shared host-shell mfe-games',
    ]);
  });

  it('asks nothing of the exports of releases that do not state them', () => {
    const using = descriptor('mfe-games', { usedExports: { 'shared-kit/data': ['usePages'] } });
    const providing = descriptor('host-shell', { providedExports: { 'shared-kit/data': [] } });
    expect(problemsOf(descriptor('host-shell'), using)).toEqual([]);
    expect(problemsOf(providing, descriptor('mfe-games'))).toEqual([]);
  });

  it('does not hold a section that is off against the others', () => {
    const map = {
      ...emptyReleaseMap('test'),
      defaults: { 'host-shell': '1.0.0', 'mfe-games': '1.0.9' },
      switches: [{ package: 'mfe-games' as const, message: {} }],
    };
    expect(verifySet(resolve(map, 'aurora', 0), (name) => (name === 'host-shell' ? host : undefined))).toEqual([]);
  });
});

describe('a view is checked as all its sets', () => {
  const releases = [
    host,
    descriptor('host-shell', { version: '2.0.0', contract: { version: '2.0.0', range: '^2.0.0' } }),
    descriptor('mfe-games'),
    descriptor('mfe-games', { version: '1.1.0', events: { 'x.y': 2 } }),
    descriptor('mfe-games', { version: '2.0.0', contract: { version: '2.0.0', range: '^2.0.0' } }),
    descriptor('mfe-agent', { events: { 'x.y': 1 } }),
    descriptor('mfe-agent', { version: '1.1.0', events: { 'x.y': 2 } }),
  ];
  const find = (name: PackageName, version: string) =>
    releases.find((one) => one.name === name && one.version === version);
  const versions = {
    'host-shell': ['1.0.0', '2.0.0'],
    'mfe-games': ['1.0.0', '1.1.0', '2.0.0'],
    'mfe-agent': ['1.0.0', '1.1.0'],
  };
  const cases = versions['host-shell'].flatMap((shell) =>
    versions['mfe-games'].flatMap((games) =>
      versions['mfe-agent'].flatMap((agent) => ['1.0.0', '1.1.0', '2.0.0'].map((canary) => [shell, games, agent, canary] as const)),
    ),
  ); // prettier-ignore

  it.each(cases)('host %s, games %s, agent %s, canary of games %s', (shell, games, agent, canary) => {
    const view = viewForMerchant(
      {
        ...emptyReleaseMap('test'),
        defaults: { 'host-shell': shell, 'mfe-games': games, 'mfe-agent': agent },
        rollouts: [{ package: 'mfe-games', version: canary, percent: 10 }],
      },
      'aurora',
    );
    const bySet = new Set(
      possibleSets(view)
        .flatMap((set) => verifySet(set, find))
        .map(({ message }) => message),
    );
    const byPair = new Set(verifyView(view, new SetVerifier(find)).map(({ message }) => message));
    expect(byPair).toEqual(bySet);
  });

  it('asks for each pair of releases once, however many views there are', () => {
    let reads = 0;
    const watched = releases.map((release) =>
      Object.defineProperty({ ...release }, 'requires', {
        get: () => {
          reads += 1;
          return {};
        },
      }),
    );
    const verifier = new SetVerifier((name, version) =>
      watched.find((one) => one.name === name && one.version === version),
    );
    const map = { ...emptyReleaseMap('test'), defaults: { 'host-shell': '1.0.0', 'mfe-games': '1.0.0' } };
    for (let merchant = 0; merchant < 100; merchant += 1)
      expect(verifyView(viewForMerchant(map, `m${merchant}`), verifier)).toEqual([]);
    expect(reads).toBe(1);
  });

  it('serves nothing, so nothing is wrong', () => {
    expect(verifyView(viewForMerchant(emptyReleaseMap('test'), 'aurora'), new SetVerifier(find))).toEqual([]);
  });
});
