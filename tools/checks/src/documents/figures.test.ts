import { readRepository } from '../repository-files';

const files = new Map(readRepository().map(({ file, text }) => [file, text]));
const read = (file: string): string => files.get(file) ?? '';

interface Texts {
  readonly figure: Readonly<Record<string, string>>;
  readonly about: Readonly<Record<string, string>>;
  readonly income: { readonly total: string };
  readonly contract: { readonly salary: { readonly sum: string } };
}

const textsIn = (language: string) => JSON.parse(read(`mfe-agent/src/locales/${language}.json`)) as Texts;

/** The name under which a screen shows a figure that has a definition. */
function nameOf({ figure, income, contract }: Texts, id: string): string | undefined {
  return { income: income.total, salary: contract.salary.sum }[id] ?? figure[id];
}

it('the glossary of the agents has every figure as the screens name and define it', () => {
  const document = read('docs/product/agents.md');
  const rows = [...document.matchAll(/^\| (.+?) +\| (.+?) +\|$/gm)].map(([, name, text]) => `${name}: ${text}`);
  const texts = textsIn('EN');
  const shown = Object.entries(texts.about).map(([id, text]) => `${nameOf(texts, id)}: ${text}`);
  expect(shown.filter((line) => !rows.includes(line))).toEqual([]);
});

it.each(['EN', 'CN', 'ID', 'TY'])('in %s every figure has one definition, and no two have one name', (language) => {
  const texts = textsIn(language);
  expect(Object.keys(texts.figure).filter((id) => texts.about[id] === undefined)).toEqual([]);
  const names = Object.keys(texts.about).map((id) => nameOf(texts, id));
  expect(new Set(names).size).toBe(names.length);
  const definitions = Object.values(texts.about);
  expect(new Set(definitions).size).toBe(definitions.length);
});
