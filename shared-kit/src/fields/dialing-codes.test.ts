import { countriesFor, searchCountries } from './dialing-codes';

const COUNTRIES = [
  { code: 'PH', name: 'Philippines', dialingCode: '+63' },
  { code: 'cn', name: 'China', dialingCode: '86' },
  { code: 'CI', name: 'Ivory Coast', dialingCode: '+225' },
  { code: 'ID', name: 'Indonesia', dialingCode: '+62' },
  { code: 'US', name: 'United States', dialingCode: '+1' },
  { code: '??', name: 'Elsewhere', dialingCode: '+999' },
];

const found = (search: string, locale = 'en'): string[] =>
  searchCountries(countriesFor(COUNTRIES, locale), search).map(({ code }) => code);

it('names countries in the language of the player, and by the server where the device knows no name', () => {
  const names = countriesFor(COUNTRIES, 'zh-CN').map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['菲律宾', '中国', 'Elsewhere']));
  expect(countriesFor(COUNTRIES, 'en').map(({ name }) => name)).toEqual([
    'China',
    'Côte d’Ivoire',
    'Elsewhere',
    'Indonesia',
    'Philippines',
    'United States',
  ]);
});

it.each([
  ['', ['CN', 'CI', '??', 'ID', 'PH', 'US']],
  ['63', ['PH']],
  ['+6', ['ID', 'PH']],
  ['+ 63', ['PH']],
  ['phil', ['PH']],
  ['cote', ['CI']],
  ['ivoire', ['CI']],
  ['STATES', ['US']],
  ['id', ['ID']],
  ['in', ['ID', 'CN', 'PH']],
  ['zzz', []],
])('"%s" means %j', (search, codes) => {
  expect(found(search)).toEqual(codes);
});
