import { compareReports, hasGrown } from './compare';
import { reportText } from './report';

function report(text: string, entry = 'a'): string {
  return reportText('1.0.0', [{ entry, text }]);
}

const lostTexts = (before: string, after: string): readonly string[] =>
  compareReports(report(before), report(after)).lost.map(({ text }) => text);

test.each([
  ['a value of a union', "type A = 'x' | 'y';", "type A = 'w' | 'x' | 'y';"],
  ['a value of a tuple', "const A: readonly ['x'];", "const A: readonly ['x', 'y'];"],
  ['a code of a call', '}, undefined>, "x">;', '}, undefined>, "x" | "y">;'],
  ['an interface that another one extends', 'interface A extends B {', 'interface A extends B, C {'],
  ['an export', 'type A = string;', 'export type A = string;'],
])('a line grows by %s', (_case, before, after) => {
  expect(hasGrown(before, after)).toBe(true);
  expect(hasGrown(after, before)).toBe(false);
});

test.each([
  ['another literal', "type A = 'x';", "type A = 'y';"],
  ['a parameter more', 'function a(b: string): void;', 'function a(b: string, c: string): void;'],
  ['null', 'readonly a: number;', 'readonly a: number | null;'],
  ['a field that may be missing', 'readonly a: number;', 'readonly a?: number;'],
])('a line with %s is another line', (_case, before, after) => {
  expect(hasGrown(before, after)).toBe(false);
});

test('the version of the contract is no change', () => {
  const at = (version: string): string =>
    report(
      `export declare const CONTRACT_VERSION = "${version}";\nexport declare const CONTRACT_RANGE = "^${version}";`,
    );
  expect(compareReports(at('1.1.0'), at('1.2.0'))).toEqual({ lost: [], hasMore: false });
});

test('the order of members does not count', () => {
  const [one, two] = ['    readonly a: string;', '    readonly b: string;'];
  const before = report(`interface A {\n${one}\n${two}\n}`);
  expect(compareReports(before, report(`interface A {\n${two}\n${one}\n}`))).toEqual({ lost: [], hasMore: false });
});

test('a field that moves to another member is lost at the first', () => {
  const [b, c] = ['    b: {\n        x: string;\n    };', '    c: {\n    };'];
  const moved = '    b: {\n    };\n    c: {\n        x: string;\n    };';
  expect(lostTexts(`interface A {\n${b}\n${c}\n}`, `interface A {\n${moved}\n}`)).toEqual(['x: string;']);
});

test('a field that moves from the request to the reply is lost', () => {
  const call = (request: string, reply: string): string =>
    `export declare const a: Endpoint<"R-01", ObjectSchema<{\n${request}}, undefined>, ObjectSchema<{\n${reply}}, undefined>, never>;`;
  const field = '    readonly x: StringSchema<undefined>;\n';
  expect(lostTexts(call(field, ''), call('', field))).toEqual(['readonly x: StringSchema<undefined>;']);
});

test('a declaration that moves to another entry is lost, for its importers name the entry', () => {
  const text = 'export declare const a: string;';
  const { lost } = compareReports(report(text, 'a'), report(text, 'b'));
  expect(lost).toMatchObject([{ entry: 'a', place: 'a', text: 'export const a: string;' }]);
});
