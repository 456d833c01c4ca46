import { afterPress } from './after-press';

const fire = (name: string): boolean => document.dispatchEvent(new Event(name));

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  fire('pointerup');
  jest.useRealTimers();
});

it('does work at once where nothing is pressed', () => {
  const work = jest.fn();
  afterPress(work);
  expect(work).toHaveBeenCalledTimes(1);
});

it.each([
  ['a mouse', ['pointerdown', 'mousedown'], ['pointerup', 'mouseup', 'click']],
  [
    'a finger, whose focus moves at the emulated mousedown',
    ['pointerdown', 'pointerup', 'mousedown'],
    ['mouseup', 'click'],
  ],
  ['a finger that begins to scroll', ['pointerdown'], ['pointercancel']],
  ['a drag', ['pointerdown', 'mousedown'], ['dragend']],
])('waits until the press of %s has ended, and its click was heard', (_what, before, after) => {
  const work = jest.fn();
  before.forEach(fire);
  afterPress(work);
  jest.runOnlyPendingTimers();
  expect(work).not.toHaveBeenCalled();
  after.forEach(fire);
  expect(work).not.toHaveBeenCalled();
  jest.runAllTimers();
  expect(work).toHaveBeenCalledTimes(1);
});

it('does not wait for a press that is over', () => {
  const work = jest.fn();
  ['pointerdown', 'mousedown', 'pointerup', 'mouseup'].forEach(fire);
  afterPress(work);
  expect(work).toHaveBeenCalledTimes(1);
});
