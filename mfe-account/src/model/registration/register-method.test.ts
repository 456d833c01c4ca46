import { registerMethod } from './register-method';

test.each([
  [true, true, true, 'APP'],
  [false, true, true, 'WEBCLIP'],
  [false, false, true, 'PWA'],
  [false, false, false, 'H5'],
])('app %s, web clip %s, standalone %s: %s', (isApp, isWebClip, isStandalone, expected) => {
  expect(registerMethod({ isApp, isWebClip, isStandalone })).toBe(expected);
});
