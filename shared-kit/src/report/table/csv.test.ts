import { csvText } from './csv';
import type { Cell } from './report-table';

const lineOf = (...cells: Cell[]) => csvText([cells]).slice(1, -2);

test.each<[string, Cell, string]>([
  ['a word', 'Slots', 'Slots'],
  ['other letters', '电子 Kasino', '电子 Kasino'],
  ['nothing', null, ''],
  ['an empty text', '', ''],
  ['a comma', 'a,b', '"a,b"'],
  ['quotes', 'the "best"', '"the ""best"""'],
  ['a line end within', 'a\r\nb', '"a\r\nb"'],
  ['a formula', '=1+1', "'=1+1"],
  ['a formula with quotes', '=HYPERLINK("x","y")', '"\'=HYPERLINK(""x"",""y"")"'],
  ['a plus', '+63917', "'+63917"],
  ['a minus', '-2', "'-2"],
  ['an at', '@cmd', "'@cmd"],
  ['a tab', '\tx', "'\tx"],
  ['a line end first', '\n=1', '"\'\n=1"'],
  ['a full-width formula', '＝1', "'＝1"],
  ['a sign later on', 'a=1', 'a=1'],
  ['a day', '2026-03-15', '2026-03-15'],
  ['a number', 1234.5, '1234.5'],
  ['a negative number', -1234.05, '-1234.05'],
  ['zero', 0, '0'],
  ['a minute number', 1e-7, '0.0000001'],
  ['a large number', 1e21, '1000000000000000000000'],
  ['no number', Number.NaN, ''],
  ['no end', Number.POSITIVE_INFINITY, ''],
])('%s', (_case, cell, written) => {
  expect(lineOf(cell)).toBe(written);
});

test('a file begins with its mark and ends every line, the last one too', () => {
  const rows: Cell[][] = [
    ['Date', 'Profit'],
    ['2026-03-15', -5],
  ];
  expect(csvText(rows)).toBe('\uFEFFDate,Profit\r\n2026-03-15,-5\r\n');
  expect(csvText([])).toBe('\uFEFF');
});
