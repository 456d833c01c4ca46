import { SentLog } from './sent-log';

it('has what was sent by request, and rests when nothing is under way', () => {
  const log = new SentLog();
  const page = log.begin('/m/home');
  const file = log.begin('/r/host-shell/host.0a1b.mjs');
  file.add(700);
  page.add(20);
  page.add(10);
  expect(log.rest).toBeNull();
  page.end();
  expect(log.rest).toBeNull();
  file.end();
  expect(log.rest).toBe(4);
  expect(log.all).toEqual([
    { path: '/m/home', bytes: 30 },
    { path: '/r/host-shell/host.0a1b.mjs', bytes: 700 },
  ]);
});

it('rests while the live channel is open', () => {
  const log = new SentLog();
  log.begin('/api/v1/live?merchantCode=aurora').add(30);
  const page = log.begin('/m/home');
  expect(log.rest).toBeNull();
  page.end();
  expect(log.rest).toBe(2);
});
