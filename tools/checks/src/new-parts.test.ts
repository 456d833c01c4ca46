import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { writeEndpoint, type EndpointOrder } from 'create-section/write-endpoint';
import { writeMerchant, type MerchantOrder } from 'create-section/write-merchant';
import { writeScreen } from 'create-section/write-screen';
import { ENDPOINTS } from 'shared-contracts/api/endpoint-table';
import { FILE_LANGUAGES } from 'shared-contracts/language';
import { merchantFaults } from './merchant-faults';
import { readRepository } from './repository-files';
import { fileFaults, structureFaults } from './section-structure';
import { scratchSite, type ScratchSite } from './test-support/scratch-site';
import { textFaults, type LanguageTexts } from './texts';
import { ROOT } from './workspace';

/** Shared by the tests that write nothing; one that writes takes its own. */
const untouched = scratchSite();
let site = untouched;
afterEach(() => {
  if (site !== untouched) site.remove();
  site = untouched;
});
afterAll(() => untouched.remove());

function ownSite(options?: { readonly isCompiled: boolean }): ScratchSite {
  site = scratchSite(options);
  return site;
}

const LAST_ROW = Math.max(...Object.keys(ENDPOINTS).map((id) => Number(/\d+/.exec(id)?.[0])));
/** The id of the call that is added as that one. */
const idAfter = (count: number): string => `R-${LAST_ROW + count}`;

const read = (file: string): string => readFileSync(path.join(site.root, file), 'utf8');

/** What differs after something was written, as the command says it too. */
function changesBy(write: () => { readonly created: readonly string[]; readonly edited: readonly string[] }) {
  const before = site.files();
  const { created, edited } = write();
  const after = site.files();
  expect([...after.keys()].filter((file) => !before.has(file)).sort()).toEqual([...created].sort());
  expect([...before].filter(([file, text]) => after.get(file) !== text).map(([file]) => file)).toEqual(
    expect.arrayContaining([...edited]),
  );
  return { created, edited };
}

function expectRefusal(write: () => unknown, sentence: string): void {
  const before = site.files();
  expect(write).toThrow(sentence);
  expect(site.files()).toEqual(before);
}

/** What the compiler says of some files and all that they import. */
function typeFaults(files: readonly string[]): string {
  const settings = {
    extends: path.join(ROOT, 'tsconfig.base.json'),
    compilerOptions: {
      lib: ['ES2023', 'DOM', 'DOM.Iterable'],
      types: ['jest', 'node'],
      typeRoots: [path.join(ROOT, 'node_modules/@types')],
    },
    // Sections have types of their own kind: styles, and what the page adds to expectations.
    files: [...files, path.join(ROOT, 'shared-kit/src/styles.d.ts')],
  };
  writeFileSync(path.join(site.root, 'tsconfig.json'), JSON.stringify(settings));
  const program = path.join(ROOT, 'node_modules/typescript/bin/tsc');
  return spawnSync(process.execPath, [program, '--noEmit', '-p', site.root], { encoding: 'utf8' }).stdout;
}

describe('a new screen of a section here', () => {
  it('changes seven files, and keeps the structure and the texts of a section', () => {
    const capabilities = path.join(ownSite().root, 'mfe-games/src/capabilities.ts');
    // As of a section that does not make the template's call yet.
    writeFileSync(capabilities, readFileSync(capabilities, 'utf8').replace(/,\s*'R-62\.popular'/, ''));
    const { created, edited } = changesBy(() =>
      writeScreen({ name: 'odd-scores', folder: site.root, section: 'mfe-games' }),
    );
    expect([created.length, edited.length]).toEqual([5, 7]);
    const files = readRepository(path.join(site.root, 'mfe-games/src'));
    const entries = [...new Set(files.map(({ file }) => file.split('/')[0] ?? ''))];
    expect([...structureFaults('mfe-games', entries), ...fileFaults('mfe-games', files)]).toEqual([]);
    const texts = FILE_LANGUAGES.map((language) => [
      language,
      JSON.parse(read(`mfe-games/src/locales/${language}.json`)),
    ]);
    expect(textFaults('mfe-games', Object.fromEntries(texts) as LanguageTexts)).toEqual([]);
  });

  it('takes no path that another section has', () => {
    ownSite();
    writeScreen({ name: 'odd-first', folder: site.root, section: 'mfe-games' });
    expectRefusal(
      () => writeScreen({ name: 'odd-second', folder: site.root, section: 'mfe-games', path: '/m/odd-first' }),
      'The path /m/odd-first is in mfe-games/src/routes.ts already',
    );
  });
});

describe('a new endpoint', () => {
  const order = (more: Partial<EndpointOrder>): EndpointOrder => ({ name: 'odd-scores', folder: site.root, ...more });
  const reply = 'list:[id:id,name:text,at:moment],open:flag,best:{points:number}';

  it('changes seven files at most, and all types hold', async () => {
    ownSite({ isCompiled: true });
    const get = changesBy(() =>
      writeEndpoint(
        order({ path: '/odd-scores/{id}', auth: 'member', request: 'day?:day,live:flag', reply, section: 'mfe-games' }),
      ),
    );
    const post = changesBy(() =>
      writeEndpoint(
        order({
          name: 'odd-tips',
          method: 'POST',
          request: 'text:text,sum:money',
          area: 'games',
          section: 'mfe-games',
        }),
      ),
    );
    expect([get, post].map(({ created, edited }) => [created.length, edited.length])).toEqual([
      [5, 6],
      [5, 5],
    ]);
    const gateway = 'tools/reference-gateway/src';
    const tables = ['attacks/foreign-calls.ts', 'attacks/changed-answers.ts', 'testing/sample-calls.ts'];
    const tests = tables.map((file) => `${gateway}/${file}`);
    const files = [...get.created, ...post.created, ...get.edited, ...tests].filter((file) => /\.tsx?$/.test(file));
    expect(typeFaults([...new Set(files)])).toBe('');
    const table = pathToFileURL(path.join(site.root, 'shared-contracts/src/api/endpoints/odd-scores.ts')).href;
    const { oddScores } = (await import(table)) as { readonly oddScores: object };
    expect(oddScores).toMatchObject({
      id: idAfter(1),
      method: 'GET',
      path: '/odd-scores/{id}',
      auth: 'member',
      transport: 'query',
    });
    expect(read('shared-contracts/CHANGELOG.md')).toContain(`- ${idAfter(2)} (\`POST /odd-tips\`): Odd tips.`);
  });

  it('has the form of an example, and the example as the answer of the gateway', () => {
    const example = path.join(ownSite().root, 'reply.json');
    writeFileSync(example, '{"list":[{"id":7,"at":"2026-03-05T04:00:00Z"},{"id":8,"note":"x"}],"total":2.5}');
    writeEndpoint(order({ example, auth: 'public', about: 'Scores of today' }));
    const contract = read('shared-contracts/src/api/endpoints/odd-scores.ts');
    expect(contract).toContain(`/** ${idAfter(1)}. Scores of today. */`);
    expect(contract).toContain(
      'part({ list: rows(part({ id: identifier, at: moment, note: text })), total: optionalDecimal })',
    );
    expect(read('tools/reference-gateway/src/handlers/system/odd-scores.ts')).toContain('"total":2.5');
    expect(read('shared-contracts/src/api/table/endpoint-table.test.ts')).toMatch(
      new RegExp(`public: \\[[^\\]]*'${idAfter(1)}',\n`),
    );
  });

  it('begins the next minor where the contract was released', () => {
    ownSite();
    const { version } = JSON.parse(read('shared-contracts/package.json')) as { readonly version: string };
    const [major, minor] = version.split('.').map(Number);
    writeFileSync(path.join(site.root, 'shared-contracts/reports/released.md'), `# shared-contracts ${version}\n`);
    writeEndpoint(order({ reply }));
    const next = `${major}.${(minor ?? 0) + 1}.0`;
    expect(read('shared-contracts/package.json')).toContain(`"version": "${next}"`);
    expect(read('shared-contracts/src/version.ts')).toContain(`CONTRACT_VERSION = '${next}'`);
    expect(read('shared-contracts/CHANGELOG.md')).toContain(
      `## ${next}\n\n- ${idAfter(1)} (\`GET /odd-scores\`): Odd scores.`,
    );
  });

  it.each<[string, Partial<EndpointOrder>, string]>([
    ['a name that is none', { name: 'Scores', reply }, '"Scores" cannot be the name of a call'],
    [
      'a name that is taken',
      { name: 'games', path: '/other', reply },
      'shared-contracts/src/api/endpoints/games.ts is there already',
    ],
    ['a path that is taken', { path: '/announcements/{name}', reply }, 'GET /announcements/{name} is R-62.get already'],
    ['a path that is none', { path: 'odd-scores', reply }, '"odd-scores" cannot be the path of a call'],
    ['a method that is none', { method: 'FETCH', reply }, '"FETCH" is nothing for --method: it takes one of GET, POST'],
    ['callers that are none', { auth: 'admin', reply }, '"admin" is nothing for --auth'],
    ['a read without an answer', {}, 'A GET call answers something: say what, by --reply'],
    ['an answer told twice', { reply, example: 'a.json' }, 'The reply is told twice'],
    ['an example that is not there', { example: '/none.json' }, '/none.json cannot be read as JSON'],
    ['a kind that is none', { reply: 'a:colour' }, '"colour" in --reply is no kind of field'],
    ['a field without a kind', { reply: 'a' }, '"a" in --reply is no field'],
    ['a field twice', { reply: 'a:text,a:flag' }, 'The field a is in --reply twice'],
    ['a list in a request', { reply, request: 'a:[b:text]' }, 'The field a of --request has to be one of'],
    ['a path field that may be missing', { reply, path: '/a/{id}', request: 'id?:id' }, 'is part of the path'],
    ['a folder of handlers that is none', { reply, area: 'sports' }, 'There is no folder of handlers "sports"'],
    ['a section that is none', { reply, section: 'mfe-none' }, 'There is no section mfe-none'],
    ['a comment that ends', { reply, about: 'a */ b' }, 'leave out "*/"'],
  ])('refuses %s, and writes nothing', (_what, more, sentence) =>
    expectRefusal(() => writeEndpoint(order(more)), sentence),
  );

  it.each([
    ['null', '{"a":null}', 'a is: give it a value that is not null'],
    ['an empty list', '{"a":[]}', 'a is empty: give it an element'],
    ['a bare list', '[1]', 'is no object: put what it has under a name'],
    ['two kinds', '{"a":[{"b":1},{"b":"x"}]}', 'has b in two kinds'],
    ['a name that is none', '{"a-b":1}', '"a-b" in'],
  ])('refuses an example with %s', (_what, text, sentence) => {
    const example = path.join(site.root, 'reply.json');
    writeFileSync(example, text);
    expectRefusal(() => writeEndpoint(order({ example })), sentence);
  });

  it('refuses a table that is written in another way', () => {
    writeFileSync(
      path.join(ownSite().root, 'tools/reference-gateway/src/handlers/handler-table.ts'),
      'export const HANDLERS = all();',
    );
    expectRefusal(() => writeEndpoint(order({ reply })), 'handler-table.ts has no HANDLERS that is written out');
  });

  it('is added where the contract is', () => {
    expect(() => writeEndpoint(order({ folder: path.join(site.root, 'mfe-games'), reply }))).toThrow(
      'a section elsewhere makes those of the contract that it installs',
    );
  });
});

describe('a new merchant', () => {
  const order = (more: Partial<MerchantOrder>): MerchantOrder => ({
    code: 'oddland',
    folder: site.root,
    brand: {},
    ...more,
  });
  const settings = () => readRepository(path.join(site.root, 'merchants'));

  it('is a file of settings and a row of the gateway, without a fault', () => {
    ownSite();
    const { created, edited } = changesBy(() =>
      writeMerchant(
        order({ brand: { hue: 150 }, languages: ['ID', 'EN'], origin: 'https://oddland.example', like: 'bahari' }),
      ),
    );
    expect([created, edited]).toEqual([['merchants/oddland.json'], ['tools/reference-gateway/src/data/merchants.ts']]);
    expect(merchantFaults(settings())).toEqual([]);
    expect(JSON.parse(read('merchants/oddland.json'))).toMatchObject({
      trialMerchantCode: 'oddland-trial',
      brand: { hue: 150, accentHue: 35 },
      languages: { supported: ['ID', 'EN'], default: 'ID' },
    });
    expect(read('tools/reference-gateway/src/data/merchants.ts')).toMatch(/site: 'oddland',\n\s+brandHue: 150,/);
  });

  it.each<[string, Partial<MerchantOrder>, string]>([
    ['a code that is none', { code: 'Oddland' }, '"Oddland" cannot be the code of a merchant'],
    ['a code that a host cannot have', { code: 'www' }, '"www" cannot be the code of a merchant'],
    [
      'a code that is taken',
      { code: 'lotus' },
      "The code lotus is Lotus's already (merchants/lotus.json): take another",
    ],
    ['an address that is taken', { origin: 'https://bahari.example' }, "is Bahari's already"],
    ['an address that is none', { origin: 'oddland.example' }, 'origin'],
    ['a hue that is none', { brand: { hue: 400 } }, 'brand.hue'],
    ['a language that is none', { languages: ['XX'] }, 'languages'],
    ['a merchant to be like that is none', { like: 'none' }, 'There is no merchant none to be like'],
  ])('refuses %s, and writes nothing', (_what, more, sentence) =>
    expectRefusal(() => writeMerchant(order(more)), sentence),
  );

  it('is made in the repository of the site', () => {
    const folder = path.join(site.root, 'mfe-games');
    expect(() => writeMerchant(order({ folder }))).toThrow('merchants are made in the repository of the site');
    expect(existsSync(path.join(folder, 'merchants'))).toBe(false);
  });
});
