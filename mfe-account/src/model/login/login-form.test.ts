import * as v from 'shared-kit/schema';
import { safeParseAsync } from 'test-kit/schema';
import { EMPTY_LOGIN, smsLoginSchema, usernameLoginSchema } from './login-form';

const GOOD = { username: 'demo_member', password: 'Demo1234', captcha: '', remember: true };

function problems(needsCaptcha: boolean, values: typeof GOOD) {
  const parsed = v.safeParse(usernameLoginSchema(needsCaptcha), values);
  return Object.fromEntries((parsed.issues ?? []).map((issue) => [v.getDotPath(issue), issue.message]));
}

test('good values pass', () => {
  expect(problems(false, GOOD)).toEqual({});
});

test('an empty form says what is missing', () => {
  expect(problems(true, EMPTY_LOGIN)).toEqual({
    username: 'usernameMissing',
    password: 'passwordMissing',
    captcha: 'captchaMissing',
  });
});

test('the captcha counts only once it is asked for', () => {
  expect(problems(false, { ...GOOD, captcha: 'abc' })).toEqual({});
  expect(problems(true, { ...GOOD, captcha: 'abc' })).toEqual({ captcha: 'captchaFormat' });
});

test('a name with a space after it, as keyboards add, is the name', () => {
  expect(v.parse(usernameLoginSchema(false), { ...GOOD, username: 'demo_member ' }).username).toBe('demo_member');
});

test.each(['+63 917 000 0001', '63 917-000-0001', '(63) 9170000001'])(
  '%s in the place of the name is its digits',
  (typed) => {
    expect(problems(false, { ...GOOD, username: typed })).toEqual({});
    expect(v.parse(usernameLoginSchema(false), { ...GOOD, username: typed }).username).toBe('639170000001');
  },
);

test.each([
  ['', '', { mobile: 'mobileMissing', code: 'codeMissing' }],
  ['12', '1234!56789 0 1', { mobile: 'mobileFormat', code: 'codeFormat' }],
  ['639171234567', '123 456', {}],
  ['0063 (917) 123-4567', 'Your code: 123456', {}],
  ['091712345678', '12345678901', { mobile: 'mobileLong', code: 'codeFormat' }],
  ['0917 123 4567', ' 123456 ', {}],
  ['０９１７１２３４５６７', '１２３４５６', {}],
  ['tel:+63-917-123-4567', '١٢٣٤٥٦', {}],
])('the SMS method with %j and %j: %j', async (mobile, code, expected) => {
  const country = { dialingCode: '63' };
  const parsed = await safeParseAsync(smsLoginSchema(false, country), { mobile, code, captcha: '', remember: false });
  expect(Object.fromEntries((parsed.issues ?? []).map((issue) => [v.getDotPath(issue), issue.message]))).toEqual(
    expected,
  );
  if (parsed.success)
    expect(parsed.output).toMatchObject({
      mobile: { mobileNum: '9171234567', countryDialingCode: '63' },
      code: '123456',
    });
});

test.each(['１２３４', '١٢٣٤', ' 12\u200E34 ', '12 34', '12-34'])(
  'a captcha of other digits, %j, is sent as 0 to 9',
  (captcha) => {
    expect(v.parse(usernameLoginSchema(true), { ...GOOD, captcha }).captcha).toBe('1234');
  },
);
