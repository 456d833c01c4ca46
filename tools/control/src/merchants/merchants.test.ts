import { readPresent } from 'release-cli/revisions/read-revisions';
import { readSettings, SETTINGS_DOCUMENT } from 'release-cli/settings/settings';
import { contentsOf, runMfe } from 'release-cli/test-support/run-mfe';
import { carried, testConsole, type Seen, type Someone, type TestConsole } from '../test-support/console-client';
import { doMerchant, previewMerchant, type MerchantFields } from '../test-support/merchant-forms';
import { settingsSite, type PeopleSite } from '../test-support/people-site';

const PALM = { code: 'palm', name: 'Palm', like: 'aurora', languages: 'EN,TY', hue: '150' };
const GREEN = JSON.stringify({
  brand: { $type: 'color', main: { $value: '#0a7f3f' } },
  size: { $type: 'number', $value: 4 },
});

/** As long as those of browsers: Node 20 finds one of a single letter inside a field too. */
const BOUNDARY = '----formboundary8f2c91d0a377';

let site: PeopleSite;
let desk: TestConsole;
let rita: Someone;

beforeEach(async () => {
  site = await settingsSite();
  desk = await testConsole(site);
  rita = await desk.as('rita');
});

function preview(action: string, fields: MerchantFields, someone = rita): Promise<Seen> {
  return previewMerchant(someone, action, fields);
}

function done(action: string, fields: MerchantFields): Promise<string> {
  return doMerchant(rita, action, fields, 'palm wants it');
}

async function settings() {
  const found = await readSettings(site.site.store, 'production');
  if (found === null) throw new Error('production has no settings');
  return found.settings;
}

describe('the merchants of the console', () => {
  it('are made, opened, changed, taken back and closed, each by its preview', async () => {
    expect(await done('create', PALM)).toContain('merchant palm is new, and closed');
    expect((await settings()).closedMerchants?.['palm']).toMatchObject({ name: 'Palm', brand: { hue: 150 } });
    const list = (await rita.get('/releases/merchants/')).text;
    expect(list).toMatch(/palm[\s\S]*closed[\s\S]*EN, TY[\s\S]*<svg class="swatch"[\s\S]*hue 150/);

    const opened = await done('open', { merchant: 'palm' });
    expect(opened).toMatch(/palm[\s\S]*host-shell[\s\S]*nothing[\s\S]*1\.0\.0 \(default\)/);
    expect(opened).toContain('mfe merchant open palm --env production');
    expect((await settings()).merchants['palm']).toMatchObject({ name: 'Palm' });

    const branded = await done('brand', { merchant: 'palm', tokens: GREEN });
    expect(branded).toContain('merchants.palm.brand.hue: 150 -&gt;');
    expect(branded).toContain('Not used, because they decide nothing of a brand: size');
    expect(branded).toMatch(/light: the weakest contrast is \S+ on \S+, \d+\.\d\d of/);

    const page = (await rita.get('/releases/merchants/palm')).text;
    expect(page).toContain('EN, TY; EN to begin with');
    expect(page).toContain('palm wants it');
    const back = /href="\/releases\/do\/merchant-rollback\?merchant=palm&amp;to=(\d+)"/.exec(page)?.[1] ?? '';
    expect(await done('rollback', { merchant: 'palm', to: back })).toContain('-&gt; 150');

    expect(await done('close', { merchant: 'palm' })).toMatch(/palm[\s\S]*1\.0\.0 \(default\)[\s\S]*nothing/);
    expect(Object.keys((await settings()).closedMerchants ?? {})).toEqual(['palm']);
    const { state } = await readPresent(site.site.store, 'production', SETTINGS_DOCUMENT);
    expect([state.author, state.reason, state.revision]).toEqual(['Rita', 'palm wants it', 6]);
    expect(desk.audit.map(({ outcome }) => outcome)).toEqual(Array(5).fill(['previewed', 'written']).flat());
    expect(desk.audit.at(-1)).toMatchObject({
      subject: 'rita',
      action: 'merchant-close',
      command: 'merchant close palm',
    });
  });

  it('take a brand from a file that is sent with the form', async () => {
    const { csrf } = Object.fromEntries(carried((await rita.get('/releases/do/merchant-brand')).text));
    const part = (name: string, value: string, file = ''): string =>
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n${value}\r\n`;
    const payload = `${part('csrf', csrf ?? '')}${part('step', 'preview')}${part('merchant', 'aurora')}${part('tokens', '')}${part('tokens-file', GREEN, '; filename="palm.tokens.json"')}--${BOUNDARY}--\r\n`;
    const more = { payload, headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` } };
    const sent = await rita.post('/releases/do/merchant-brand', {}, more);
    expect([sent.status, sent.text.includes('merchants.aurora.brand.hue: 275 -&gt;')]).toEqual([200, true]);
    const form = carried(sent.text);
    form.set('reason', 'green');
    expect((await rita.post('/releases/do/merchant-brand', form)).status).toBe(200);
    expect((await settings()).merchants['aurora']?.brand.hue).not.toBe(275);
    const broken = await rita.post('/releases/do/merchant-brand', {}, { ...more, payload: 'no parts' });
    expect(broken.status).toBe(400);
  });

  it('are shown to whoever may only look, without what is done with them', async () => {
    const ann = await desk.as('ann');
    for (const path of ['/releases/merchants/', '/releases/merchants/aurora']) {
      const { status, text } = await ann.get(path);
      expect([path, status, text.includes('/releases/do/')]).toEqual([path, 200, false]);
    }
    expect((await ann.get('/releases/merchants/nobody')).status).toBe(404);
    expect((await desk.stranger.get('/releases/merchants/')).headers['location']).toContain('/releases/sign-in');
  });

  it('escape what somebody called a merchant', async () => {
    await done('create', { ...PALM, name: '<img src=x onerror=1>' });
    for (const path of ['/releases/merchants/', '/releases/merchants/palm', '/releases/do/merchant-open'])
      expect((await rita.get(path)).text).not.toContain('<img');
  });
});

/** Forms that are refused, with a part of the sentence. */
const REFUSED: readonly (readonly [string, MerchantFields, string])[] = [
  ['create', { ...PALM, code: '../a' }, 'cannot be the code of a merchant'],
  ['create', { ...PALM, code: 'aurora' }, 'The merchant aurora is there already'],
  ['create', { code: 'palm', like: 'aurora' }, 'Say the name of the merchant'],
  ['create', { ...PALM, origin: 'javascript:alert(1)' }, 'origin'],
  ['open', { merchant: 'aurora' }, 'Merchant: &quot;aurora&quot; is not there any more'],
  ['brand', { merchant: 'aurora' }, 'Nothing of the brand is said'],
  ['brand', { merchant: 'aurora', tokens: '<svg onload="a()"/>' }, 'The token file is not JSON at line 1'],
  ['brand', { merchant: 'aurora', tokens: '{"brand":{"$type":"color","main":{"$value":"{gone}"}}}' }, 'mend the alias'],
  ['brand', { merchant: 'aurora', tokens: GREEN, 'tokens-file': GREEN }, 'give one of them'],
  ['brand', { merchant: 'aurora', tokens: `"${'x'.repeat(100_000)}"` }, 'more than 100000 letters'],
  ['brand', { merchant: 'aurora', hue: '400' }, 'brand.hue'],
  ['rollback', { merchant: 'aurora', to: '99' }, '99'],
  ['brand', { merchant: 'aurora', hue: '275' }, 'Nothing to do: it is so already.'],
];

describe('the console refuses', () => {
  it('what a command refuses of a form, in one sentence, and writes nothing', async () => {
    const before = await contentsOf(site.site.store);
    for (const [action, fields, sentence] of REFUSED) {
      const { status, text } = await preview(action, fields);
      expect([400, 422]).toContain(status);
      expect(/<p class="refused"[^]*?<\/p>/.exec(text)?.[0]).toContain(sentence);
    }
    expect(await contentsOf(site.site.store)).toEqual(before);
  });

  it('whoever has no grant for the merchant, or no settings key, or is signed out', async () => {
    const lee = await desk.as('lee');
    expect((await preview('brand', { merchant: 'bahari', hue: '20' }, lee)).text).toContain('Lee is not releaser for');
    // A grant of one section is not one of the merchant.
    expect((await preview('brand', { merchant: 'aurora', hue: '20' }, lee)).status).toBe(403);
    expect((await preview('open', { merchant: 'palm' }, await desk.as('ann'))).status).toBe(403);
    expect((await desk.stranger.post('/releases/do/merchant-open', { merchant: 'palm' })).status).toBe(401);
    expect(desk.audit.map(({ outcome }) => outcome)).toEqual(['forbidden', 'forbidden', 'forbidden', 'signed-out']);
    const people = {
      ...site.people,
      lee: { ...site.people['lee'], name: 'Lee', grants: [{ role: 'releaser' as const }] },
    };
    const keyless = await (await testConsole({ ...site, people })).as('lee');
    const { status, text } = await preview('brand', { merchant: 'aurora', hue: '20' }, keyless);
    expect([status, text.includes('This takes a settings key of production')]).toEqual([422, true]);
  });

  it('a write that another one has overtaken, and shows what changed', async () => {
    const form = carried((await preview('brand', { merchant: 'aurora', hue: '20' })).text);
    form.set('reason', 'late');
    const words = ['merchant', 'set', 'bahari', 'name=Bahari II', '--reason', 'a new name'];
    expect((await runMfe(site.site, words)).error).toBe('');
    const late = await rita.post('/releases/do/merchant-brand', form);
    expect(late.status).toBe(409);
    expect(late.text).toContain('a new name');
    expect(late.text).toContain('merchants.bahari.name');
    expect((await settings()).merchants['aurora']?.brand.hue).toBe(275);
    expect(desk.audit.at(-1)).toMatchObject({ outcome: 'overtaken' });
  });
});
