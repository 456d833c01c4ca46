import type { SiteResource } from 'shared-contracts/api/endpoints/system';
import { appDownloads, guidesFor, platformOf, type AppDownload } from './downloads';

const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15';

test.each([
  ['Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/120 Mobile', 5, 'android'],
  [PHONE, 5, 'ios'],
  [MAC, 5, 'ios'],
  [MAC, 0, 'other'],
  ['Mozilla/5.0 (X11; Linux x86_64) Chrome/120', 0, 'other'],
])('%s with %d touch points is %s', (userAgent, touchPoints, expected) => {
  expect(platformOf(userAgent, touchPoints)).toBe(expected);
});

const resource = (type: string, url: string, labelNameEn = '', resourceType = 'APP'): SiteResource => ({
  type,
  url,
  labelNameEn,
  resourceType,
});

test('downloads are those of resource type APP with a safe address, the own platform first', () => {
  const resources = [
    resource('ANDROID', 'https://get.example/a.apk', 'Android'),
    resource('IOS', 'https://get.example/ios', 'iPhone'),
    resource('TELEGRAM', 'https://t.me/x', 'Telegram', 'SOCIAL'),
    resource('IOS', 'javascript:alert(1)', 'iOS'),
    resource('WINDOWS', 'https://get.example/w.exe'),
  ];
  expect(appDownloads(resources, 'ios')).toEqual([
    { platform: 'ios', label: 'iPhone', url: 'https://get.example/ios' },
    { platform: 'android', label: 'Android', url: 'https://get.example/a.apk' },
    { platform: 'other', label: 'WINDOWS', url: 'https://get.example/w.exe' },
  ]);
  expect(appDownloads(resources, 'android').map(({ platform }) => platform)).toEqual(['android', 'ios', 'other']);
  expect(appDownloads([], 'other')).toEqual([]);
});

const ANDROID: AppDownload = { platform: 'android', label: 'Android', url: 'https://get.example/a.apk' };
const IOS: AppDownload = { platform: 'ios', label: 'iOS', url: 'https://get.example/ios' };

test.each([
  ['an iPhone', [ANDROID, IOS], 'ios', false, false, ['ios', 'homeScreenIos', 'android']],
  ['an Android phone', [ANDROID, IOS], 'android', false, false, ['android', 'homeScreenAndroid', 'ios']],
  ['a browser that offers to install', [ANDROID], 'android', false, true, ['android']],
  ['a site that runs from the home screen', [IOS], 'ios', true, false, ['ios']],
  ['a computer', [ANDROID, IOS], 'other', false, false, ['homeScreenAndroid', 'homeScreenIos', 'android', 'ios']],
  ['no app at all', [], 'android', false, false, ['homeScreenAndroid']],
] as const)('%s is told its own steps first', (_name, downloads, own, isInstalled, isOffered, expected) => {
  expect(guidesFor({ downloads, own, isInstalled, isOffered })).toEqual(expected);
});
