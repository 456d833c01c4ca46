import * as v from 'valibot';
import { EMPTY_LOGIN, usernameLoginSchema } from './login-form';

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
