import type { FreezeWindow } from 'shared-contracts/release/freeze-window';
import { applyEdit } from '../../change/apply-edit';
import { setDefault } from '../../edits/edits';
import { readMap } from '../../map/read-map';
import { readSettings } from '../../settings/settings';
import { merchantFixture, settingsFixture } from '../../test-support/fixture-dist';
import { fixtureSite, type FixtureSite } from '../../test-support/fixture-site';
import { fourEyes } from '../../test-support/four-eyes';
import { contentsOf, runMfe, type Ran } from '../../test-support/run-mfe';
import { saveSettings } from '../../test-support/save-settings';

/** Open whenever the tests run. */
const ALWAYS: FreezeWindow = {
  name: 'Holidays',
  from: '2000-01-01T00:00',
  to: '2199-01-01T00:00',
  timeZone: 'Asia/Jakarta',
};

/** Games 1.0.0 by default and 1.1.0 published. */
async function openSite(): Promise<FixtureSite> {
  const site = await fixtureSite();
  await site.publish('mfe-games', '1.1.0');
  return site;
}

async function mfe(site: FixtureSite, line: string, ...more: readonly string[]): Promise<Ran> {
  return runMfe(site, [...line.split(' '), ...more]);
}

async function expectDone(site: FixtureSite, line: string, ...more: readonly string[]): Promise<Ran> {
  const ran = await mfe(site, line, ...more);
  expect(ran).toMatchObject({ status: 0, error: '' });
  return ran;
}

/** The command is refused by a sentence with these parts, and nothing is written. */
async function expectHeld(site: FixtureSite, line: string, ...parts: readonly string[]): Promise<void> {
  const before = await contentsOf(site.store);
  const { status, error } = await mfe(site, line);
  expect([line, status, error]).toEqual([line, 1, expect.any(String)]);
  for (const part of parts) expect(error).toContain(part);
  expect(error.split('\n')).toHaveLength(1);
  expect(await contentsOf(site.store)).toEqual(before);
}

describe('a lock', () => {
  it('refuses every write with who, why, until when and the remedy', async () => {
    const site = await openSite();
    await expectDone(site, 'lock --until 2199-01-01T00:00Z', '--reason', 'incident 12');
    const parts = [
      'production is locked by tester since ',
      ' until 2199-01-01T00:00Z (all): incident 12',
      'run "mfe unlock --env production"',
      '--during-freeze "why it cannot wait"',
    ];
    for (const line of [
      'promote mfe-games 1.1.0',
      'pin aurora mfe-games 1.1.0',
      'canary mfe-games 1.1.0 --percent 10',
      'switch mfe-games off',
      'settings edit namesMerchants=true',
      'preview promote mfe-games 1.1.0',
    ])
      await expectHeld(site, line, ...parts);
    await expectDone(site, 'unlock', '--reason', 'it is over');
    await expectDone(site, 'promote mfe-games 1.1.0');
    const { map } = await readMap(site.store, 'production');
    expect([map.locks, map.defaults['mfe-games']]).toEqual([undefined, '1.1.0']);
  });

  it('holds for what it names alone', async () => {
    const site = await openSite();
    await expectDone(site, 'lock --merchants aurora --sections mfe-games --reason audit');
    await expectHeld(site, 'pin aurora mfe-games 1.1.0', '(mfe-games for aurora): audit');
    await expectHeld(site, 'promote mfe-games 1.1.0', 'mfe unlock --merchants aurora --sections mfe-games');
    await expectHeld(site, 'canary mfe-games 1.1.0 --percent 10', 'is locked');
    await expectDone(site, 'pin bahari mfe-games 1.1.0');
    await expectDone(site, 'settings edit merchants.bahari.name=Bahari2');
    expect((await expectDone(site, 'list')).out).toContain('production is locked by tester since');
  });

  it('is one for each scope, and is named by it', async () => {
    const site = await openSite();
    await expectDone(site, 'lock --merchants aurora,bahari --reason first');
    await expectHeld(site, 'lock --merchants bahari,aurora --reason second', 'unlock it before you lock it otherwise');
    await expectHeld(
      site,
      'unlock --merchants aurora',
      'has no lock of everything for aurora',
      '--merchants aurora,bahari',
    );
    await expectHeld(site, 'lock --merchants nobody --reason slip', 'nobody');
    await expectDone(site, 'unlock --merchants bahari,aurora');
    expect(await mfe(site, 'lock')).toMatchObject({ status: 2, error: 'Say why others must wait: give --reason' });
    expect((await mfe(site, 'lock --until 2001-01-01T00:00Z --reason late')).error).toContain('is over');
  });

  it('lets ways back through with why they cannot wait, which the history keeps', async () => {
    const site = await openSite();
    await expectDone(site, 'promote mfe-games 1.1.0');
    await expectDone(site, 'lock --reason audit');
    for (const line of ['rollback mfe-games', 'switch mfe-games off', 'revoke mfe-games 1.1.0']) {
      await expectDone(site, line, '--reason', 'errors', '--during-freeze', 'players see a white page');
      const { map } = await readMap(site.store, 'production');
      expect(map.reason).toBe('errors [during freeze: players see a white page]');
      // The lock stays.
      expect(map.locks).toMatchObject([{ by: 'tester', reason: 'audit' }]);
    }
    expect(await mfe(site, 'switch mfe-games on --during-freeze urgent')).toMatchObject({ status: 2 });
    expect(await mfe(site, 'promote mfe-games 1.0.0 --during-freeze urgent')).toMatchObject({ status: 2 });
    expect(await mfe(site, 'rollback mfe-games', '--during-freeze', ' ')).toMatchObject({ status: 2 });
    expect((await mfe(site, 'unlock', '--reason', 'x [during freeze: y]')).error).toContain('only --during-freeze');
  });

  it('lets one merchant go back, or be closed, with why it cannot wait, and nothing else of a merchant', async () => {
    const site = await openSite();
    const { record } = (await readSettings(site.store, 'production')) ?? {};
    const back = `merchant rollback aurora --to ${record?.revision}`;
    await expectDone(site, 'merchant set aurora name=Aurora2');
    await expectDone(site, 'lock --reason audit');
    await expectHeld(site, back, 'production is locked by tester', '--during-freeze "why it cannot wait"');
    await expectDone(site, back, '--reason', 'errors', '--during-freeze', 'players see another name');
    const settings = await readSettings(site.store, 'production');
    expect([settings?.settings.merchants['aurora']?.name, settings?.record.reason]).toEqual([
      merchantFixture('aurora').name,
      'errors [during freeze: players see another name]',
    ]);
    expect(await mfe(site, 'merchant set aurora name=A --during-freeze urgent')).toMatchObject({ status: 2 });
    expect(await mfe(site, 'merchant open aurora --during-freeze urgent')).toMatchObject({ status: 2 });
    await expectHeld(site, 'merchant close aurora', '--during-freeze "why it cannot wait"');
    await expectDone(site, 'merchant close aurora', '--reason', 'fraud', '--during-freeze', 'its wallet is open');
    const closed = await readSettings(site.store, 'production');
    expect(closed?.settings.closedMerchants).toHaveProperty('aurora');
    expect(closed?.record.reason).toBe('fraud [during freeze: its wallet is open]');
    expect(await mfe(site, back, '--during-freeze', ' ')).toMatchObject({ status: 2 });
  });

  it('that has ended holds nothing', async () => {
    const site = await openSite();
    const now = (): Date => new Date('2190-01-01T12:00:00Z');
    const locks = [
      { by: 'tester', reason: 'short', since: '2190-01-01T10:00:00.000Z', until: '2190-01-01T12:00:00.000Z' },
    ];
    await site.edit((map) => ({ ...map, locks }));
    Object.assign(site.store, { time: async () => now() });
    const account = { store: site.store, environment: 'production', author: 'tester', reason: 'test', now };
    const { isWritten } = await applyEdit({ ...account, edit: (map) => setDefault(map, 'mfe-games', '1.1.0') });
    expect(isWritten).toBe(true);
  });

  it('also refuses what was proposed before it held', async () => {
    const { site, ada, bo } = await fourEyes();
    const [, id = ''] = /Proposed[\s\S]*"mfe sign (\w+)/.exec((await ada('promote mfe-games 1.1.0')).out) ?? [];
    await saveSettings(site.store, 'production', settingsFixture(['aurora', 'bahari'], { freezeWindows: [ALWAYS] }));
    expect((await bo(`sign ${id}`)).error).toContain('production is frozen by its settings until');
    const [, way = ''] = /"mfe sign (\w+)/.exec((await ada('switch mfe-games off --during-freeze broken')).out) ?? [];
    expect(await bo(`sign ${way}`)).toMatchObject({ status: 0, error: '' });
  });
});

describe('a freeze window', () => {
  it('keeps map and settings as they are, but for ways back', async () => {
    const site = await openSite();
    await expectDone(site, 'settings edit', `freezeWindows=${JSON.stringify([ALWAYS])}`);
    const parts = [
      'production is frozen by its settings until 2198-12-31T17:00Z ("Holidays", 2000-01-01T00:00 to 2199-01-01T00:00 Asia/Jakarta)',
      'wait until then',
    ];
    await expectHeld(site, 'promote mfe-games 1.1.0', ...parts);
    await expectHeld(site, 'settings edit namesMerchants=true', ...parts);
    await expectHeld(site, 'settings rollback --last', ...parts);
    expect((await expectDone(site, 'list')).out).toContain(
      'Freeze Holidays: 2000-01-01T00:00 to 2199-01-01T00:00 Asia/Jakarta, open until 2198-12-31T17:00Z',
    );
    // A lock may be set and taken away also then.
    await expectDone(site, 'lock --reason too');
    await expectDone(site, 'unlock');
    await expectDone(site, 'settings rollback --last', '--during-freeze', 'it was meant for staging');
    const settings = await readSettings(site.store, 'production');
    expect(settings?.settings.freezeWindows).toBeUndefined();
    expect(settings?.record.reason).toContain('[during freeze: it was meant for staging]');
    await expectDone(site, 'promote mfe-games 1.1.0');
  });

  it('is refused where it says nothing, with its field', async () => {
    const site = await openSite();
    const window = JSON.stringify([{ ...ALWAYS, timeZone: 'Asia/Nowhere' }]);
    const { status, error } = await mfe(site, 'settings edit', `freezeWindows=${window}`);
    expect([status, error]).toEqual([1, expect.stringContaining('freezeWindows.0.timeZone')]);
    expect(error).toContain('not a time zone such as Asia/Jakarta');
  });
});
