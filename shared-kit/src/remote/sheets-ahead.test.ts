import { createSheetsAhead } from './sheets-ahead';

it('tells of every sheet once, whenever it came', async () => {
  const sheets = createSheetsAhead();
  const told: string[] = [];
  const named = (name: string) => () => Promise.resolve(name);
  sheets.add(named('filter'));
  const stop = sheets.follow((load) => void load().then((name) => told.push(String(name))));
  sheets.add(named('record'));
  stop();
  sheets.add(named('later'));
  sheets.follow((load) => void load().then((name) => told.push(String(name))));
  await Promise.resolve();
  expect(told).toEqual(['filter', 'record', 'later']);
});
