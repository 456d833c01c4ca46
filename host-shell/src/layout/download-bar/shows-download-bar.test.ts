import { showsDownloadBar } from './shows-download-bar';

test.each([
  ['home in a browser', true, null, false, false, true],
  ['home with an unknown flag', true, '0', false, false, true],
  ['home after it was closed', true, '1', false, false, false],
  ['another page', false, null, false, false, false],
  ['home in the app', true, null, true, false, false],
  ['home of the installed site', true, null, false, true, false],
  ['another page of the app', false, '1', true, true, false],
])('%s', (_case, isHome, flag, isApp, isInstalled, expected) => {
  expect(showsDownloadBar({ isHome, flag, device: { isApp, isInstalled } })).toBe(expected);
});
