import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pageKey } from '../../store/keys';
import { readText } from '../../store/store';
import { emptySite, fixtureSite, type FixtureSite } from '../../test-support/fixture-site';
import { contentsOf, runMfe, type Ran } from '../../test-support/run-mfe';
import { openHealthSite } from '../../test-support/health-site';
import { updateAllPages } from '../../page/update-pages';
import { verifyStore } from '../../verify/verify-store';

let site: FixtureSite;
beforeEach(async () => {
  site = await fixtureSite();
});

function merchant(...words: string[]): Promise<Ran> {
  return runMfe(site, ['merchant', ...words]);
}

async function done(...words: string[]): Promise<string> {
  const { status, out, error } = await merchant(...words);
  expect([words, status, error]).toEqual([words, 0, '']);
  return out;
}

async function shown(code: string): Promise<Record<string, unknown>> {
  return JSON.parse(await done('show', code)) as Record<string, unknown>;
}

async function fileWith(name: string, value: unknown): Promise<string> {
  const file = join(site.home, name);
  await writeFile(file, typeof value === 'string' ? value : JSON.stringify(value));
  return file;
}

async function pageOf(code: string): Promise<string | undefined> {
  return (await readText(site.store, pageKey('production', code)))?.text;
}

const CREATE = ['create', 'palm', '--name', 'Palm', '--languages', 'TY,EN', '--hue', '150'] as const;

describe('mfe merchant', () => {
  it('makes a merchant closed, opens it, changes it and closes it again, each in the history', async () => {
    const made = await done(...CREATE, '--origin', 'https://palm.example');
    expect(made.split('\n').slice(0, 2)).toEqual([
      'merchant palm is new, and closed',
      'Revision 2 of the settings of production is written and its pages are renewed.',
    ]);
    expect(await pageOf('palm')).toBeUndefined();
    expect(await done('list')).toMatch(/^palm +closed +Palm +TY,EN +https:\/\/palm\.example$/m);

    const preview = await runMfe(site, ['preview', 'merchant', 'open', 'palm']);
    expect(preview.out).toMatch(/palm +host-shell/);
    expect(preview.out).toContain('merchant palm is opened');
    expect(await pageOf('palm')).toBeUndefined();

    expect(await done('open', 'palm')).toContain('merchant palm is opened');
    expect(await pageOf('palm')).toContain('Palm');
    expect(await done('brand', 'palm', '--hue', '20')).toContain('merchants.palm.brand.hue: 150 -> 20');
    expect(await done('set', 'palm', 'name=Palm II')).toContain('"Palm" -> "Palm II"');
    expect(await pageOf('palm')).toContain('Palm II');

    expect(await done('close', 'palm')).toContain('merchant palm is closed');
    expect(await pageOf('palm')).toBeUndefined();
    expect(await shown('palm')).toMatchObject({ state: 'closed', name: 'Palm II', brand: { hue: 20 } });
    const lines = (await done('history', 'palm')).split('\n');
    expect(lines.map((line) => line.slice(0, 1))).toEqual(['r', '6', '5', '4', '3', '2']);
    expect(await verifyStore(site.store, 'production')).toMatchObject({ problems: [] });
  });

  it('renews the pages of nobody else for a merchant that is closed', async () => {
    await updateAllPages(site.store, 'production');
    const before = await contentsOf(site.store);
    await done(...CREATE);
    const after = await contentsOf(site.store);
    const changed = Object.keys(after).filter((key) => key.startsWith('pages/') && after[key] !== before[key]);
    expect(changed).toEqual([]);
  });

  it('takes one merchant back to an earlier revision, and leaves the others', async () => {
    await done('brand', 'aurora', '--hue', '20', '--accent-hue', '100');
    await done('set', 'bahari', 'name=Bahari II');
    expect(await done('rollback', 'aurora', '--to', '1')).toContain('merchants.aurora.brand.hue: 20 -> 275');
    expect(await shown('aurora')).toMatchObject({ brand: { hue: 275, accentHue: 85 } });
    expect(await shown('bahari')).toMatchObject({ name: 'Bahari II' });
    const { error } = await merchant('rollback', 'nobody', '--to', '1');
    expect(error).toBe('production has no merchant nobody: it has aurora, bahari');
  });

  it('has the brand of a file of design tokens, and writes such a file', async () => {
    const tokens = { brand: { $type: 'color', main: { $value: '#0a7f3f' } }, radius: { $type: 'number', $value: 4 } };
    const out = await done('brand', 'aurora', '--tokens', await fileWith('palm.tokens.json', tokens));
    expect(out).toContain('Not used, because they decide nothing of a brand: radius');
    const { brand } = await shown('aurora');
    const file = join(site.home, 'out.tokens.json');
    await done('brand', 'aurora', '--export', file);
    expect(await readFile(file, 'utf8')).toContain('"colorSpace": "oklch"');
    await done('brand', 'aurora', '--hue', '1');
    await done('brand', 'aurora', '--tokens', file);
    expect((await shown('aurora'))['brand']).toEqual(brand);
    expect(await done('brand', 'aurora')).toMatch(
      /^light: the weakest contrast is \S+ on \S+, \d+\.\d\d of (3|4\.5)$/m,
    );
  });

  it('begins with fields of another merchant, and with a gateway of its own', async () => {
    const dialect = await fileWith('dialect.json', { basePath: '/player' });
    await done('create', 'palm', '--name', 'Palm', '--like', 'aurora', '--dialect', dialect);
    const aurora = await shown('aurora');
    expect(await shown('palm')).toEqual({
      state: 'closed',
      code: 'palm',
      trialMerchantCode: 'palm-trial',
      name: 'Palm',
      brand: aurora['brand'],
      languages: aurora['languages'],
      imageFallback: '',
      apiOrigin: '',
      gateway: { basePath: '/player' },
    });
  });
});

describe('mfe merchant refuses', () => {
  const svg = '<svg onload="alert(1)"/>';

  it.each<[string, readonly string[], RegExp]>([
    [
      'a code that is no host name',
      ['create', '../a', '--name', 'A'],
      /^"\.\.\/a" cannot be the code of a merchant: take/,
    ],
    ['a code of every object', ['create', '__proto__', '--name', 'A'], /^"__proto__" cannot be the code of a merchant/],
    ['a code without room for trials', ['create', 'a'.repeat(30), '--name', 'A'], /cannot be the code of a merchant/],
    ['a code that is there', ['create', 'aurora', '--name', 'A', '--like', 'bahari'], /^The merchant aurora is there/],
    [
      'the code of the trials of another',
      ['create', 'aurora-trial', '--name', 'A', '--like', 'bahari'],
      /^aurora-trial is aurora's already: take another code$/,
    ],
    [
      'a trial code of another',
      ['create', 'palm', '--name', 'A', '--like', 'bahari', '--trial', 'aurora-trial'],
      /^aurora-trial is aurora's already: give another --trial$/,
    ],
    ['a name of nothing', ['create', 'palm', '--name', '\u200b', '--like', 'aurora'], /not valid: name/],
    [
      'an unsafe address',
      ['create', 'palm', '--name', 'A', '--like', 'aurora', '--origin', 'http://a.example'],
      /origin/,
    ],
    ['a language that is none', ['create', 'palm', '--name', 'A', '--hue', '1', '--languages', 'XX'], /languages/],
    ['a hue outside of the circle', [...CREATE.slice(0, 6), '--hue', '400'], /not valid: brand\.hue/],
    [
      'another merchant that is not there',
      ['create', 'palm', '--name', 'A', '--like', 'aurore'],
      /did you mean aurora\?/,
    ],
    [
      'an unknown field',
      ['set', 'aurora', 'flags=1'],
      /merchants\.aurora\.flags is no field of the settings: take it out/,
    ],
    ['to take the merchant out', ['set', 'aurora', '--remove', ''], /The settings hold no merchants\.aurora\./],
    ['a code in another place', ['set', 'aurora', 'code=other'], /stands under another code/],
    ['an environment that is not there', ['create', 'palm', '--from', 'stagin'], /has no environment stagin/],
    ['a name that is too long', ['set', 'aurora', `name=${'x'.repeat(70)}`], /name/],
    ['a picture in place of tokens', ['brand', 'aurora', '--tokens', svg], /cannot be read \(ENOENT\)/],
  ])('%s, with one sentence, and writes nothing', async (_, words, sentence) => {
    const before = await contentsOf(site.store);
    const { status, error } = await merchant(...words);
    expect([words, status]).toEqual([words, 1]);
    expect(error).toMatch(sentence);
    expect(error.split('\n')).toHaveLength(1);
    expect(await contentsOf(site.store)).toEqual(before);
  });

  it('a file of tokens that is none, by its name and token', async () => {
    const broken = await fileWith('a.json', { brand: { $type: 'color', main: { $value: '{gone}' } } });
    expect((await merchant('brand', 'aurora', '--tokens', broken)).error).toMatch(
      /a\.json: brand\.main names \{gone\}, which is not there: mend the alias$/,
    );
    const text = await fileWith('b.json', svg);
    expect((await merchant('brand', 'aurora', '--tokens', text)).error).toMatch(/b\.json is not JSON at line 1/);
  });

  it('words and options that say nothing, as a wrong usage', async () => {
    for (const words of [
      [],
      ['change'],
      ['show'],
      ['create', 'palm'],
      ['create', 'palm', '--name', 'Palm'],
      ['create', 'palm', '--name', 'Palm', '--languages', 'EN'],
      ['create', 'palm', '--from', 'production', '--like', 'aurora'],
      ['open', 'palm', '--hue', '3'],
      ['brand', 'aurora', '--hue', 'red'],
      ['brand', 'aurora', '--hue', '3', '--export', 'file'],
      ['rollback', 'aurora'],
      ['set', 'aurora'],
    ])
      expect([words, (await merchant(...words)).status]).toEqual([words, 2]);
  });

  it('to open a merchant that would be served nothing', async () => {
    site = await emptySite();
    await done(...CREATE);
    expect((await merchant('open', 'palm')).error).toBe(
      'palm would be served nothing, because production has no host-shell for everybody: mfe promote host-shell <version> --env production',
    );
  });
});

describe('mfe merchant test', () => {
  it('asks a gateway as pages do, with a session more, and names what it does not ask', async () => {
    const asked: string[] = [];
    const gateway = await openHealthSite(({ pathname }) => {
      asked.push(pathname);
      return { status: 503, body: '<html>' };
    });
    try {
      await done(...CREATE);
      const words = ['test', 'palm', '--url', gateway.url, '--allow-private'];
      const visitor = await merchant(...words);
      expect(visitor.status).toBe(1);
      expect(visitor.out).toMatch(/R-01 GET \S+ +failed +status 503, and no JSON/);
      expect(visitor.out).toMatch(/\nNot asked: \d+ calls that write, .+\.$/);
      const visits = asked.splice(0).length;
      await merchant(...words, '--session', await fileWith('session', 'abc.def\n'));
      expect(asked.length).toBeGreaterThan(visits);
    } finally {
      await gateway.close();
    }
  });

  it.each<[readonly string[], RegExp]>([
    [['--gateway', 'https://127.0.0.1:9'], /^127\.0\.0\.1 is an address of this machine .+: add --allow-private where/],
    [['--gateway', 'https://10.1.2.3'], /^10\.1\.2\.3 is an address of this machine or a private network: add/],
    [
      ['--gateway', 'https://localhost:9'],
      /^localhost leads to \S+, an address of this machine .+: add --allow-private/,
    ],
    [['--gateway', 'http://api.example'], /apiOrigin: calls over http are never made in production/],
    [['--gateway', 'https://api.example/path'], /apiOrigin: "https:\/\/api\.example\/path" is not an origin/],
    [['--session', '/nowhere'], /^\/nowhere cannot be read/],
  ])('refuses %j', async (words, sentence) => {
    const { status, error } = await merchant('test', 'aurora', ...words);
    expect(status).toBe(1);
    expect(error).toMatch(sentence);
  });
});
