import { fits } from './new-account';
import { generatePassword, securePick } from './password-generator';

/** The usual rule of servers: 8 to 20 characters with a letter and a digit, no spaces. */
const RULE = {
  enabled: true,
  required: true,
  minLength: 8,
  maxLength: 20,
  pattern: '^(?=\\S*[A-Za-z])(?=\\S*\\d)\\S+$',
};

test.each([
  [RULE, 12],
  [{ ...RULE, minLength: 14 }, 14],
  [{ ...RULE, maxLength: 9 }, 9],
  [{ enabled: true, required: true }, 12],
])('two hundred passwords meet %j, all of them different', (rule, length) => {
  const made = Array.from({ length: 200 }, () => generatePassword(rule));
  expect(made.filter((password) => !fits(rule, password))).toEqual([]);
  expect(made.filter((password) => !/[A-Za-z]/.test(password) || !/\d/.test(password))).toEqual([]);
  expect(new Set(made.map((password) => password.length))).toEqual(new Set([length]));
  expect(new Set(made).size).toBe(200);
  // Signs that are mistaken for others when they are read out.
  expect(made.filter((password) => /[O0Il1o]/.test(password))).toEqual([]);
});

test.each([0, 1])('a letter and a digit are there whatever chance says (%d)', (chance) => {
  const password = generatePassword(RULE, (below) => (chance * (below - 1)) | 0);
  expect(password).toMatch(/[A-Za-z]/);
  expect(password).toMatch(/\d/);
});

test('a pick stays below its limit and reaches all of it', () => {
  const picks = new Set(Array.from({ length: 500 }, () => securePick(7)));
  expect([...picks].sort((left, right) => left - right)).toEqual([0, 1, 2, 3, 4, 5, 6]);
});
