import { resolveView, type MapView, type Overrides } from 'shared-contracts/release/resolve';
import type { PackageName } from 'shared-contracts/remote/remote-names';
import { bootDocument, bootRelease, servedAs } from '../testing/boot-fixture';
import { shareCommand, overviewRows, type DeviceTerms } from './version-overview';

const BASE = 'http://localhost:4301/';
const page = bootDocument(
  { 'host-shell': bootRelease('host'), 'mfe-games': bootRelease('games'), 'mfe-agent': bootRelease('agent') },
  { allowsOverrides: true },
);
const BOOT = {
  ...page,
  overrideOrigins: ['http://localhost:*'],
  view: {
    ...page.view,
    packages: {
      ...page.view.packages,
      'mfe-games': { ...servedAs('1.0.0'), rollouts: [{ version: '2.0.0', below: 10_000 }] },
      'mfe-agent': { ...servedAs('1.0.0'), layer: 'pin' as const },
      'mfe-promotions': { ...servedAs('1.0.0'), off: { EN: 'closed' } },
    },
  },
  releases: {
    ...page.releases,
    'mfe-games': {
      '1.0.0': bootRelease('games'),
      '2.0.0': bootRelease('games2'),
      '1.1.0-local.4301': bootRelease('local', { base: BASE }),
    },
  },
};

type Asked = Readonly<Partial<Record<PackageName, string>>>;

function rows(asked: Asked, overrides: Overrides = {}, changes: Partial<DeviceTerms> = {}) {
  const set = resolveView(BOOT.view as MapView, 0, overrides);
  const device = { bucket: 0, cohorts: '', held: {}, overrides: { asked, disabled: [] }, ...changes };
  return Object.fromEntries(overviewRows(BOOT, set, device).map((row) => [row.name, row]));
}

describe('overviewRows', () => {
  it('names the layer of every answer, for what the merchant is served only', () => {
    const found = rows({});
    expect(Object.keys(found)).toEqual(['host-shell', 'mfe-agent', 'mfe-games', 'mfe-promotions']);
    expect(found['mfe-games']?.map).toEqual({ version: '2.0.0', layer: 'rollout' });
    expect(found['mfe-agent']?.map).toEqual({ version: '1.0.0', layer: 'pin' });
    expect(found['host-shell']?.map).toEqual({ version: '1.0.0', layer: 'default' });
    expect(found['mfe-promotions']?.map).toEqual({ version: '', layer: 'off' });
  });

  it('tells the map, this page and the next page apart', () => {
    const row = rows({ 'mfe-games': '1.0.0' }, { 'mfe-games': '1.1.0-local.4301' })['mfe-games'];
    expect(row?.map).toEqual({ version: '2.0.0', layer: 'rollout' });
    expect(row?.page).toEqual({ version: '1.1.0-local.4301', layer: 'override', base: BASE });
    expect(row?.next).toEqual({ version: '1.0.0', layer: 'override' });
    expect(row?.asked).toBe('1.0.0');
  });

  it.each([
    ['4301', { version: BASE, layer: 'override' }],
    ['off', { version: '', layer: 'off' }],
    ['9.9.9', { version: '2.0.0', layer: 'rollout' }],
    ['https://evil.test/', { version: '2.0.0', layer: 'rollout' }],
  ])('foresees of %s what the next page will do', (asked, next) => {
    expect(rows({ 'mfe-games': asked })['mfe-games']?.next).toEqual(next);
  });

  it('foresees what is held, disabled, or turned by another bucket', () => {
    expect(rows({}, {}, { held: { 'mfe-games': '1.0.0' } })['mfe-games']?.next).toEqual({
      version: '1.0.0',
      layer: 'held',
    });
    const overrides = { asked: { 'mfe-games': '1.0.0' }, disabled: ['mfe-games' as const] };
    const row = rows({}, {}, { overrides })['mfe-games'];
    expect(row?.next.version).toBe('2.0.0');
    expect(row?.isDisabled).toBe(true);
  });

  it('offers published versions only', () => {
    expect(rows({})['mfe-games']?.published).toEqual(['1.0.0', '2.0.0']);
  });
});

describe('shareCommand', () => {
  it('shares versions and off, in a fixed order, and no addresses', () => {
    const asked = { 'mfe-agent': 'off', 'mfe-games': '2.0.0', 'host-shell': '4301' };
    expect(shareCommand(BOOT, { asked, disabled: [] })).toBe(
      'mfe share --env test --merchant aurora mfe-agent=off mfe-games=2.0.0',
    );
  });

  it.each([
    [{}, []],
    [{ 'mfe-games': '4301' }, []],
    [{ 'mfe-games': '1.0.0' }, ['mfe-games' as const]],
  ])('has nothing to share of %j with %j disabled', (asked, disabled) => {
    expect(shareCommand(BOOT, { asked, disabled })).toBeNull();
  });
});
