import { vendorsOf } from './vendors';

const [jili, evo, pg] = [
  { code: 'JILI', name: 'Jili' },
  { code: 'EVO', name: 'Evolution' },
  { code: 'PG', name: 'PG Soft' },
];
const categories = [
  { code: 'RNG', vendors: [pg, jili] },
  { code: 'LIVE', vendors: [evo] },
  { code: 'FISH', vendors: [jili] },
];

test.each([
  ['', [evo, jili, pg]],
  ['RNG', [jili, pg]],
  ['LIVE', [evo]],
  ['DICE', []],
])('of the category %j', (category, vendors) => {
  expect(vendorsOf(categories, category)).toEqual(vendors);
});
