import { accountFaults, fits } from './new-account';

const USERNAME = { enabled: true, required: true, minLength: 4, maxLength: 16, pattern: '^[A-Za-z0-9_]+$' };
const PASSWORD = {
  enabled: true,
  required: true,
  minLength: 8,
  maxLength: 20,
  pattern: '^(?=\\S*[A-Za-z])(?=\\S*\\d)\\S+$',
};
const RULES = { username: USERNAME, password: PASSWORD };

test.each([
  ['new_member', 'Abcd1234', RULES, {}],
  ['', '', RULES, { username: 'usernameMissing', password: 'passwordMissing' }],
  ['abc', 'Abcd1234', RULES, { username: 'usernameWrong' }],
  ['a'.repeat(17), 'Abcd1234', RULES, { username: 'usernameWrong' }],
  ['new member', 'Abcd1234', RULES, { username: 'usernameWrong' }],
  ['new_member', 'Abcdefgh', RULES, { password: 'passwordWrong' }],
  ['new_member', '12345678', RULES, { password: 'passwordWrong' }],
  // Rules that did not come leave it to the server.
  ['x', 'y', {}, {}],
])('%j with %j is told %#', (username, password, rules, faults) => {
  expect(accountFaults({ username, password }, rules)).toEqual(faults);
});

test('a pattern that is none stops nobody', () => {
  expect(fits({ enabled: true, required: true, pattern: '(' }, 'anything')).toBe(true);
});
