/** @jest-environment node */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { HealthErrorRow } from 'shared-contracts/release/health';
import { setId } from 'shared-contracts/release/resolve';
import { setDefault } from '../../edits/edits';
import { idOfVersions } from '../../evidence/set-versions';
import { publishDist } from '../../publish/publish';
import { readMapList } from '../../source-maps/map-list';
import { sourceMapKey } from '../../store/keys';
import { fixtureSite, type FixtureSite } from '../../test-support/fixture-site';
import { openHealthSite, type HealthSite } from '../../test-support/health-site';
import { THROWN_AT, THROWN_LINE, writeMapped, type MappedDist } from '../../test-support/mapped-dist';
import { runMfe, type Ran } from '../../test-support/run-mfe';

const PLACE = `${THROWN_AT.name}  ${THROWN_AT.source}:${THROWN_AT.line}:${THROWN_AT.column}`;
const NOW_SET = idOfVersions({ 'host-shell': '1.0.0', 'mfe-games': '1.1.0' });
const FIRST_SET = idOfVersions({ 'host-shell': '1.0.0', 'mfe-games': '1.0.0' });

let site: FixtureSite;
let mapped: MappedDist;
beforeAll(async () => {
  site = await fixtureSite();
  mapped = await writeMapped('mfe-games', '1.1.0');
  await publishDist({ store: site.store, dist: mapped.folder, environments: ['production'], author: 'tester' });
  await site.edit((map) => setDefault(map, 'mfe-games', '1.1.0'));
});

async function jsonOf(words: readonly string[]): Promise<Record<string, unknown>> {
  return JSON.parse((await runMfe(site, [...words, '--json'])).out) as Record<string, unknown>;
}

describe('mfe explain', () => {
  const MESSAGE = "TypeError: Cannot read properties of undefined (reading 'id')";
  const chromium = () => `${MESSAGE}\n    at Ie (${mapped.frame})\n    at Ye (https://chat.example/c.js:1:2)`;

  it.each<[string, (stack: string) => Promise<Ran>]>([
    ['one word', (stack) => runMfe(site, ['explain', stack])],
    ['what is piped in', (piped) => runMfe(site, ['explain'], { piped })],
    [
      'a file',
      async (stack) => {
        const file = join(site.home, 'stack.txt');
        await writeFile(file, stack);
        return runMfe(site, ['explain', file]);
      },
    ],
  ])('reads a stack as %s', async (_how, run) => {
    expect(await run(chromium())).toEqual({
      status: 0,
      error: '',
      out: [
        MESSAGE,
        `  at ${PLACE}  [mfe-games 1.1.0]`,
        `       ${THROWN_LINE}`,
        "  -- at Ye (https://chat.example/c.js:1:2)  [not a file of this site's packages]",
        `Served now in set ${NOW_SET} to aurora, bahari`,
      ].join('\n'),
    });
  });

  it.each<[string, (frame: string) => string, readonly object[]]>([
    ['Firefox', (frame) => `Ie@${frame}\n`, []],
    ['WebKit', (frame) => `Ie@${frame}\nforEach@[native code]`, [{ status: 'foreign' }]],
    ['telemetry', (frame) => frame.slice(frame.indexOf('mfe-games/')), []],
  ])('reads the form of %s', async (_engine, form, further) => {
    const { lines } = await jsonOf(['explain', form(mapped.frame)]);
    expect(lines).toMatchObject([
      { status: 'mapped', versions: ['1.1.0'], position: { ...THROWN_AT, text: THROWN_LINE } },
      ...further,
    ]);
  });

  it('says of each frame why it is not explained', async () => {
    const gone = mapped.frame.replace(/screen\.[0-9a-f]{12}/, 'gone.000000000000');
    const past = mapped.frame.replace(':1:14', ':9:1');
    const { out } = await runMfe(site, ['explain', `at ${gone}\nat ${past}`]);
    expect(out.split('\n').slice(0, 2)).toEqual([
      `  -- at ${gone}  [of a version of mfe-games that is no longer kept, or was never published here]`,
      `  -- at ${past}  [mfe-games 1.1.0: no source map of this place is kept]`,
    ]);
  });

  it('names every version that has the very file, and the one of the set where that is known', async () => {
    const other = await writeMapped('mfe-games', '1.2.0', { text: '1.1.0' });
    expect(other.file).toBe(mapped.file);
    await publishDist({ store: site.store, dist: other.folder, environments: ['production'], author: 'tester' });
    const any = await runMfe(site, ['explain', mapped.frame]);
    expect(any.out).toContain(`${PLACE}  [mfe-games 1.2.0 (or 1.1.0: the same file)]`);
    const known = await runMfe(site, ['explain', mapped.frame, '--set', NOW_SET]);
    expect(known.out).toContain(`${PLACE}  [mfe-games 1.1.0]`);
    expect(known.out).toContain(`Set ${NOW_SET} was served to aurora, bahari, from `);
  });

  it.each([
    ['words', ['explain', 'it does not work'], /^There is no stack in this text: .* such as https:/],
    [
      'a set that is none',
      ['explain', 'at x (/r/mfe-games/a.mjs:1:2)', '--set', 'abc'],
      /^"abc" is not the id of a set/,
    ],
    ['a list with a stack', ['explain', 'stack.txt', '--list'], /one word too many/],
    ['since without a list', ['explain', 'stack.txt', '--since', '2h'], /^--since goes with --list/],
    ['nothing', ['explain'], /^Name a file, or pipe the text into the command$/],
  ])('refuses %s with one sentence', async (_what, words, sentence) => {
    const { status, error } = await runMfe(site, words);
    expect(error).toMatch(sentence);
    expect([1, 2]).toContain(status);
  });

  it('says that a map is not what it was published as', async () => {
    const own = await fixtureSite();
    await publishDist({ store: own.store, dist: mapped.folder, environments: ['production'], author: 'tester' });
    const { list } = await readMapList(own.store, { name: 'mfe-games', version: '1.1.0' });
    const key = sourceMapKey(list?.maps[mapped.file] ?? '');
    await own.store.replace(key, new TextEncoder().encode('{}'), (await own.store.get(key))?.etag ?? null);
    const { out } = await runMfe(own, ['explain', mapped.frame]);
    expect(out).toContain(`[mfe-games 1.1.0: ${key} in the store is not what its name says]`);
  });
});

describe('an error that pages reported', () => {
  let health: HealthSite;
  const row = (): HealthErrorRow => ({
    id: 'e12',
    at: '2026-12-01T10:00:00.000Z',
    merchant: 'bahari',
    set: FIRST_SET,
    package: 'mfe-games',
    version: '1.1.0',
    name: 'TypeError',
    stack: [mapped.frame.slice(mapped.frame.indexOf('mfe-games/')), '?'],
    pages: 3,
  });
  const answers = new Map<string, () => unknown>([
    ['e12', () => ({ rows: [row()] })],
    ['e13', () => ({ rows: [] })],
    ['e14', () => ({ rows: [{ ...row(), stack: ['https://x.example/?token=1'] }] })],
    ['', () => ({ rows: [row()] })],
  ]);
  beforeAll(async () => {
    await writeFile(join(site.home, 'operator-token'), 'a-token-of-an-operator\n');
    health = await openHealthSite((url) => ({ body: answers.get(url.searchParams.get('id') ?? '')?.() }));
  });
  afterAll(() => health.close());
  const mfe = (...words: readonly string[]) => runMfe(site, words, { variables: { MFE_HEALTH_URL: health.url } });

  it('is explained by its id, with the version that ran, set and merchant', async () => {
    const { out, status } = await mfe('explain', 'e12');
    expect(status).toBe(0);
    const [title, frame, line, foreign, set] = out.split('\n');
    expect(title).toBe(`e12: TypeError in mfe-games 1.1.0, at bahari, set ${FIRST_SET}, 2026-12-01T10:00:00.000Z`);
    expect([frame, line]).toEqual([`  at ${PLACE}  [mfe-games 1.1.0]`, `       ${THROWN_LINE}`]);
    expect(foreign).toContain("not a file of this site's packages");
    expect(set).toMatch(new RegExp(`^Set ${FIRST_SET} was served to aurora, bahari, from .+ until .+Z$`));
  });

  it('is listed', async () => {
    const { out } = await mfe('explain', '--list', '--since', '2h');
    expect(out.split('\n')[1]).toMatch(
      /^e12 +2026-12-01T10:00:00.000Z +3 +bahari +mfe-games 1\.1\.0 +TypeError +mfe-games\//,
    );
  });

  it('is refused where the back end keeps none of that id, or answers with something else', async () => {
    expect((await mfe('explain', 'e13')).error).toBe(
      `${health.url} keeps no error e13 of production: mfe explain --list shows those it keeps`,
    );
    expect((await mfe('explain', 'e14')).error).toContain('answered with something else than errors');
  });
});

describe('mfe sets with an id', () => {
  it('says what a set was that is served, or was before', async () => {
    const { out } = await runMfe(site, ['sets', FIRST_SET]);
    const [versions, merchants, time] = out.split('\n');
    expect([versions, merchants]).toEqual(['host-shell 1.0.0, mfe-games 1.0.0', 'Served to aurora, bahari']);
    expect(time).toMatch(/^From \S+Z until \S+Z, last by revision \d+$/);
    expect(await jsonOf(['sets', NOW_SET])).toMatchObject({ versions: { 'mfe-games': '1.1.0' }, until: null });
  });

  it('finds a set with a section that was off', async () => {
    expect((await runMfe(site, ['switch', 'mfe-games', 'off'])).error).toBe('');
    expect((await runMfe(site, ['switch', 'mfe-games', 'on'])).error).toBe('');
    const id = setId({
      'host-shell': { status: 'on', version: '1.0.0', layer: 'default' },
      'mfe-games': { status: 'off', message: {} },
    });
    expect(await jsonOf(['sets', id])).toMatchObject({ versions: { 'host-shell': '1.0.0' } });
  });

  it.each([
    [['sets', '0000000000000000'], /^No kept state of production serves the set 0000000000000000/],
    [['sets', 'games'], /^"games" is not the id of a set/],
    [['sets', '0000000000000000', '--reverse'], /name no id with them$/],
  ])('refuses %j', async (words, sentence) => {
    expect((await runMfe(site, words)).error).toMatch(sentence);
  });
});
