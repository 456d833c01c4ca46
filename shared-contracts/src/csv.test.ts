import { csvText, type Cell } from './csv';

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
  ['a tab', '\tx', '"\'\tx"'],
  ['a line end first', '\n=1', '"\'\n=1"'],
  ['a full-width formula', '＝1', "'＝1"],
  ['a formula behind spaces', '  =1+1', "'  =1+1"],
  ['a formula behind a tab', '\t=1', '"\'\t=1"'],
  ['a formula behind a fixed space', '\u00A0=1', "'\u00A0=1"],
  ['a formula behind a mark nobody sees', '\u200B=1', "'\u200B=1"],
  ['a plus behind a space', ' +5', "' +5"],
  ['a full-width formula behind a space', ' ＝1', "' ＝1"],
  ['a command', '|calc', "'|calc"],
  ['leading zeros', '0042', "'0042"],
  ['an exponent', '1e5', "'1e5"],
  ['an exponent with a sign', '12E-3', "'12E-3"],
  ['a long id', '1234567890123456789', "'1234567890123456789"],
  ['a number that stays itself', '123456789012345', '123456789012345'],
  ['zero as a text', '0', '0'],
  ['full-width figures', '００４２', "'００４２"],
  ['what would be a day', '1/2', "'1/2"],
  ['what would be a month', '3-4', "'3-4"],
  ['what would be a time', '12:30', "'12:30"],
  ['a share', '5%', "'5%"],
  ['a loss in brackets', '(5)', "'(5)"],
  ['an amount', '₱5', "'₱5"],
  ['a fraction without its zero', '.5', "'.5"],
  ['grouped figures', '1,000', '"\'1,000"'],
  ['a month and a day', 'MAR5', "'MAR5"],
  ['a month with a line', 'sept-1', "'sept-1"],
  ['a word of truth', 'TRUE', "'TRUE"],
  ['a day before its month', '3 apr', "'3 apr"],
  ['an hour', '5 pm', "'5 pm"],
  ['a name that begins with a figure', '5star', '5star'],
  ['a name that begins as a number with an exponent', '1e5star', '1e5star'],
  ['a name that begins as a month', 'marcus', 'marcus'],
  ['figures at the end', 'ann42', 'ann42'],
  ['a semicolon', 'a;b', '"a;b"'],
  ['spaces around', ' a ', '" a "'],
  ['a period', '2026-11-16/2026-11-22', '2026-11-16/2026-11-22'],
  ['a moment', '2026-03-15 09:30:05+08:00', '2026-03-15 09:30:05+08:00'],
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
