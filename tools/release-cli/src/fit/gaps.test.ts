import type { ReleaseDescriptor } from 'shared-contracts/release/descriptor';
import type { PackageName } from 'shared-contracts/remote/remote-names';
import { fixture, type FixtureOptions } from '../test-support/fixture-dist';
import { findGaps, type Releases } from './gaps';

const MAIN = { path: '/m/mfe-games', screen: 'main' };
const LED = { path: '/m/live', screen: 'main', remote: 'mfe-games' } as const;

function release(
  name: PackageName,
  version: string,
  options: FixtureOptions = {},
  changes: Partial<ReleaseDescriptor> = {},
): ReleaseDescriptor {
  return { ...fixture(name, version, options).descriptor, ...changes };
}

function releases(...list: readonly ReleaseDescriptor[]): Releases {
  return new Map(list.map(({ name }) => [name, list.filter((entry) => entry.name === name)]));
}

const HOST = release('host-shell', '1.0.0', { routes: [LED] });
const BARE_HOST = release('host-shell', '2.0.0', { routes: [] });
const GAMES = release('mfe-games', '1.0.0');
const EMPTY = release('mfe-games', '2.0.0', { routes: [] }, { screens: {} });
const ROUTELESS = release('mfe-games', '1.1.0', { routes: [] });
const AGENT = release('mfe-agent', '1.0.0');
const HEIR = release('mfe-agent', '1.1.0', { routes: [{ path: '/m/mfe-agent', screen: 'main' }, MAIN] });

function found(before: Releases, after: Releases): readonly string[] {
  const known = new Set([...before.values()].flat());
  const fresh = [...after.values()].flat().filter((entry) => !known.has(entry));
  return findGaps(before, after, new Set(fresh.map(({ name, version }) => `${name} ${version}`))).map(
    ({ message }) => message,
  );
}

describe('gaps', () => {
  it('are slots and intents that nobody answers any more', () => {
    const before = release(
      'mfe-games',
      '1.0.0',
      {},
      {
        contributions: {
          routes: [MAIN],
          slots: [{ slot: 'home.banner', widget: 'banner', order: 1 }],
          intents: ['launchGame', 'openGame'],
        },
      },
    );
    const other = release(
      'mfe-agent',
      '1.0.0',
      {},
      { contributions: { routes: [], slots: [], intents: ['openGame'] } },
    );
    expect(found(releases(HOST, before, other), releases(HOST, release('mfe-games', '1.1.0'), other))).toEqual([
      'the slot home.banner is answered by mfe-games 1.0.0, which is served now, and by nobody with mfe-games 1.1.0',
      'the intent launchGame is answered by mfe-games 1.0.0, which is served now, and by nobody with mfe-games 1.1.0',
    ]);
  });

  it.each<[string, Releases, Releases]>([
    ['another served package has taken the path over', releases(HOST, GAMES, HEIR), releases(HOST, ROUTELESS, HEIR)],
    ['another package takes it over at once', releases(HOST, GAMES, AGENT), releases(HOST, ROUTELESS, HEIR)],
    [
      'the host takes it over at once',
      releases(HOST, GAMES),
      releases(release('host-shell', '1.1.0', { routes: [LED, { path: MAIN.path, screen: 'own' }] }), ROUTELESS),
    ],
    ['a screen that no device had is not there', releases(HOST, EMPTY), releases(BARE_HOST, EMPTY)],
    [
      'a rollout that adds a path goes on beside the new version of another',
      releases(HOST, ROUTELESS, GAMES, AGENT),
      releases(HOST, ROUTELESS, GAMES, HEIR),
    ],
  ])('are none when %s', (_case, before, after) => expect(found(before, after)).toEqual([]));

  it.each<[string, Releases, Releases, readonly string[]]>([
    [
      'host and section lose together',
      releases(HOST, GAMES),
      releases(BARE_HOST, EMPTY),
      [
        '/m/live is answered by mfe-games 1.0.0, which is served now, and by nobody with mfe-games 2.0.0',
        '/m/mfe-games is answered by mfe-games 1.0.0, which is served now, and by nobody with mfe-games 2.0.0',
      ],
    ],
    [
      'the table of a new host loses',
      releases(HOST, GAMES),
      releases(BARE_HOST, GAMES),
      ['/m/live is answered by host-shell 1.0.0, which is served now, and by nobody with host-shell 2.0.0'],
    ],
    [
      'an heir has on some devices only',
      releases(HOST, GAMES, AGENT),
      releases(HOST, ROUTELESS, AGENT, HEIR),
      ['/m/mfe-games is answered by mfe-games 1.0.0, which is served now, and by nobody with mfe-games 1.1.0'],
    ],
    [
      'only a share of devices loses',
      releases(HOST, GAMES),
      releases(HOST, GAMES, ROUTELESS),
      ['/m/mfe-games is answered by mfe-games 1.0.0, which is served now, and by nobody with mfe-games 1.1.0'],
    ],
  ])('are what %s', (_case, before, after, messages) => expect(found(before, after)).toEqual(messages));
});
