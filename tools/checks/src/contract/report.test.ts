import { linesOf, withMarks } from './report-lines';
import { releasedText, reportText, reportVersion } from './report';

test('a report has the declarations of every entry in order, without imports and qualifiers', () => {
  const report = reportText('1.2.3', [
    { entry: 'b', text: "import * as v from 'valibot';\nexport declare const b: v.StringSchema<undefined>;\n" },
    { entry: 'a', text: 'declare const a: {\n    readonly c: import("../d").E;\n};\nexport {};\n' },
  ]);
  const [a, b] = [
    '## a\n\n```ts\nconst a: {\n  readonly c: E;\n};\n```\n',
    '## b\n\n```ts\nexport const b: StringSchema<undefined>;\n```\n',
  ];
  expect(report.slice(report.indexOf('## a'))).toBe(`${a}\n${b}`);
  expect(reportVersion(report)).toBe('1.2.3');
});

test('what is exported again has a line for each name', () => {
  const report = reportText('1.0.0', [{ entry: 'a', text: "export { b, c, } from 'd';\nexport type { e } from 'f';" }]);
  expect(linesOf(report).map(({ place, text }) => [place, text])).toEqual([
    ['b', "export { b } from 'd';"],
    ['c', "export { c } from 'd';"],
    ['e', "export type { e } from 'f';"],
  ]);
});

test('the table of calls has one line for each call', () => {
  const call = (id: string): string =>
    `    readonly '${id}': import("./endpoint").Endpoint<"${id}", ObjectSchema<{\n        readonly a: string;\n    }, undefined>, never>;`;
  const text = `export declare const ENDPOINTS: {\n${call('R-01')}\n${call('R-02')}\n};\nexport type A = string;`;
  expect(linesOf(reportText('1.0.0', [{ entry: 'a', text }])).map((line) => line.text)).toEqual([
    'export const ENDPOINTS: {',
    `readonly 'R-01': Endpoint<"R-01", …>;`,
    `readonly 'R-02': Endpoint<"R-02", …>;`,
    'export type A = string;',
  ]);
});

test('a mark names the reason of its line and is no part of the text', () => {
  const report = releasedText(reportText('1.0.0', [{ entry: 'a', text: 'export type A = string;' }]));
  const [line] = linesOf(report);
  expect(linesOf(withMarks(report, [line?.index ?? 0], 'why'))).toEqual([{ ...line, reason: 'why' }]);
});
