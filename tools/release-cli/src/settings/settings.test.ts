import { signedStore } from '../test-support/fixture-site';
import { settingsFixture } from '../test-support/fixture-dist';
import { saveSettings } from '../test-support/save-settings';
import { parseSettings, parseStoredSettings, readSettings } from './settings';

describe('settings that several write at once', () => {
  it('are those of one of them, whole, and nobody fails', async () => {
    const { store } = await signedStore();
    const codes = ['aurora', 'bahari', 'lotus', 'citra'];
    await Promise.all(codes.map((code) => saveSettings(store, 'production', settingsFixture([code]))));
    const found = await readSettings(store, 'production');
    expect(found?.record.revision).toBe(codes.length);
    expect(codes).toContain(Object.keys(found?.settings.merchants ?? {}).join(' '));
  });
});

describe('origins that overrides may take remotes from', () => {
  it.each([
    'http://localhost:4301',
    'http://localhost:*',
    'https://review.example',
    'https://review-12.team.example:8443',
    'http://127.0.0.1:4301',
  ])('may be %s', (origin) => {
    expect(parseSettings(settingsFixture([], { overrideOrigins: [origin] })).overrideOrigins).toEqual([origin]);
  });

  it.each([
    '*',
    'http://*',
    'https://*.example',
    'https://review.example:*',
    'http://localhost*',
    'http://localhost:4301/',
    'http://localhost:4301/remote',
    'http://localhost:80',
    'http://LOCALHOST:4301',
    'http://localhost.:4301',
    'http://user@localhost:4301',
    'http://localhost:4301.evil.test',
    'http://localhost:99999',
    'http://127.1:4301',
    'http://2130706433',
    'https://review.example evil.example',
    'https://bücher.example',
    'ftp://review.example',
    'review.example',
    'null',
    '',
  ])('may not be %j', (origin) => {
    expect(() => parseSettings(settingsFixture([], { overrideOrigins: [origin] }))).toThrow(
      'overrideOrigins.0: not an exact origin such as http://localhost:4301',
    );
  });

  it('are none in settings from before there were any', () => {
    const { overrideOrigins: _, ...older } = settingsFixture(['aurora']);
    expect(parseSettings(older).overrideOrigins).toEqual([]);
  });
});

describe('a field that these tools do not know', () => {
  const written = settingsFixture(['aurora', 'lotus']);
  const newer = structuredClone(written) as unknown as Record<string, unknown> & typeof written;
  Object.assign(newer, { cacheDays: 3 });
  Object.assign(newer.merchants['aurora'] ?? {}, { motto: 'Play' });
  Object.assign(newer.merchants['lotus']?.brand ?? {}, { shine: 1, glow: 2 });

  it('is refused where somebody writes it', () => {
    expect(() => parseSettings(newer)).toThrow('is no field of the settings');
  });

  it('may be a slot, of which the nearest is named', () => {
    const { aurora } = settingsFixture(['aurora']).merchants;
    const arranged = { ...written, merchants: { aurora: { ...aurora, slots: { 'home.baner': {} } } } };
    expect(() => parseSettings(arranged)).toThrow(
      'merchants.aurora.slots.home.baner is no field of the settings: take it out; did you mean home.banner?',
    );
    expect(parseStoredSettings(arranged).merchants['aurora']?.slots).toEqual({});
  });

  it('is read over where it is stored already, wherever it stands', () => {
    expect(parseStoredSettings(newer)).toEqual(parseSettings(written));
    expect(newer).toHaveProperty('merchants.lotus.brand.shine', 1);
  });
});

describe('settings of closed merchants', () => {
  const { merchants } = settingsFixture(['palm']);
  const written = settingsFixture(['aurora'], { closedMerchants: merchants });

  it('are checked as those of the served ones', () => {
    expect(parseSettings(written)).toEqual(written);
    const unknown = { ...written, closedMerchants: { palm: { ...merchants['palm'], motto: 'Play' } } };
    expect(() => parseSettings(unknown)).toThrow('closedMerchants.palm.motto is no field of the settings: take it out');
  });

  it('are refused under another code, and where the merchant is served too', () => {
    expect(() => parseSettings({ ...written, closedMerchants: { oak: merchants['palm'] } })).toThrow(
      'a merchant stands under another code than its own',
    );
    expect(() => parseSettings(settingsFixture(['palm'], { closedMerchants: merchants }))).toThrow(
      'a merchant is served and closed at once',
    );
  });
});

describe('settings', () => {
  it.each([
    ['overrides', { allowsOverrides: true }],
    ['origins for them', { overrideOrigins: ['http://localhost:4301'] }],
  ])('of production are refused with %s, and nothing is written', async (_, changes) => {
    const { store } = await signedStore();
    await expect(saveSettings(store, 'production', settingsFixture(['aurora'], changes))).rejects.toThrow(
      'Overrides of versions, and origins for them, are never allowed in production',
    );
    expect(await store.list('')).toEqual([]);
  });

  it('count their revisions', async () => {
    const { store } = await signedStore(['staging']);
    for (const codes of [['aurora'], ['aurora', 'bahari'], ['aurora', 'bahari']])
      await saveSettings(store, 'staging', settingsFixture(codes));
    expect((await readSettings(store, 'staging'))?.record.revision).toBe(2);
  });
});
