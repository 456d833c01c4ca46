import { foundProviders } from './found-providers';

const NAMES = ['BDO Unibank', 'BPI', 'China Bank', 'Metrobank', '中国银行'];

it.each([
  ['', NAMES],
  ['b p i', ['BPI']],
  ['bank', ['BDO Unibank', 'China Bank', 'Metrobank']],
  ['CHINA', ['China Bank']],
  ['中国', ['中国银行']],
  ['xyz', []],
])('%j finds %j', (words, expected) => {
  expect(foundProviders(NAMES, words)).toEqual(expected);
});

it('puts names that begin with the words first', () => {
  expect(foundProviders(['UnionBank', 'Bank Jago'], 'bank')).toEqual(['Bank Jago', 'UnionBank']);
});
