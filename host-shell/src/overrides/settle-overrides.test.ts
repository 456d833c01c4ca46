import { resolveView } from 'shared-contracts/release/resolve';
import type { PackageName } from 'shared-contracts/remote/remote-names';
import { bootDocument, bootRelease, servedAs } from '../testing/boot-fixture';
import type { ServedRelease } from './served-release';
import { settleOverrides } from './settle-overrides';
import type { SettledOverrides } from './settled-overrides';

const HOST = bootRelease('host');
const GAMES = bootRelease('games');
const AGENT = bootRelease('agent');
const NEXT = { version: '2.0.0', range: '^2.0.0' };
const LOCAL = bootRelease('local', { base: 'http://localhost:4301/' });
const FOUND: ServedRelease = { status: 'found', version: '1.1.0-local.4301', release: LOCAL };
const NOTHING: SettledOverrides = { overrides: {}, releases: {}, faults: [] };

const page = bootDocument({ 'host-shell': HOST, 'mfe-games': GAMES, 'mfe-agent': AGENT }, { allowsOverrides: true });
const BOOT = {
  ...page,
  overrideOrigins: ['http://localhost:4301'],
  releases: {
    ...page.releases,
    'host-shell': { '1.0.0': HOST, '2.0.0': bootRelease('host2', { contract: NEXT }) },
    'mfe-games': { '1.0.0': GAMES, '2.0.0': bootRelease('games2', { contract: NEXT }) },
    'mfe-promotions': { '1.0.0': bootRelease('promotions') },
  },
};

type Asked = Readonly<Partial<Record<PackageName, string>>>;

function settle(asked: Asked, found: ServedRelease = FOUND, boot = BOOT, disabled: PackageName[] = []) {
  const fetchRelease = jest.fn((_name: PackageName, _base: string, _manifest?: string) => Promise.resolve(found));
  const fetchPreview = jest.fn((_name: PackageName, _base: string, _preview: object) => Promise.resolve(found));
  const settled = settleOverrides(
    boot,
    { asked, disabled },
    {
      fetchRelease,
      fetchPreview,
      resolve: (view, overrides) => resolveView(view, 0, overrides),
    },
  );
  return { settled, fetchRelease, fetchPreview };
}

it('honours off and a published version', async () => {
  const { settled, fetchRelease } = settle({ 'mfe-games': '1.0.0', 'mfe-agent': 'off' });
  expect(await settled).toEqual({ ...NOTHING, overrides: { 'mfe-games': '1.0.0', 'mfe-agent': 'off' } });
  expect(fetchRelease).not.toHaveBeenCalled();
});

it('names what developer tools would override and this site does not have', async () => {
  const tools = {
    fetchRelease: () => Promise.resolve(FOUND),
    fetchPreview: () => Promise.resolve(FOUND),
    resolve: () => resolveView(BOOT.view, 0),
  };
  const settled = await settleOverrides(BOOT, { asked: {}, disabled: [], unknown: ['unknown'] }, tools);
  expect(settled).toEqual({ ...NOTHING, faults: [{ asked: 'unknown', problem: 'no package' }] });
});

it('brings in a build that is served elsewhere, under a version of its own', async () => {
  const { settled, fetchRelease } = settle({ 'mfe-games': '4301' });
  expect(await settled).toEqual({
    overrides: { 'mfe-games': '1.1.0-local.4301' },
    releases: { 'mfe-games': { '1.1.0-local.4301': LOCAL } },
    faults: [],
  });
  expect(fetchRelease.mock.calls).toEqual([['mfe-games', 'http://localhost:4301/', undefined]]);
});

it.each([
  ['9.9.9', 'not published'],
  ['http://evil.test/', 'origin not allowed'],
  ['http://localhost.evil.test:4301/', 'origin not allowed'],
  ['words', 'not a version or an address'],
])('does not honour %s: %s', async (asked, problem) => {
  const { settled, fetchRelease } = settle({ 'mfe-games': asked, 'mfe-agent': 'off' });
  expect(await settled).toEqual({
    overrides: { 'mfe-agent': 'off' },
    releases: {},
    faults: [{ name: 'mfe-games', asked, problem }],
  });
  expect(fetchRelease).not.toHaveBeenCalled();
});

describe('a preview', () => {
  const VERSION = '1.2.0-preview-0123456789ab';
  const PREVIEW: ServedRelease = { status: 'found', version: VERSION, release: { ...LOCAL, base: '/r/mfe-games/' } };

  it('is brought in from among the files of the site, under the version that names it', async () => {
    const { settled, fetchRelease, fetchPreview } = settle({ 'mfe-games': VERSION }, PREVIEW);
    expect(await settled).toEqual({
      overrides: { 'mfe-games': VERSION },
      releases: { 'mfe-games': { [VERSION]: PREVIEW.release } },
      faults: [],
    });
    expect(fetchPreview.mock.calls).toEqual([
      ['mfe-games', `${BOOT.assetsBase}mfe-games/`, { version: VERSION, hash: '0123456789ab' }],
    ]);
    expect(fetchRelease).not.toHaveBeenCalled();
  });

  it('that is no longer kept says so', async () => {
    const { settled } = settle({ 'mfe-games': VERSION }, { status: 'refused', problem: 'preview is gone' });
    const faults = [{ name: 'mfe-games', asked: VERSION, problem: 'preview is gone' }];
    expect(await settled).toEqual({ overrides: {}, releases: {}, faults });
  });
});

it('does not honour a package that the merchant is not served', async () => {
  expect(await settle({ 'mfe-promotions': '1.0.0' }).settled).toEqual({
    ...NOTHING,
    faults: [{ name: 'mfe-promotions', asked: '1.0.0', problem: 'not on this site' }],
  });
});

it('does not honour a page without a host', async () => {
  expect(await settle({ 'host-shell': 'off' }).settled).toEqual({
    ...NOTHING,
    faults: [{ name: 'host-shell', asked: 'off', problem: 'cannot be off' }],
  });
});

it('says what is wrong with a build that is served elsewhere', async () => {
  const { settled } = settle(
    { 'mfe-games': '4301' },
    { status: 'refused', problem: 'unreachable', detail: 'status 404' },
  );
  expect(await settled).toEqual({
    ...NOTHING,
    faults: [{ name: 'mfe-games', asked: '4301', problem: 'unreachable', detail: 'status 404' }],
  });
});

it('leaves out a remote whose contract the host does not meet, and keeps the others', async () => {
  const detail = 'mfe-games takes ^2.0.0, the host has 1.0.0';
  expect(await settle({ 'mfe-games': '2.0.0', 'mfe-agent': 'off' }).settled).toEqual({
    ...NOTHING,
    overrides: { 'mfe-agent': 'off' },
    faults: [{ name: 'mfe-games', asked: '2.0.0', problem: 'contract does not fit', detail }],
  });
});

it('leaves out a host that remotes of the map do not fit', async () => {
  const { overrides, faults } = await settle({ 'host-shell': '2.0.0' }).settled;
  expect(overrides).toEqual({});
  expect(faults).toMatchObject([{ name: 'host-shell', problem: 'contract does not fit' }]);
});

it('takes a host and a remote together that fit each other', async () => {
  const { overrides, faults } = await settle({ 'host-shell': '2.0.0', 'mfe-games': '2.0.0', 'mfe-agent': 'off' })
    .settled;
  expect(overrides).toEqual({ 'host-shell': '2.0.0', 'mfe-games': '2.0.0', 'mfe-agent': 'off' });
  expect(faults).toEqual([]);
});

it('blames nobody for what the map itself serves', async () => {
  const packages = { ...BOOT.view.packages, 'mfe-games': servedAs('2.0.0') };
  const { overrides, faults } = await settle({ 'mfe-agent': 'off' }, FOUND, {
    ...BOOT,
    view: { ...BOOT.view, packages },
  }).settled;
  expect([overrides, faults]).toEqual([{ 'mfe-agent': 'off' }, []]);
});

it('honours none that is disabled, and none at all in production', async () => {
  expect(await settle({ 'mfe-games': '4301' }, FOUND, BOOT, ['mfe-games']).settled).toEqual(NOTHING);
  const { settled, fetchRelease } = settle({ 'mfe-games': '4301', 'mfe-agent': 'off' }, FOUND, {
    ...BOOT,
    allowsOverrides: false,
  });
  expect(await settled).toEqual(NOTHING);
  expect(fetchRelease).not.toHaveBeenCalled();
});
