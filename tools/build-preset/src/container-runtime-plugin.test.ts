import { scopeAsItIs, stylesByLink, takingByCaret } from './container-runtime-plugin';

/** Runs a text that a build writes into its files, as they would run it, with what is around it there. */
function run<Result>(text: string, around: Readonly<Record<string, unknown>>): Result {
  // oxlint-disable-next-line typescript/no-implied-eval
  const made = new Function(...Object.keys(around), text) as (...values: unknown[]) => Result;
  return made(...Object.values(around));
}

describe('taking by carets', () => {
  const TAKEN =
    'const installedModules = {};\nconst take = () => loadStrictSingletonVersion("default", "shared-kit/ui", false, [1,1,2,3]);';

  /** What a section takes of a scope; its range is ^1.2.3. */
  function take(scope: object, key = 'shared-kit/ui'): unknown {
    const text = `${takingByCaret(TAKEN)}; return loadStrictSingletonVersion("default", ${JSON.stringify(key)}, false, [1,1,2,3]);`;
    return run(text, { __webpack_require__: { S: { default: scope } } });
  }

  const provided = (version: string) => ({ 'shared-kit/ui': { [version]: { get: () => 'ui' } } });

  it.each(['1.2.3', '1.2.10', '1.10.0', '1.2.3-dev.3f2a'])('of ^1.2.3 takes %s', (version) => {
    const scope = provided(version);
    expect(take(scope)).toBe('ui');
    expect(scope['shared-kit/ui'][version]).toMatchObject({ loaded: 1 });
  });

  it.each(['1.2.2', '1.1.9', '2.0.0', '0.9.9', 'nothing'])('of ^1.2.3 takes no %s', (version) => {
    expect(() => take(provided(version))).toThrow('No shared module shared-kit/ui of version ^1.2.3');
  });

  it('says what the page has not', () => {
    expect(() => take({}, 'shared-kit/new')).toThrow('No shared module shared-kit/new of version ^1.2.3');
  });

  it('leaves what is done with it as the bundler has it', () => {
    expect(takingByCaret(`const exists = 0;\n${TAKEN}`)).toContain(TAKEN);
    expect(takingByCaret(`const exists = 0;\n${TAKEN}`)).not.toContain('const exists = 0;');
  });

  it.each([
    ['const taken = {};', /takes shared modules in another way/],
    ['const installedModules = {};', /writes what a section takes in another way/],
    ['const installedModules = {}; load("default", "react", false, [1,1,2,3])', /writes what a section takes/],
    ['const installedModules = {}; loadStrictSingletonVersion("default", "react", false, [2,1,2,3])', /no caret/],
    ['const installedModules = {}; loadStrictSingletonVersion("default", "react", false, [1,0,2,3])', /no caret/],
  ])('stops the build at %j', (text, problem) => {
    expect(() => takingByCaret(text)).toThrow(problem);
  });
});

describe('the scope', () => {
  it('is what the page hands over', () => {
    const container: { S?: object; I?: (name: string) => unknown } = {};
    run(scopeAsItIs('switch(name) {\n}'), { __webpack_require__: container });
    expect(container.S).toEqual({});
    expect(container.I?.('default')).toBeUndefined();
  });

  it('stops the build of a section that adds to it', () => {
    expect(() => scopeAsItIs('switch(name) {\ncase "default": {')).toThrow(/only the host does/);
  });
});

describe('styles', () => {
  interface Link {
    href: string;
    rel?: string;
    integrity?: string;
    crossOrigin?: string;
    onload: () => void;
    onerror: () => void;
    remove: () => void;
  }

  /** A page with these styles in it, and a section whose chunk 7 has styles. */
  function page(present: readonly string[] = []) {
    const links: Link[] = present.map((href) => ({ href }) as Link);
    const handlers: { miniCss?: (chunkId: number, promises: unknown[]) => void } = {};
    const document = {
      createElement: (): Partial<Link> => ({ remove: () => links.splice(0) }),
      querySelectorAll: () => links,
      head: { append: (link: Link) => links.push(link) },
    };
    const around = { p: '/r/mfe-games/', miniCssF: (chunkId: number) => `${chunkId}.css`, f: handlers };
    run(stylesByLink('var cssChunks = {"7":1};'), {
      document,
      __webpack_require__: around,
      globalThis: { __STYLE_INTEGRITY__: { '/r/mfe-games/7.css': 'sha256-seven' } },
    });
    const load = (chunkId: number): unknown[] => {
      const promises: unknown[] = [];
      handlers.miniCss?.(chunkId, promises);
      return promises;
    };
    return { links, load };
  }

  it('come by one link, held to the hash of the address', async () => {
    const { links, load } = page();
    const [first] = load(7);
    expect(load(7)).toEqual([first]);
    expect(links).toMatchObject([
      { href: '/r/mfe-games/7.css', rel: 'stylesheet', integrity: 'sha256-seven', crossOrigin: 'anonymous' },
    ]);
    links[0]?.onload();
    await expect(first).resolves.toBeUndefined();
  });

  it('are not asked for where the page has them, or a chunk has none', async () => {
    const { links, load } = page(['/r/mfe-games/7.css']);
    await Promise.all(load(7));
    expect(load(8)).toEqual([]);
    expect(links).toHaveLength(1);
  });

  it('that did not come are asked for again by the next who needs them', async () => {
    const { links, load } = page();
    const [lost] = load(7);
    links[0]?.onerror();
    await expect(lost).rejects.toThrow('Loading CSS chunk 7 failed');
    expect(links).toEqual([]);
    load(7);
    expect(links).toHaveLength(1);
  });

  it('are nothing where a section has none', () => {
    expect(stylesByLink('')).toBe('');
  });

  it('stop the build where the bundler loads them in another way', () => {
    expect(() => stylesByLink('var chunks = {};')).toThrow(/in another way/);
  });
});
