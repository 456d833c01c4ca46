import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setDefault } from '../edits/edits';
import { addRollout } from '../edits/rollout-edits';
import { runCli } from '../run-cli';
import { consoleKey } from '../store/keys';
import { saveSettings } from '../test-support/save-settings';
import { readText, StoreConflict } from '../store/store';
import type { Store } from '../trust/store';
import { settingsFixture } from '../test-support/fixture-dist';
import { fixtureSite, type FixtureSite } from '../test-support/fixture-site';
import { healthRow, healthSummaryOf, openHealthSite } from '../test-support/health-site';
import { scratchFolder } from '../test-support/scratch-folder';
import { createKeys } from '../key-management/create-keys';
import { CONSOLE_SCRIPT } from './console-script';
import { readConsole } from './read-console';
import { updateConsole } from './update-console';

const NOW = new Date('2026-12-01T10:15:00Z');
let site: FixtureSite;
beforeEach(async () => {
  site = await fixtureSite();
});

async function pageOf(store: Store, environment = 'production'): Promise<string> {
  return (await readText(store, consoleKey(environment, 'index.html')))?.text ?? '';
}

describe('readConsole', () => {
  it('reads map, merchants, history, sets and how well they are proven', async () => {
    const input = await readConsole({ store: site.store, environment: 'production', now: NOW });
    expect(input.merchants).toEqual({ aurora: 'Aurora', bahari: 'Bahari' });
    expect(input.history.map(({ revision }) => revision)).toEqual([1, 2, 3]);
    expect(input.map.revision).toBe(3);
    expect(input.sets).toMatchObject([
      { versions: { 'host-shell': '1.0.0', 'mfe-games': '1.0.0' }, evidence: 'none', merchants: ['aurora', 'bahari'] },
    ]);
    expect(input.health).toBe('Nobody was asked when this page was made; mfe health asks.');
  });

  it('asks for health of the last day, and of rollouts since they began', async () => {
    await site.publish('mfe-games', '1.1.0');
    const since = '2026-11-29T00:00:00.000Z';
    await site.edit((map) => addRollout(map, { package: 'mfe-games', version: '1.1.0', percent: 10, since }));
    const summary = healthSummaryOf([healthRow('mfe-games', '1.1.0', { pages: 3, loads: 3 })]);
    const health = await openHealthSite(() => ({ body: summary }));
    const source = { url: health.url, token: 'a-token-of-an-operator' };
    const input = await readConsole({ store: site.store, environment: 'production', health: source, now: NOW });
    await health.close();
    expect(health.asked.map(({ url }) => url.searchParams.get('since'))).toEqual(['2026-11-30T10:15:00.000Z', since]);
    expect(input.health).toMatchObject({ judged: [{ verdict: 'too few', loads: { fresh: { pages: 3 } } }] });
  });

  it('shows the rest when nobody can say how the versions do', async () => {
    const source = { url: 'http://127.0.0.1:9', token: 'a-token-of-an-operator' };
    const input = await readConsole({ store: site.store, environment: 'production', health: source });
    expect(input.health).toBe('Not known: http://127.0.0.1:9 does not answer.');
  });

  it('goes back only so far', async () => {
    for (let change = 0; change < 42; change += 1)
      await site.edit((map) => addRollout(map, { package: 'mfe-games', version: '1.0.0', percent: change + 1 }));
    const { history } = await readConsole({ store: site.store, environment: 'production' });
    expect(history.map(({ revision }) => revision)).toEqual(Array.from({ length: 41 }, (_, index) => index + 5));
  });
});

describe('updateConsole', () => {
  it('stores a page and its script, and renews what changed', async () => {
    await updateConsole(site.store, 'production', { now: NOW });
    const before = await pageOf(site.store);
    expect(before).toContain('Revision <b>3</b>');
    expect((await readText(site.store, consoleKey('production', 'console.js')))?.text).toBe(CONSOLE_SCRIPT);
    await site.publish('mfe-games', '1.1.0');
    await site.edit((map) => setDefault(map, 'mfe-games', '1.1.0'));
    await updateConsole(site.store, 'production', { now: NOW });
    expect(await pageOf(site.store)).toContain('Revision <b>5</b>');
    const again = await site.store.get(consoleKey('production', 'index.html'));
    await updateConsole(site.store, 'production', { now: NOW });
    expect((await site.store.get(consoleKey('production', 'index.html')))?.etag).toBe(again?.etag);
  });

  it('is tried again when somebody else writes it at the same time', async () => {
    let conflicts = 1;
    const raced = new Proxy(site.store, {
      get: (store, name: keyof Store) => {
        if (name !== 'replace') return typeof store[name] === 'function' ? store[name].bind(store) : store[name];
        return async (...args: Parameters<Store['replace']>) => {
          conflicts -= 1;
          if (conflicts >= 0) throw new StoreConflict(args[0]);
          return store.replace(...args);
        };
      },
    });
    await updateConsole(raced, 'production', { now: NOW });
    expect(conflicts).toBe(-2);
    expect(await pageOf(site.store)).toContain('Revision <b>3</b>');
  });
});

describe('mfe console', () => {
  async function mfe(...words: readonly string[]) {
    const [out, error]: [string[], string[]] = [[], []];
    const status = await runCli(
      {
        out: (line) => void out.push(line),
        error: (line) => void error.push(line),
        environment: { MFE_HOME: site.home },
        repository: site.home,
        isColoured: false,
      },
      words,
    );
    return { status, out, error };
  }

  it('writes one file that needs nothing else', async () => {
    const file = join(await scratchFolder(), 'console.html');
    const { status, out } = await mfe('console', '--out', file);
    expect([status, out]).toEqual([0, [`The console of production is written to ${file}.`]]);
    const page = await readFile(file, 'utf8');
    expect(page).toContain(CONSOLE_SCRIPT);
    expect(await site.store.list('console/')).toEqual([]);
  });

  it('renews the page of an environment that shows one', async () => {
    await createKeys({ store: site.store, places: { home: site.home }, environment: 'staging', owner: 'tester' });
    await saveSettings(site.store, 'staging', settingsFixture(['aurora'], { allowsOverrides: true }));
    const { status, out } = await mfe('console', '--env', 'staging');
    expect([status, out]).toEqual([0, ['The console of staging is renewed; its site shows it at /releases/.']]);
    expect(await pageOf(site.store, 'staging')).toContain('<h1>staging</h1>');
  });

  it.each([
    [[], 'production shows its console to nobody: write it to a file with --out'],
    [['--env', 'nowhere', '--out', 'x.html'], 'has no environment nowhere: it has production'],
    [['--out', '/dev/null/x.html'], '/dev/null/x.html cannot be written (ENOTDIR)'],
    [['--out', ''], 'Name a file after --out'],
    [['--out', 'x.html', '--health'], "There is no operator's token"],
    [['now'], '"now" is one word too many'],
  ])('refuses %j with one sentence and writes nothing', async (words, sentence) => {
    const before = await readdir(site.home, { recursive: true });
    const { status, out, error } = await mfe('console', ...words);
    expect(status).not.toBe(0);
    expect([out, error]).toEqual([[], [expect.stringContaining(sentence)]]);
    expect(await readdir(site.home, { recursive: true })).toEqual(before);
  });

  it('writes nothing in a dry run', async () => {
    const folder = await scratchFolder();
    await mfe('console', '--out', join(folder, 'console.html'), '--dry-run');
    expect(await readdir(folder)).toEqual([]);
  });
});
