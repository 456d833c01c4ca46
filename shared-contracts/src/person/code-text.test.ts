import { codeText, joinedDigits } from './code-text';

it.each([
  ['123456', '123456'],
  ['123 456', '123456'],
  [' 123\u00A0456 ', '123456'],
  ['123\u2009456\n', '123456'],
  ['12-34-56', '123456'],
  ['1 2 3 4 5 6', '123456'],
  ['(123) 456', '123456'],
  ['[123456]', '123456'],
  ['123456.', '123456'],
  ['１２３４５６', '123456'],
  ['１２３　４５６', '123456'],
  ['٠١٢٣٤٥', '012345'],
  ['\u202A123\u200B456\u202C', '123456'],
  ['G-482913', '482913'],
  ['#663784', '663784'],
  ['663—784', '663784'],
  ['A1B2 C3D4', 'A1B2C3D4'],
  ['AB 12 CD', 'AB12CD'],
  ['a1b2', 'a1b2'],
  ['12', '12'],
  ['', ''],
])('a code alone: %j is %j', (typed, code) => {
  expect(codeText(typed)).toBe(code);
});

it.each([
  ['Your Aurora code is 482913. It expires in 10 minutes.', '482913'],
  ['Your code: 482 913', '482913'],
  ['482-913 is your verification code', '482913'],
  ['G-482913 is your Google verification code.', '482913'],
  ['【极光】验证码：482913，10分钟内有效。', '482913'],
  ['【极光】您的验证码是482913，请勿泄露。', '482913'],
  ['Kode OTP Anda 4829. Berlaku sampai 12:30, 27/11/2026.', '4829'],
  ['Ang code mo ay 48291, hanggang 5 minuto.', '48291'],
  ['Code 482913 for +639170000001', '482913'],
  ['482913\n\n@aurora.example #482913', '482913'],
  ['Order 20261127: the code is 482913', '482913'],
  ['Use X7K9P2 to sign in', 'X7K9P2'],
  ['code 1234', '1234'],
  ['Code: 663784', '663784'],
  ['Code:663784', '663784'],
  ['code is:663-784', '663784'],
  ['Ｃｏｄｅ：６６３ ７８４', '663784'],
  ['OTP=663784', '663784'],
  ['Sent at 12:30-45, the code is 482913', '482913'],
  ['رمزك ٤٨٢٩١٣', '482913'],
])('a code in its message: %j is %j', (message, code) => {
  expect(codeText(message)).toBe(code);
});

it('leaves what holds no code to the rule of its field', () => {
  expect(codeText('no code at all')).toBe('nocodeatall');
});

it('reads no further than messages are long', () => {
  expect(codeText(`${'word '.repeat(100)}482913`)).toBe('482913');
  expect(codeText(`${'word '.repeat(300)}482913`)).not.toContain('482913');
});

it.each([
  ['12 34 56', '123456'],
  ['12-34-56', '123456'],
  ['１２３\u00A0４５６', '123456'],
  ['(12)(34)', '1234'],
])('the digits of %j are %j', (typed, digits) => {
  expect(joinedDigits(typed)).toBe(digits);
});
