import { frameTurns } from './frame-turns';

let frames: FrameRequestCallback[];

beforeEach(() => {
  frames = [];
  jest.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((callback) => frames.push(callback));
});

afterEach(() => {
  while (frames.length > 0) frames.shift()?.(0);
  jest.restoreAllMocks();
});

test('the first starts at once, each further one with a frame of its own', () => {
  const [takeTurn, started] = [frameTurns(), new Array<string>()];
  for (const name of ['a', 'b', 'c']) takeTurn(() => started.push(name));
  expect(started).toEqual(['a']);
  frames.shift()?.(0);
  expect(started).toEqual(['a', 'b']);
  frames.shift()?.(0);
  expect(started).toEqual(['a', 'b', 'c']);
});

test('a turn that was given up is passed over', () => {
  const [takeTurn, started] = [frameTurns(), new Array<string>()];
  takeTurn(() => started.push('a'));
  const giveUp = takeTurn(() => started.push('b'));
  takeTurn(() => started.push('c'));
  giveUp();
  frames.shift()?.(0);
  expect(started).toEqual(['a', 'c']);
});

test('while it is held nobody starts, and a frame asks again', () => {
  const held = jest.fn(() => true);
  const start = jest.fn();
  frameTurns(held)(start);
  frames.shift()?.(0);
  expect(start).not.toHaveBeenCalled();
  held.mockReturnValue(false);
  frames.shift()?.(0);
  expect(start).toHaveBeenCalledTimes(1);
});
