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

const nextFrame = (): void => frames.shift()?.(0);

test('each starts with a frame of its own, none with the one that asks', () => {
  const [takeTurn, started] = [frameTurns(), new Array<string>()];
  for (const name of ['a', 'b']) takeTurn(() => started.push(name));
  expect(started).toEqual([]);
  nextFrame();
  expect(started).toEqual(['a']);
  nextFrame();
  expect(started).toEqual(['a', 'b']);
});

test('lines share the frames', () => {
  const [rows, pictures, started] = [frameTurns(), frameTurns(), new Array<string>()];
  pictures(() => started.push('picture'));
  rows(() => started.push('row'));
  nextFrame();
  expect(started).toEqual(['picture']);
  nextFrame();
  expect(started).toEqual(['picture', 'row']);
});

test('a turn that was given up is passed over', () => {
  const [takeTurn, started] = [frameTurns(), new Array<string>()];
  const giveUp = takeTurn(() => started.push('a'));
  takeTurn(() => started.push('b'));
  giveUp();
  nextFrame();
  expect(started).toEqual(['b']);
});

test('while a line is held its things wait, and a frame asks once; other lines go on', () => {
  const held = jest.fn(() => true);
  const [heldLine, started] = [frameTurns(held), new Array<string>()];
  for (const name of ['a', 'b']) heldLine(() => started.push(name));
  frameTurns()(() => started.push('c'));
  nextFrame();
  expect(started).toEqual(['c']);
  expect(held).toHaveBeenCalledTimes(1);
  held.mockReturnValue(false);
  nextFrame();
  expect(started).toEqual(['c', 'a']);
});
