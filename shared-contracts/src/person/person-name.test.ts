import * as v from 'shared-contracts/schema';
import { nickname, realName } from './person-name';

const read = (schema: typeof realName, typed: string): string | undefined => {
  const parsed = v.safeParse(schema, typed);
  return parsed.success ? parsed.output : undefined;
};

it.each([
  'Sean O’Brien',
  "Sean O'Brien",
  'Sean O‘Brien',
  'Sean O´Brien',
  'Hawaiʻi Kaʻahumanu',
  '阿里木·买买提',
  '阿里木•买买提',
  'アンナ・スミス',
  'ස්‍රී ලාල්',
  'علی‌رضا محمدی',
  'Dela Cruz, Juan',
  'Ana María O’Neil-Cruz Jr.',
  'Jean‑Luc Picard',
  'Müller–Lüdenscheidt',
  'A',
  '李',
  'ג׳ורג׳',
  'Nguyễn Thị Minh Khai',
  'বাবু শ্রী',
  'Ravi a/l Kumar',
  'བསྟན་འཛིན',
  '葛\u{E0100}城',
  'Sean O‛Brien',
  'Chan Tai Man (Peter)',
  '김민준（민）',
])('%s is a real name', (name) => {
  expect(read(realName, name)).toBe(name.normalize('NFC'));
});

it.each([
  ['  Ann   Lee ', 'Ann Lee'],
  ['\u202AAnn Lee\u202C', 'Ann Lee'],
  ['山田\u3000太郎', '山田 太郎'],
  ['Ann\u00A0Lee', 'Ann Lee'],
  ['Jose\u0301', 'José'],
])('%j is kept as %s', (typed, kept) => {
  expect(read(realName, typed)).toBe(kept);
});

it.each([
  ['empty', ''],
  ['digits', 'R2D2'],
  ['a blank pattern', '\u2800'],
  ['a filler', '\u3164'],
  ['a filler among letters', 'Ann\u115FLee'],
  ['punctuation alone', "-.'"],
  ['marks alone', '\u0301\u0302'],
  ['joiners alone', '\u200C\u200D'],
  ['a turn of direction', 'a\u202Eb'],
  ['a zero-width space', 'Ann\u200BLee'],
  ['a control', 'Ann\u0007Lee'],
  ['a line break', 'Ann\nLee'],
  ['a tag', '<b>Ann</b>'],
  ['an emoji', 'Ann 🎲'],
  ['private use', 'Ann \uE000'],
  ['too long', 'a'.repeat(81)],
])('a real name is not %s', (_title, name) => {
  expect(read(realName, name)).toBeUndefined();
});

it.each(['', 'Lucky7', '888', 'Ann 张', '🎲', '😀'.repeat(20), '👩‍💻', '❤️', 'x_X', 'ස්‍රී', '#1 & only!'])(
  '%j is a nickname',
  (name) => {
    expect(read(nickname, name)).toBe(name);
  },
);

it.each([
  ['zero-width signs alone', '\u200B\u2060'],
  ['a blank pattern', '\u2800'],
  ['a blank pattern among letters', 'a\u2800b'],
  ['fillers', '\u3164\u3164'],
  ['a soft hyphen among letters', 'a\u00ADb'],
  ['punctuation alone', '...'],
  ['marks alone', '\u0301'],
  ['a variation selector alone', '\uFE0F\uFE0F'],
  ['a tag', '<b>'],
  ['a turn of direction', 'a\u202Eb'],
  ['a control', 'a\u0000b'],
  ['too long', 'a'.repeat(21)],
])('a nickname is not %s', (_title, name) => {
  expect(read(nickname, name)).toBeUndefined();
});

it('counts characters, not code units, and composed letters as one', () => {
  expect(read(realName, '𠮷'.repeat(80))).toBe('𠮷'.repeat(80));
  expect(read(nickname, 'e\u0301'.repeat(20))).toBe('é'.repeat(20));
});
