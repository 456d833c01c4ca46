import { addSheet, followSheets } from './sheets-ahead';

it('tells of every sheet once, whenever it came', async () => {
  const told: string[] = [];
  const named = (name: string) => () => Promise.resolve(name);
  addSheet(named('filter'));
  followSheets((load) => void load().then((name) => told.push(String(name))));
  addSheet(named('record'));
  await Promise.resolve();
  expect(told).toEqual(['filter', 'record']);
});
