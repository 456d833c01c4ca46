import type { ReleaseDescriptor } from 'shared-contracts/release/descriptor';
import { PRODUCT_SECTIONS } from '../settings/admitted-sections';
import { fixture, type FixtureOptions } from '../test-support/fixture-dist';
import { checkFit, ownFaults } from './check-fit';
import type { ServedEnvironment } from './served';

const HOST_ROUTES: NonNullable<FixtureOptions['routes']> = [
  { path: '/m/home', screen: 'home', remote: 'host-shell' },
  { path: '/m/live', screen: 'main', remote: 'mfe-games' },
  { path: '/m/vip', screen: 'vip', remote: 'mfe-games' },
];

function release(
  name: ReleaseDescriptor['name'],
  version: string,
  options: FixtureOptions = {},
  contributions: Partial<ReleaseDescriptor['contributions']> = {},
): ReleaseDescriptor {
  const { descriptor } = fixture(name, version, {
    ...(name === 'host-shell' ? { routes: HOST_ROUTES } : {}),
    ...options,
  });
  return { ...descriptor, contributions: { ...descriptor.contributions, ...contributions } };
}

const HOST = release('host-shell', '1.0.0');
const GAMES = release('mfe-games', '1.0.0');
const AGENT = release('mfe-agent', '1.0.0');

function served(releases: readonly ReleaseDescriptor[], groups?: ServedEnvironment['groups']): ServedEnvironment {
  const versions = Object.fromEntries(releases.map(({ name, version }) => [name, [version]]));
  return {
    environment: 'production',
    groups: groups ?? [{ merchants: ['aurora', 'bahari'], versions }],
    defaults: Object.fromEntries(releases.map(({ name, version }) => [name, version])),
    pins: {},
    sections: PRODUCT_SECTIONS,
    contracts: {},
    descriptorOf: (name, version) => releases.find((entry) => entry.name === name && entry.version === version),
  };
}

describe('a new release against what is served', () => {
  const site = served([HOST, GAMES, AGENT]);

  it.each<[string, ReleaseDescriptor, readonly string[]]>([
    ['fits', release('mfe-games', '1.1.0'), []],
    [
      'needs another contract than the host has',
      release('mfe-games', '1.1.0', { contract: { version: '2.0.0', range: '^2.0.0' } }),
      [
        'production: mfe-games 1.1.0 needs contract ^2.0.0, host-shell 1.0.0 has 1.0.0: serve a host of contract 2.0.0 or later, or build mfe-games with contract 1.0.0',
      ],
    ],
    [
      'needs a shared module the host does not have',
      release('mfe-games', '1.1.0', { requires: { react: '^20.0.0' } }),
      [
        'production: mfe-games 1.1.0 needs react ^20.0.0, host-shell 1.0.0 provides 19.3.1: install a version in package.json that fits, and build again',
      ],
    ],
    [
      'claims a path of another remote',
      release('mfe-games', '1.1.0', {
        routes: [
          { path: '/m/mfe-games', screen: 'main' },
          { path: '/m/mfe-agent/', screen: 'main' },
        ],
      }),
      [
        'production: /m/mfe-agent/ is claimed by mfe-agent 1.0.0 and by mfe-games 1.1.0: take another path in routes of src/routes.ts',
      ],
    ],
    [
      'adds a path that the host never asks it for',
      release('mfe-games', '1.1.0', {
        routes: [
          { path: '/m/mfe-games', screen: 'main' },
          { path: '/m/home/', screen: 'main' },
        ],
      }),
      [
        'production: /m/home/ of mfe-games 1.1.0 can never be reached: the table of host-shell 1.0.0 already leads it to host-shell: take another path in routes of src/routes.ts',
      ],
    ],
    [
      'is a host that takes a path from a remote',
      release('host-shell', '1.1.0', { routes: [...HOST_ROUTES, { path: '/m/mfe-agent', screen: 'own' }] }),
      [
        'production: /m/mfe-agent of mfe-agent 1.0.0 can never be reached: the table of host-shell 1.1.0 already leads it to host-shell: take another path in routes of src/routes.ts',
      ],
    ],
    [
      'no longer has a path of its own',
      release('mfe-games', '1.1.0', { routes: [] }),
      [
        'production: /m/mfe-games is answered by mfe-games 1.0.0, which is served now, and by nobody with mfe-games 1.1.0',
      ],
    ],
    [
      'has no screen any more for a path of the host',
      { ...release('mfe-games', '1.1.0', { routes: [] }), screens: {} },
      [
        'production: /m/live is answered by mfe-games 1.0.0, which is served now, and by nobody with mfe-games 1.1.0',
        'production: /m/mfe-games is answered by mfe-games 1.0.0, which is served now, and by nobody with mfe-games 1.1.0',
      ],
    ],
    [
      'is a host without a path that worked',
      release('host-shell', '1.1.0', { routes: HOST_ROUTES.filter(({ path }) => path !== '/m/live') }),
      ['production: /m/live is answered by host-shell 1.0.0, which is served now, and by nobody with host-shell 1.1.0'],
    ],
    [
      // Such a path shows that its page is not available yet: nobody loses a page.
      'is a host without a path whose screen nobody had',
      release('host-shell', '1.1.0', { routes: HOST_ROUTES.filter(({ path }) => path !== '/m/vip') }),
      [],
    ],
  ])('%s', (_, fresh, problems) => {
    expect(checkFit(site, fresh)).toEqual({ problems, warnings: [], waived: [], checkedAgainst: 2 });
  });

  it('compares event forms', () => {
    const host = release('host-shell', '1.0.0', { events: { 'session.changed': 1 } });
    const fresh = release('mfe-games', '1.1.0', { events: { 'session.changed': 2 } });
    expect(checkFit(served([host, GAMES]), fresh).problems).toEqual([
      'production: session.changed: host-shell 1.0.0 speaks version 1, mfe-games 1.1.0 version 2: give the event the same version in src/contract.ts or src/partner-contracts.ts',
    ]);
  });

  it('warns when only some merchants cannot be given it, and names them', () => {
    const next = release('host-shell', '2.0.0', { contract: { version: '2.0.0', range: '^2.0.0' } });
    const split = served(
      [HOST, next, GAMES],
      [
        { merchants: ['aurora'], versions: { 'host-shell': ['1.0.0'] } },
        { merchants: ['bahari', 'lotus'], versions: { 'host-shell': ['2.0.0'] } },
      ],
    );
    expect(checkFit(split, release('mfe-agent', '1.1.0'))).toMatchObject({
      problems: [],
      warnings: [
        'production: bahari, lotus cannot be given it: mfe-agent 1.1.0 needs contract ^1.0.0, host-shell 2.0.0 has 2.0.0: build mfe-agent with contract 2.0.0',
      ],
    });
  });

  it('lets a release go ahead of its partners when it is told to', () => {
    const fresh = release('host-shell', '2.0.0', { contract: { version: '2.0.0', range: '^2.0.0' } });
    expect(checkFit(site, fresh).problems).toEqual([
      'production: mfe-agent 1.0.0 needs contract ^1.0.0, host-shell 2.0.0 has 2.0.0: build mfe-agent with contract 2.0.0',
      'production: mfe-games 1.0.0 needs contract ^1.0.0, host-shell 2.0.0 has 2.0.0: build mfe-games with contract 2.0.0',
    ]);
    expect(checkFit(site, fresh, { isAhead: true })).toMatchObject({
      problems: [],
      warnings: [
        'production: aurora, bahari cannot be given it: mfe-agent 1.0.0 needs contract ^1.0.0, host-shell 2.0.0 has 2.0.0: build mfe-agent with contract 2.0.0',
        'production: aurora, bahari cannot be given it: mfe-games 1.0.0 needs contract ^1.0.0, host-shell 2.0.0 has 2.0.0: build mfe-games with contract 2.0.0',
      ],
    });
  });

  it('turns a gap that is allowed by name into a warning, and no other', () => {
    const fresh = { ...release('mfe-games', '1.1.0', { routes: [] }), screens: {} };
    const { problems, warnings } = checkFit(site, fresh, { gaps: ['/m/live'] });
    expect(problems.map((text) => text.split(' ')[1])).toEqual(['/m/mfe-games']);
    expect(warnings.map((text) => text.split(' ')[1])).toEqual(['/m/live']);
    expect(checkFit(site, fresh, { gaps: 'all' }).problems).toEqual([]);
  });

  it('has nothing to say where nothing is served', () => {
    expect(checkFit(served([], []), GAMES)).toEqual({ problems: [], warnings: [], waived: [], checkedAgainst: 0 });
  });

  it.each([
    '/admin',
    '/api/login',
    '/r/mfe-games/entry.mjs',
    '/vip.html',
    '/M/home',
    '/',
    '/m',
    '/m?x=1',
    '/m/x?tab=1',
    '/m/x#top',
    '/m/../admin',
    '/m/%2e%2e/admin',
    '/m/./x',
    '/m//x',
    '//evil.example/m/x',
    '/m/\\evil',
    '/m/a b',
  ])('refuses the path %j, which is none of a page', (path) => {
    const fresh = release('mfe-games', '1.1.0', { routes: [{ path, screen: 'main' }] });
    expect(ownFaults(fresh)).toEqual([
      `${path} of mfe-games 1.1.0 is no path of a page: it begins with /m/ in src/routes.ts`,
    ]);
  });

  it.each(['/', '/m', '/m/', '/vip.html', '/m/home'])('lets the host have %j', (path) => {
    expect(ownFaults(release('host-shell', '1.1.0', { routes: [{ path, screen: 'main' }] }))).toEqual([]);
  });

  it.each(['/admin', '/vip.html?x=1', '/m/../x'])('does not let the host have %j', (path) => {
    expect(ownFaults(release('host-shell', '1.1.0', { routes: [{ path, screen: 'main' }] }))).toHaveLength(1);
  });

  it('refuses a release that breaks its own word, wherever it goes', () => {
    expect(ownFaults(GAMES)).toEqual([]);
    expect(ownFaults(release('mfe-games', '1.1.0', { routes: [{ path: '/m/x', screen: 'none' }] }))).toEqual([
      '/m/x leads to screen none, which mfe-games 1.1.0 does not have: name a screen of src/remote.ts in src/routes.ts',
    ]);
  });
});
