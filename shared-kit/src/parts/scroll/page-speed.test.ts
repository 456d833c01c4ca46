import { isQuickStep } from './page-speed';

const SCREEN = 800;

test.each([
  ['a step that nothing came before', undefined, { at: 100, scrolled: 900 }, false],
  ['a screen a second', { at: 0, scrolled: 0 }, { at: 100, scrolled: 80 }, false],
  ['more than that', { at: 0, scrolled: 0 }, { at: 100, scrolled: 81 }, true],
  ['more than that, upwards', { at: 0, scrolled: 500 }, { at: 100, scrolled: 400 }, true],
  ['a jump since long ago', { at: 0, scrolled: 0 }, { at: 501, scrolled: 9000 }, false],
  ['two looks at one moment', { at: 7, scrolled: 0 }, { at: 7, scrolled: 400 }, false],
])('%s', (_name, before, now, isQuick) => {
  expect(isQuickStep(before, now, SCREEN)).toBe(isQuick);
});
