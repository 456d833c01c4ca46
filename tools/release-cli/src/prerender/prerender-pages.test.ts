import type { AnswersFile } from 'shared-contracts/release/prerendered';
import { setDefault } from '../edits/edits';
import { readPage } from '../page/stored-page';
import { PageGuard } from '../page/page-guard';
import { ANSWERS_PREFIX, answersKey, documentKey, PARTS_PREFIX, partKey, prerenderedKey } from '../store/keys';
import { integrityOf } from '../store/digest';
import { bytesOf, readText } from '../store/store';
import { drawingSection, renderedSite, type RenderedSite } from '../test-support/rendered-site';
import { contentsOf } from '../test-support/run-mfe';
import { saveSettings } from '../test-support/save-settings';
import { settingsFixture } from '../test-support/fixture-dist';
import { collectUnused } from '../collect/collect';
import { verifyStore } from '../verify/verify-store';

let site: RenderedSite;
beforeEach(async () => {
  site = await renderedSite();
});
afterEach(() => site.gateway.close());

const storedHome = async (merchant = 'aurora'): Promise<string | undefined> =>
  (await readText(site.store, documentKey('production', merchant, 'home')))?.text;

/** The answers that the document of home names. */
async function storedAnswers(): Promise<{ readonly key: string; readonly answers: unknown }> {
  const [, text = '{}'] = /id="page-answers">([^<]*)</.exec((await storedHome()) ?? '') ?? [];
  const { path, integrity } = JSON.parse(text) as AnswersFile;
  const bytes = (await site.store.get(path.slice(1)))?.bytes ?? new Uint8Array();
  expect(integrityOf(bytes)).toBe(integrity);
  return { key: path.slice(1), answers: JSON.parse(new TextDecoder().decode(bytes)) };
}

const problems = async (): Promise<readonly string[]> => (await verifyStore(site.store, 'production')).problems;

it('puts what the released code draws into the documents of all merchants, with their own data', async () => {
  const { merchants, documents, faults } = await site.prerender();
  expect({ merchants, documents }).toEqual({ merchants: 2, documents: 2 });
  expect(faults).toEqual(
    ['list', 'promotions', 'login'].map(
      (page) =>
        `For 2 merchants, ${page} begins with its skeleton: host-shell cannot be rendered on a server: only home is`,
    ),
  );
  expect(site.gateway.asked).toEqual(['aurora', 'bahari']);
  const html = await storedHome();
  expect(html).toContain('">' + '<main class="mfe-games-screen" style="top:0">Fortune, Dragon</main></div>');
  expect(html).toContain('<style id="prerendered-style">.mfe-games-screen{color:inherit}</style>');
  expect(html).toMatch(/style-src-attr 'unsafe-hashes' 'sha256-[^']+'; style-src 'sha256-[^']+' 'self'/);
  const { answers } = await storedAnswers();
  expect(answers).toEqual({ answers: { games: { success: true, value: ['Fortune', 'Dragon'] } } });
  expect(await storedHome('bahari')).toContain('data-merchant="bahari"');
  expect(await problems()).toEqual([]);
});

it('writes nothing when nothing is new, and keeps only the last parts', async () => {
  await site.prerender();
  const before = await contentsOf(site.store);
  expect(Object.keys(before).filter((key) => key.startsWith(PARTS_PREFIX))).toHaveLength(2);
  await site.prerender();
  expect(await contentsOf(site.store)).toEqual(before);
  site.gateway.say(200, '{"success":true,"value":["Newer"]}');
  await site.prerender();
  expect(await storedHome()).toContain('Newer');
  expect(await site.store.list(PARTS_PREFIX)).toHaveLength(2);
});

it('keeps the answers that the documents before named, and no older ones', async () => {
  const keys: string[] = [];
  for (const name of ['One', 'Two', 'Three']) {
    site.gateway.say(200, JSON.stringify({ success: true, value: [name] }));
    await site.prerender();
    keys.push((await storedAnswers()).key);
  }
  const [, second = '', third = ''] = keys;
  expect(await site.store.list(ANSWERS_PREFIX)).toEqual([second, third].sort());
  await site.prerender();
  expect(await site.store.list(ANSWERS_PREFIX)).toEqual([second, third].sort());
});

it.each([
  ['gone', async (key: string) => site.store.remove(key)],
  [
    'others',
    async (key: string) => {
      await site.store.remove(key);
      await site.store.create(key, bytesOf('{}'));
    },
  ],
])('has no document whose answers are %s', async (_how, spoil) => {
  await site.prerender();
  await spoil((await storedAnswers()).key);
  expect(await new PageGuard(site.store, 'production').document('aurora', 'home')).toBeNull();
  expect((await problems())[0]).toContain('The document home of aurora is not what');
});

it.each([
  ['is away', 503, ''],
  ['answers with a page', 200, '<html></html>'],
  ['answers without end', 200, JSON.stringify({ value: ['x'.repeat(2_000_000)] })],
  ['sends what nobody can draw', 200, '{"value":{"names":1}}'],
  ['sends a link that runs', 200, '{"value":["<a href=javascript:alert(1)>"]}'],
])('keeps the last good part when the gateway %s', async (_what, status, text) => {
  await site.prerender();
  const before = await contentsOf(site.store);
  site.gateway.say(status, text);
  const { faults } = await site.prerender();
  expect(await contentsOf(site.store)).toEqual(before);
  // Answers that do not come are those of before; what comes and cannot be drawn is told.
  if (status === 200 && text.startsWith('{"value":')) expect(faults[0] ?? '').toContain('home');
});

it('renders a newly served version with the last answers when the gateway is away', async () => {
  await site.prerender();
  site.gateway.say(503, '');
  await site.publish('mfe-games', '1.1.0', { server: drawingSection('(names) => `<p>${names.length} games</p>`') });
  await site.edit((map) => setDefault(map, 'mfe-games', '1.1.0'));
  // What the version before drew stands in no page of the new one.
  expect(await storedHome()).toBeUndefined();
  expect(await problems()).toEqual([]);
  await site.prerender({ isChangedOnly: true });
  expect(await storedHome()).toContain('<p>2 games</p>');
});

it.each([
  ['throws', '() => { throw new Error("no luck") }', 'no luck'],
  ['needs the DOM', '() => document.title', 'document is not defined'],
  ['writes a script', '() => "<script>alert(1)</script>"', 'the element script'],
  ['reads the environment', '() => process.env.MFE_SIGNING_KEY', 'process is not defined'],
  [
    'draws more than a page may have',
    '() => Array.from({ length: 9000 }, () => `<p>${Math.random()}</p>`).join("")',
    'may by 12',
  ],
])('leaves the skeleton to a section that %s, and says why', async (_what, draw, why) => {
  await site.prerender();
  await site.publish('mfe-games', '1.1.0', { server: drawingSection(draw) });
  await site.edit((map) => setDefault(map, 'mfe-games', '1.1.0'));
  const { faults } = await site.prerender();
  expect(faults.find((line) => line.includes('home begins with its skeleton'))).toContain(why);
  expect(await storedHome()).toBeUndefined();
  expect(await problems()).toEqual([]);
});

it('leaves the skeleton to a section without a module for servers', async () => {
  await site.publish('mfe-games', '1.1.0');
  await site.edit((map) => setDefault(map, 'mfe-games', '1.1.0'));
  const { faults } = await site.prerender();
  expect(faults[0]).toContain('mfe-games has no module for servers');
  expect(await storedHome()).toBeUndefined();
});

it('has no rendered page where the settings say so, from the same write on', async () => {
  await site.prerender();
  await saveSettings(site.store, 'production', settingsFixture(['aurora', 'bahari'], { prerender: false }));
  expect(await storedHome()).toBeUndefined();
  expect(await site.prerender()).toMatchObject({ merchants: 0 });
  expect(await problems()).toEqual([]);
});

it('begins no further merchant after its time, and says so', async () => {
  let moment = 0;
  const lines: string[] = [];
  const { merchants, left } = await site.prerender({
    now: () => (moment += 100),
    limitMs: 150,
    report: (line) => lines.push(line),
  });
  expect({ merchants, left }).toEqual({ merchants: 1, left: 1 });
  expect(lines).toContain('The pages of 1 merchant are rendered by the next tick.');
});

it('hands out only documents of parts that a trusted key has signed', async () => {
  await site.prerender();
  const guard = new PageGuard(site.store, 'production');
  const document = await guard.document('aurora', 'home');
  expect(document?.html).toBe(await storedHome());
  expect(await guard.document('aurora', 'login')).toBeNull();
  // Whoever writes the store changes what is there for other servers, and a list that nobody signed.
  const key = documentKey('production', 'aurora', 'home');
  await site.store.remove(key);
  await site.store.create(key, bytesOf((document?.html ?? '').replace('Fortune', 'Sign in at evil.example')));
  expect((await guard.document('aurora', 'home'))?.html).toBe(document?.html);
  expect((await problems())[0]).toContain(
    'The document home of aurora is not what its page and its rendered part yield',
  );
  const list = prerenderedKey('production', 'aurora');
  const signed = JSON.parse((await readText(site.store, list))?.text ?? '') as { payload: string };
  await site.store.remove(list);
  await site.store.create(
    list,
    bytesOf(JSON.stringify({ ...signed, payload: signed.payload.replace('"home"', '"login"') })),
  );
  expect(await guard.document('aurora', 'login')).toBeNull();
  expect((await guard.page('aurora'))?.html).toBe((await readPage(site.store, 'production', 'aurora'))?.html);
});

it('gives up a part whose bytes are not those of its name', async () => {
  await site.prerender();
  for (const key of await site.store.list(PARTS_PREFIX)) {
    const text = (await readText(site.store, key))?.text ?? '';
    await site.store.remove(key);
    await site.store.create(key, bytesOf(text.replace('{', '{ ')));
  }
  expect(await new PageGuard(site.store, 'production').document('aurora', 'home')).toBeNull();
});

it('keeps parts in use from the collection', async () => {
  await site.prerender();
  const [used = ''] = await site.store.list(PARTS_PREFIX);
  const { key: answers } = await storedAnswers();
  const unused = [partKey('0'.repeat(64)), answersKey('0'.repeat(64))];
  for (const key of unused) await site.store.create(key, bytesOf('{}'));
  const retention = { graceMs: 0, revisionsMs: 0, store: site.store };
  await collectUnused(retention);
  const { removed } = await collectUnused(retention);
  expect(removed).toEqual(expect.arrayContaining(unused));
  expect(removed).not.toContain(used);
  expect(removed).not.toContain(answers);
});

it('leaves no document of a page that was replaced while it was rendered', async () => {
  await site.prerender();
  await site.publish('mfe-games', '1.1.0', { server: drawingSection('() => "<p>never</p>"') });
  site.gateway.onAsked(async () => {
    site.gateway.onAsked(null);
    await site.edit((map) => setDefault(map, 'mfe-games', '1.1.0'));
  });
  site.gateway.say(200, '{"value":["Newer"]}');
  await site.prerender();
  expect(await storedHome()).toBeUndefined();
  expect(await problems()).toEqual([]);
});
