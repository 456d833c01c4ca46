import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pin } from '../../edits/edits';
import { readSettings } from '../../settings/settings';
import { settingsFixture } from '../../test-support/fixture-dist';
import { fixtureSite, type FixtureSite } from '../../test-support/fixture-site';
import { contentsOf, runMfe } from '../../test-support/run-mfe';

let site: FixtureSite;
beforeEach(async () => {
  site = await fixtureSite();
});

async function fileWith(value: unknown): Promise<string> {
  const file = join(site.home, 'settings.json');
  await writeFile(file, typeof value === 'string' ? value : JSON.stringify(value));
  return file;
}

async function shown(): Promise<Record<string, unknown>> {
  const { status, out } = await runMfe(site, ['settings', 'show']);
  expect(status).toBe(0);
  return JSON.parse(out) as Record<string, unknown>;
}

const EMPTY = ['--allow-empty', 'bahari'];

describe('mfe settings', () => {
  it('applies what it shows, and then there is nothing to do', async () => {
    const before = await contentsOf(site.store);
    const { status, out } = await runMfe(site, ['settings', 'apply', await fileWith(await shown())]);
    expect(status).toBe(0);
    expect(out).toBe('Nothing to do: it is so already.');
    expect(await contentsOf(site.store)).toEqual(before);
  });

  it('writes other merchants, and says which come, go and change', async () => {
    const { merchants } = settingsFixture(['aurora', 'palm']);
    const changed = { ...merchants, aurora: { ...merchants['aurora'], name: 'Aurora II' } };
    const file = await fileWith({ ...(await shown()), merchants: changed });
    const dry = await runMfe(site, ['settings', 'apply', file, ...EMPTY, '--dry-run']);
    expect(dry.out).toContain('Nothing is written: this was a dry run.');
    expect(Object.keys((await readSettings(site.store, 'production'))?.settings.merchants ?? {})).not.toContain('palm');
    const { status, out } = await runMfe(site, ['settings', 'apply', file, ...EMPTY]);
    expect(status).toBe(0);
    expect(out.split('\n')).toEqual([
      'merchant palm is new',
      'merchant bahari is gone',
      'merchants.aurora.name: "Aurora" -> "Aurora II"',
      'Revision 2 of the settings of production is written and its pages are renewed.',
    ]);
    expect((await readSettings(site.store, 'production'))?.settings.merchants['palm']?.code).toBe('palm');
  });

  it.each<[string, unknown, string]>([
    [
      'is not JSON',
      '{\n  "merchants": {}\n  "assetsBase"',
      'settings.json is not JSON at line 3, column 3: comma expected',
    ],
    [
      'names a field that there is not',
      { merchants: {}, assetBase: '/r/' },
      'settings.json: assetBase is no field of the settings',
    ],
    ['lacks a field', { merchants: {} }, 'The settings document is not valid: assetsBase'],
    ['allows overrides in production', 'overrides', 'never allowed in production'],
  ])('refuses a file that %s, and writes nothing', async (_, value, words) => {
    const content = value === 'overrides' ? { ...(await shown()), allowsOverrides: true } : value;
    const file = await fileWith(content);
    const before = await contentsOf(site.store);
    const { status, error } = await runMfe(site, ['settings', 'apply', file]);
    expect(status).toBe(1);
    expect(error).toContain(words);
    expect(await contentsOf(site.store)).toEqual(before);
  });

  it('reads over a byte-order mark', async () => {
    const file = await fileWith(`\ufeff${JSON.stringify({ ...(await shown()), liveReload: true })}`);
    expect((await runMfe(site, ['settings', 'apply', file])).status).toBe(0);
  });

  it('refuses a file that is not there, and words that make no sense', async () => {
    expect((await runMfe(site, ['settings', 'apply', '/nowhere.json'])).error).toContain('cannot be read (ENOENT)');
    expect((await runMfe(site, ['settings', 'change'])).status).toBe(2);
    expect((await runMfe(site, ['settings', 'show', '--env', 'other'])).error).toContain('has no environment other');
  });

  it('shows an earlier revision, and all with who wrote them, when, why and what', async () => {
    await runMfe(site, [
      'settings',
      'edit',
      'merchants.aurora.name=Aurora II',
      '--author',
      'ann',
      '--reason',
      'new name',
    ]);
    await runMfe(site, ['settings', 'edit', '--remove', 'merchants.bahari', '--author', 'ben', ...EMPTY]);
    const listed = (await runMfe(site, ['settings', 'history'])).out.split('\n');
    expect(listed).toHaveLength(4);
    expect(listed[1]).toMatch(/^3 +\S+Z +tester +settings edit --remove merchants\.bahari.* +merchant bahari is gone$/);
    expect(listed[2]).toMatch(/^2 +\S+Z +tester +new name +merchants\.aurora\.name: "Aurora" -> "Aurora II"$/);
    expect(listed[3]).toMatch(
      /^1 +\S+Z +tester +test +merchant aurora is new; merchant bahari is new; .+ and \d more$/,
    );
    expect((await runMfe(site, ['settings', 'history', '--limit', '1'])).out.split('\n')).toHaveLength(2);
    const one = await runMfe(site, ['settings', 'history', '2']);
    expect(one.out).toMatch(
      /^Revision 2 of the settings of production, \S+Z, by tester: new name\n {2}merchants\.aurora/,
    );
    const old = await runMfe(site, ['settings', 'show', '1']);
    expect(JSON.parse(old.out)).toMatchObject({ environment: 'production', revision: 1, merchants: { bahari: {} } });
    expect((await runMfe(site, ['settings', 'diff', '1'])).out.split('\n')).toEqual([
      'From revision 1 to revision 3 of the settings of production:',
      '  merchant bahari is gone',
      '  merchants.aurora.name: "Aurora" -> "Aurora II"',
    ]);
    expect((await runMfe(site, ['settings', 'diff', '2', '3'])).out).not.toContain('Aurora');
  });

  it('says what a file would change, and writes nothing', async () => {
    const file = await fileWith({ ...(await shown()), liveReload: true });
    const before = await contentsOf(site.store);
    expect((await runMfe(site, ['settings', 'diff', file])).out).toContain('liveReload: false -> true');
    expect((await runMfe(site, ['preview', 'settings', 'apply', file])).out).toContain('this was a dry run');
    expect(await contentsOf(site.store)).toEqual(before);
  });

  it('refuses a file that was made from what somebody changed since', async () => {
    const file = await fileWith({ ...(await shown()), liveReload: true });
    await runMfe(site, ['settings', 'edit', 'merchants.aurora.name=Aurora II', '--author', 'ann']);
    const { status, error } = await runMfe(site, ['settings', 'apply', file]);
    expect(status).toBe(1);
    expect(error).toContain('was made from revision 1, but the settings of production are at revision 2, by tester');
    expect((await shown())['liveReload']).toBe(false);
    expect((await runMfe(site, ['settings', 'apply', await fileWith({ ...(await shown()), revision: 1 })])).out).toBe(
      'Nothing to do: it is so already.',
    );
  });

  it('refuses a file of another environment', async () => {
    const file = await fileWith({ ...(await shown()), environment: 'staging' });
    expect((await runMfe(site, ['settings', 'apply', file])).error).toContain('holds the settings of staging');
  });

  it('goes back to an earlier revision by writing it as a new one', async () => {
    await runMfe(site, ['settings', 'edit', 'merchants.aurora.apiOrigin=https://evil.example']);
    const { status, out } = await runMfe(site, ['settings', 'rollback', '--last', '--author', 'ann']);
    expect(status).toBe(0);
    expect(out).toContain('merchants.aurora.apiOrigin: "https://evil.example" -> ""');
    const found = await readSettings(site.store, 'production');
    expect(found?.record).toMatchObject({
      revision: 3,
      author: 'tester',
      reason: 'settings rollback --last --author ann',
    });
    expect(found?.settings.merchants['aurora']?.apiOrigin).toBe('');
    expect((await runMfe(site, ['settings', 'rollback', '--to', '2'])).status).toBe(0);
    expect((await readSettings(site.store, 'production'))?.settings.merchants['aurora']?.apiOrigin).toContain('evil');
  });

  it('goes back only to what every merchant can still be served with', async () => {
    await runMfe(site, ['settings', 'apply', await fileWith({ ...settingsFixture(['aurora', 'bahari', 'palm']) })]);
    await site.edit((map) => pin(map, 'palm', 'mfe-games', '1.0.0'));
    const before = await contentsOf(site.store);
    const { status, error } = await runMfe(site, ['settings', 'rollback', '--last']);
    expect([status, error]).toEqual([1, 'production has no merchant palm: it has aurora, bahari']);
    expect(await contentsOf(site.store)).toEqual(before);
  });

  it.each<[number, string, string]>([
    [2, 'Say which revision to go back to', 'rollback'],
    [2, 'Say which revision to go back to', 'rollback --last --to 1'],
    [1, 'at revision 1: name an earlier one', 'rollback --to 1'],
    [1, 'have no earlier revision', 'rollback --last'],
    [1, 'Revision 5 of the settings of production is still to come: the newest is 1', 'show 5'],
    [2, '"0" is not a revision', 'show 0'],
    [2, 'Name at least one field', 'edit'],
    [2, 'is not <field>=<value>', 'edit liveReload'],
    [1, 'allowsTrial is no field of the settings: take it out; did you mean allowsTrials?', 'edit allowsTrial=true'],
    [1, 'flags is no field of the settings: take it out', 'edit flags={"beta":true}'],
    [1, 'merchants.aurora.flags is no field of the settings: take it out', 'edit merchants.aurora.flags=true'],
    [1, 'never allowed in production', 'edit allowsOverrides=true'],
    [2, 'mfe settings show has no option --last', 'show --last'],
    [2, 'Name the file', 'diff'],
    [2, 'is one word too many', 'history 1 2'],
  ])('refuses with status %d and “%s”: %s', async (status, sentence, line) => {
    const before = await contentsOf(site.store);
    const ran = await runMfe(site, ['settings', ...line.split(' ')]);
    expect([ran.status, ran.out]).toEqual([status, '']);
    expect(ran.error).toContain(sentence);
    expect(await contentsOf(site.store)).toEqual(before);
  });
});
