import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readSettings } from '../store/settings';
import { settingsFixture } from '../test-support/fixture-dist';
import { fixtureSite, type FixtureSite } from '../test-support/fixture-site';
import { contentsOf, runMfe } from '../test-support/run-mfe';

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
    const dry = await runMfe(site, ['settings', 'apply', file, '--dry-run']);
    expect(dry.out).toContain('Nothing is written: this was a dry run.');
    expect(Object.keys((await readSettings(site.store, 'production'))?.settings.merchants ?? {})).not.toContain('palm');
    const { status, out } = await runMfe(site, ['settings', 'apply', file]);
    expect(status).toBe(0);
    expect(out).toContain('merchants added: palm');
    expect(out).toContain('merchants removed: bahari');
    expect(out).toContain('merchants changed: aurora');
    expect((await readSettings(site.store, 'production'))?.settings.merchants['palm']?.code).toBe('palm');
  });

  it.each<[string, unknown, string]>([
    ['is not JSON', '{', 'settings.json is not JSON'],
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

  it('refuses a file that is not there, and words that make no sense', async () => {
    expect((await runMfe(site, ['settings', 'apply', '/nowhere.json'])).error).toContain('cannot be read (ENOENT)');
    expect((await runMfe(site, ['settings', 'change'])).status).toBe(2);
    expect((await runMfe(site, ['settings', 'show', '--env', 'other'])).error).toContain('has no settings yet');
  });
});
