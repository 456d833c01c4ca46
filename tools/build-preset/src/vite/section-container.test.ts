/** @jest-environment jsdom */
import { sectionContainer, type SectionFacts } from './section-container';

const BASE = 'https://site.example/sections/entry.mjs?again';

type Chunks = SectionFacts['chunks'];

/** The start of a section with one screen that shows a word of the host; it counts how often it ran. */
function facts(changes: Partial<SectionFacts> = {}): SectionFacts {
  const screen: Chunks = {
    './screen': (require, exports, _open, live) => {
      let runs = 0;
      const { word } = require('kit') as { readonly word: string };
      live('said', () => `${word} ${(require('./part') as { readonly name: string }).name} ${(runs += 1)}`);
      exports['Screen'] = () => word;
    },
    './part': (_require, exports) => {
      exports['name'] = 'part';
    },
  };
  return {
    chunks: { './remote': (_require, exports, open) => (exports['open'] = () => open('./screen')) },
    parts: { './screen': [['0'], '', ['kit']] },
    files: { 0: () => Promise.resolve({ default: screen }) },
    versions: { kit: '1.2.0' },
    hold: (link) => link.setAttribute('integrity', 'sha256-x'),
    exposed: './remote',
    base: BASE,
    ...changes,
  };
}

/** Lets everything go on that waits for nothing but a turn. */
async function turns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await Promise.resolve();
}

const scopeOf = (...versions: readonly string[]) => ({
  kit: Object.fromEntries(
    versions.map((version) => [
      version,
      { from: 'host', get: () => Promise.resolve(() => ({ word: `hello ${version}` })) },
    ]),
  ),
});

interface Exposed {
  readonly open: () => Promise<{ readonly said: string }>;
}

async function exposedOf(given: SectionFacts, scope: object = scopeOf('1.2.0')): Promise<Exposed> {
  const container = sectionContainer(given);
  container.init(scope as Parameters<typeof container.init>[0]);
  return (await container.get('./remote'))() as Exposed;
}

afterEach(() => document.head.replaceChildren());

it('runs a screen once, with what it imports, after its files and shared modules are there', async () => {
  const { open } = await exposedOf(facts());
  const screen = await open();
  expect(screen.said).toBe('hello 1.2.0 part 1');
  expect(await open()).toBe(screen);
  expect(screen.said).toBe('hello 1.2.0 part 2');
});

it.each([
  ['1.2.0', ['1.2.0']],
  ['1.10.1', ['1.3.0', '1.10.1', '1.9.0']],
])('takes %s of what the host has', async (version, versions) => {
  const { open } = await exposedOf(facts(), scopeOf(...versions));
  expect((await open()).said).toBe(`hello ${version} part 1`);
});

it.each([
  ['1.2.0', '2.0.0'],
  ['1.2.0', '1.1.9'],
  ['0.2.0', '0.3.0'],
  ['0.0.2', '0.0.3'],
])('built with %s it refuses %s, by name', async (built, offered) => {
  const { open } = await exposedOf(facts({ versions: { kit: built } }), scopeOf(offered));
  const sentence = `Unsatisfied version ${offered} from host of shared singleton module kit (required ^${built})`;
  await expect(open()).rejects.toThrow(sentence);
});

it('says which shared module a host has not', async () => {
  const { open } = await exposedOf(facts(), {});
  await expect(open()).rejects.toThrow("Shared module kit doesn't exist in shared scope default");
});

it('asks again for a file that did not come', async () => {
  const { files } = facts();
  const load = jest.fn(() => files['0']?.() as ReturnType<NonNullable<(typeof files)[string]>>);
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const { open } = await exposedOf(facts({ files: { 0: load } }));
  await expect(open()).rejects.toThrow('Failed to fetch');
  expect((await open()).said).toBe('hello 1.2.0 part 1');
  await open();
  expect(load).toHaveBeenCalledTimes(2);
});

describe('the style of a screen', () => {
  const STYLED = { parts: { './screen': [['0'], 'screen.css', ['kit']] } } as const;
  const link = (): HTMLLinkElement => document.head.querySelector('link') as HTMLLinkElement;

  it('is inserted once, with its hash, and waited for', async () => {
    const { open } = await exposedOf(facts(STYLED));
    const opening = open();
    await Promise.resolve();
    expect(link().outerHTML).toBe(
      '<link rel="stylesheet" href="https://site.example/sections/screen.css" integrity="sha256-x">',
    );
    const opened = jest.fn();
    void opening.then(opened);
    await turns(20);
    expect(opened).not.toHaveBeenCalled();
    link().dispatchEvent(new Event('load'));
    await opening;
    await open();
    expect(document.querySelectorAll('link')).toHaveLength(1);
  });

  it('is not inserted where the page has it', async () => {
    document.head.innerHTML = '<link rel="stylesheet" href="https://site.example/sections/screen.css">';
    const { open } = await exposedOf(facts(STYLED));
    await open();
    expect(document.querySelectorAll('link')).toHaveLength(1);
  });

  it('is asked for again where it did not come', async () => {
    const { open } = await exposedOf(facts(STYLED));
    const opening = open();
    await Promise.resolve();
    link().dispatchEvent(new Event('error'));
    await expect(opening).rejects.toThrow('Loading CSS chunk https://site.example/sections/screen.css failed');
    expect(link()).toBeNull();
    const second = open();
    await Promise.resolve();
    link().dispatchEvent(new Event('load'));
    await second;
  });
});

it('has one scope, and exposes one module', async () => {
  const container = sectionContainer(facts());
  const scope = scopeOf('1.2.0');
  container.init(scope);
  container.init(scope);
  expect(() => container.init(scopeOf('1.2.0'))).toThrow('different share scope');
  await expect(container.get('./other')).rejects.toThrow('Module "./other" does not exist in container.');
});

it('throws again what a chunk throws, and runs it again when it is asked for again', async () => {
  let runs = 0;
  const broken: Chunks = {
    './screen': (_require, exports) => {
      runs += 1;
      if (runs === 1) throw new Error('not yet');
      exports['said'] = runs;
    },
  };
  const { open } = await exposedOf(facts({ files: { 0: () => Promise.resolve({ default: broken }) } }));
  await expect(open()).rejects.toThrow('not yet');
  expect((await open()).said).toBe(2);
});
