import { shownFileName } from './shown-file-name';

test.each([
  ['photo.heic', 'photo.heic'],
  ['invoice\u202Egpj.exe', 'invoicegpj.exe'],
  ['a\nb\u0000.png', 'ab.png'],
  ['صورة.png', 'صورة.png'],
  [`${'x'.repeat(60)}_0001.jpeg`, `${'x'.repeat(27)}…xx_0001.jpeg`],
  ['😀'.repeat(41), `${'😀'.repeat(27)}…${'😀'.repeat(12)}`],
])('%j', (name, shown) => {
  expect(shownFileName(name)).toBe(`\u2068${shown}\u2069`);
});
