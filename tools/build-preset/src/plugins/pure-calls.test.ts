import { originalPositionFor, TraceMap, type SourceMapInput } from '@jridgewell/trace-mapping';
import { markPureCalls, markPureLibrary } from './pure-calls';
import pureCallsLoader from './pure-calls-loader';

const from = (lines: string): string => `import * as v from 'shared-kit/schema';\n${lines}`;

it.each([
  ['a schema', 'const a = v.string();', 'const a = /*#__PURE__*/v.string();'],
  [
    'schemas within schemas',
    'const a = v.object({ b: v.optional(v.number(), 1) });',
    'const a = /*#__PURE__*/v.object({ b: /*#__PURE__*/v.optional(/*#__PURE__*/v.number(), 1) });',
  ],
  ['an endpoint', 'const a = defineEndpoint({});', 'const a = /*#__PURE__*/defineEndpoint({});'],
  ['a list of good elements', 'rows(a)', '/*#__PURE__*/rows(a)'],
  [
    'looking at a value',
    'v.safeParse(a, b); v.parse(a, b); v.is(a, b);',
    'v.safeParse(a, b); v.parse(a, b); v.is(a, b);',
  ],
  ['the name of a function', 'function page(item) {}', 'function page(item) {}'],
  [
    'other names',
    'env.object(); server.list(); showpage(1); $v.string();',
    'env.object(); server.list(); showpage(1); $v.string();',
  ],
])('%s', (_name, source, expected) => expect(markPureCalls(from(source))).toBe(from(expected)));

it.each([
  [
    'var Link = React2.forwardRef(function Link() {});',
    'var Link = /*#__PURE__*/React2.forwardRef(function Link() {});',
  ],
  [
    'var Context = React.createContext(null);\nContext.displayName = "Context";',
    'var Context = /*#__PURE__*/React.createContext(null);\n',
  ],
  ['var names = new Set(["a"]);', 'var names = /*#__PURE__*/new Set(["a"]);'],
  ['  Inner.displayName = "Inner";', '  Inner.displayName = "Inner";'],
  ['MyReact.memo(a); fetch(new Request(a));', 'MyReact.memo(a); fetch(new Request(a));'],
])('of a library: %s', (source, expected) => expect(markPureLibrary(source)).toBe(expected));

it.each(['shared-contracts/schema', 'shared-contracts/api/answers'])('marks what comes from %s', (name) => {
  expect(markPureCalls(`import { rows } from '${name}';\nrows(a);`)).toContain('/*#__PURE__*/rows(a)');
});

it('leaves modules without schemas alone', () => {
  const source = "import * as v from 'valibot';\nconst a = v.string(); list(1);";
  expect(markPureCalls(source)).toBe(source);
});

describe('the loader', () => {
  const SOURCE = from('const a = v.string(); const b = v.number();');
  /** Leads the first and the 23rd column of the second line to themselves. */
  const MAP = JSON.stringify({ version: 3, names: [], sources: ['/a.ts'], mappings: ';AACA,sBAAsB' });

  function loaded(source: string, map?: string): readonly [error: null, text: string, map?: SourceMapInput] {
    const callback = jest.fn<void, [null, string, SourceMapInput?]>();
    pureCallsLoader.call(
      { resourcePath: '/a.ts', callback } as unknown as ThisParameterType<typeof pureCallsLoader>,
      source,
      map,
    );
    return callback.mock.calls[0] ?? [null, ''];
  }

  it('moves what the map says of places behind its marks', () => {
    const [, text, map] = loaded(SOURCE, MAP);
    const [, line = ''] = text.split('\n');
    expect(text).toBe(markPureCalls(SOURCE));
    expect(originalPositionFor(new TraceMap(map ?? '{}'), { line: 2, column: line.indexOf('const b') })).toMatchObject({
      source: '/a.ts',
      line: 2,
      column: 22,
    });
  });

  it('leaves the map alone where it marks nothing, and makes none', () => {
    expect(loaded('const a = 1;', MAP)).toEqual([null, 'const a = 1;', MAP]);
    expect(loaded(SOURCE)).toEqual([null, markPureCalls(SOURCE), undefined]);
  });
});
