import { countriesFor, searchCountries } from './dialing-codes';
import { phoneData } from './phone-data';

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

const MANY = [
  ['AS', '1'], ['BS', '1'], ['US', '1'], ['CA', '1'], ['AE', '971'], ['GB', '44'], ['GG', '44'], ['UA', '380'],
  ['CI', '225'], ['TR', '90'], ['KR', '82'], ['CN', '86'], ['CZ', '420'], ['RU', '7'], ['KZ', '7'], ['PH', '63'],
].map(([code = '', dialingCode = '']) => ({ code, name: code, dialingCode })); // prettier-ignore

it.each([
  ['usa', 'en', 'US'],
  ['U.S.A.', 'en', 'US'],
  ['united states', 'zh-CN', 'US'],
  ['uae', 'en', 'AE'],
  ['emirates', 'zh-CN', 'AE'],
  ['uk', 'en', 'GB'],
  ['UK', 'id', 'GB'],
  ['great britain', 'en', 'GB'],
  ["cote d'ivoire", 'en', 'CI'],
  ['côte d’ivoire', 'zh-CN', 'CI'],
  ['ivory coast', 'en', 'CI'],
  ['turkey', 'en', 'TR'],
  ['turkiye', 'en', 'TR'],
  ['south korea', 'zh-CN', 'KR'],
  ['czech', 'en', 'CZ'],
  ['phl', 'en', 'PH'],
  ['philippines', 'zh-CN', 'PH'],
  ['菲律宾', 'zh-CN', 'PH'],
  ['+1', 'en', 'US'],
  ['1', 'zh-CN', 'US'],
  ['＋１', 'en', 'US'],
  ['+44', 'en', 'GB'],
  ['0044', 'en', 'GB'],
  ['+7', 'en', 'RU'],
  ['+1 917', 'en', 'US'],
])('"%s" in %s finds %s first', (search, locale, code) => {
  expect(searchCountries(countriesFor(MANY, locale, phoneData), search, phoneData)[0]?.code).toBe(code);
});

it('names and searches by what the server says until more is known', () => {
  expect(found('phil')).toEqual(['PH']);
});
