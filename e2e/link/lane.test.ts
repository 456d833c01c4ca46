import { FakeClock } from './fake-clock';
import { Lane } from './lane';

/** 8,000 bits per second: a byte a millisecond. */
const SHAPE = { bitsPerSecond: 8000, delayMs: 50 };

function laneWith(shape = SHAPE) {
  const clock = new FakeClock();
  const lane = new Lane(shape, clock);
  const arrived: (readonly [name: string, at: number])[] = [];
  const send = (name: string, bytes: number): void => lane.send(bytes, () => arrived.push([name, clock.now()]));
  return { clock, arrived, send };
}

it('takes the time of the bytes through the bottleneck, and then the way', () => {
  const { clock, arrived, send } = laneWith();
  send('page', 100);
  clock.run();
  expect(arrived).toEqual([['page', 150]]);
});

it('lets what comes later wait for what came before, whoever sent it', () => {
  const { clock, arrived, send } = laneWith();
  send('one', 100);
  send('other', 20);
  clock.after(10, () => send('third', 5));
  clock.run();
  expect(arrived).toEqual([
    ['one', 150],
    ['other', 170],
    ['third', 175],
  ]);
});

it('is free again after a pause', () => {
  const { clock, arrived, send } = laneWith();
  send('one', 10);
  clock.after(500, () => send('other', 10));
  clock.run();
  expect(arrived).toEqual([
    ['one', 60],
    ['other', 560],
  ]);
});

it('keeps the order where a timer is late for several', () => {
  const clock = new FakeClock();
  const late = {
    now: clock.now,
    after: (ms: number, call: () => void) => clock.after(Math.ceil(ms / 100) * 100, call),
  };
  const lane = new Lane(SHAPE, late);
  const arrived: string[] = [];
  for (const name of ['a', 'b', 'c']) lane.send(10, () => arrived.push(`${name} ${clock.now()}`));
  clock.run();
  expect(arrived).toEqual(['a 100', 'b 100', 'c 100']);
});
