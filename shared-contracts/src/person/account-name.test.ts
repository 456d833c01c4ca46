import { ACCOUNT_NAME_MAX_LENGTH, accountName } from './account-name';

it.each([
  ['demo_member', 'demo_member'],
  ['  Ann.Lee@Example-1 ', 'ann.lee@example-1'],
  ["o'neil+1", "o'neil+1"],
  ['王小明', '王小明'],
  ['ÉLAN', 'élan'],
  ['E\u0301lan', 'élan'],
  ['İsmail', 'i\u0307smail'],
  ['a'.repeat(ACCOUNT_NAME_MAX_LENGTH), 'a'.repeat(ACCOUNT_NAME_MAX_LENGTH)],
])('reads %j as %j', (typed, name) => {
  expect(accountName(typed)).toBe(name);
  expect(accountName(name)).toBe(name);
});

it.each(['', '  ', 'ann lee', 'ann,bob', 'ann;1', '"ann"', 'ann\tbob', 'ann\0', '<ann>', 'ann\u200b', 'a'.repeat(65)])(
  'reads no account name from %j',
  (typed) => {
    expect(accountName(typed)).toBeUndefined();
  },
);
