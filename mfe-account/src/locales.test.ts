import { locales } from './locales';

function keysOf(texts: object, prefix = ''): string[] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [`${prefix}${key}`] : keysOf(value as object, `${prefix}${key}.`),
  );
}

function holesOf(texts: object): string[] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string'
      ? (value.match(/{{\w+}}/g) ?? []).map((hole) => `${key} ${hole}`)
      : holesOf(value as object),
  );
}

test.each(['CN', 'ID', 'TY'] as const)('%s has the keys and holes of EN', async (language) => {
  const [english, other] = [await locales.EN(), await locales[language]()];
  expect(keysOf(other)).toEqual(keysOf(english));
  expect(holesOf(other).sort()).toEqual(holesOf(english).sort());
});
