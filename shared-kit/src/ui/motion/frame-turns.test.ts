import { frameTurns } from './frame-turns';

let frames: FrameRequestCallback[];
let time = 0;
/** What the page did in a frame before its turns, ms. */
let workBefore = 0;

beforeEach(() => {
  frames = [];
  workBefore = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => time + workBefore);
  jest.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((callback) => frames.push(callback));
});

afterEach(() => {
  while (frames.length > 0) nextFrame();
  jest.restoreAllMocks();
});

/** The next frame; one that was late, after as much work as a slow phone has with one thing, unless told otherwise. */
function nextFrame(after = 40): void {
  time += after;
  frames.shift()?.(time);
}

test('where frames are late each starts with one of its own, none with the one that asks', () => {
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

test('where four frames left time each starts one more, four at most; a late one has one again', () => {
  const [takeTurn, started] = [frameTurns(), new Array<number>()];
  for (let name = 1; name <= 60; name += 1) takeTurn(() => started.push(name));
  const quick = Array.from({ length: 17 }, () => 16);
  const counts = [40, ...quick, 34, 16].map((after) => {
    const before = started.length;
    nextFrame(after);
    return started.length - before;
  });
  expect(counts).toEqual([1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 1, 1]);
});

test('while the page moves each frame starts one, however quick it is', () => {
  const [takeTurn, started] = [frameTurns(), new Array<number>()];
  for (let name = 1; name <= 20; name += 1) takeTurn(() => started.push(name));
  for (let frame = 1; frame <= 12; frame += 1) {
    Object.defineProperty(window, 'scrollY', { value: frame * 10, configurable: true });
    nextFrame(16);
  }
  expect(started).toHaveLength(12);
});

test('frames in which all was held leave no room for more at once', () => {
  const held = jest.fn(() => true);
  const [line, started] = [frameTurns(held), new Array<string>()];
  for (const name of ['a', 'b', 'c']) line(() => started.push(name));
  for (let frame = 0; frame < 5; frame += 1) nextFrame(16);
  held.mockReturnValue(false);
  nextFrame(16);
  expect(started).toEqual(['a']);
});

test('a frame that has had its work starts nothing; where every one is so full, every second does', () => {
  const [takeTurn, started] = [frameTurns(), new Array<string>()];
  for (const name of ['a', 'b', 'c']) takeTurn(() => started.push(name));
  nextFrame();
  workBefore = 9;
  const counts = [1, 2, 3].map(() => {
    nextFrame();
    return started.length;
  });
  expect(counts).toEqual([1, 2, 2]);
});
