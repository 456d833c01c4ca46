import { openStorage } from '../storage/site-storage';
import { detectDevice, isRunningInstalled } from './device';

const BROWSER = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36';

beforeEach(() => sessionStorage.clear());

describe('detectDevice', () => {
  it.each([
    ['a browser', BROWSER, false],
    ['the app', `${BROWSER} MCApp/2.1`, true],
    ['the app with a long version', `${BROWSER} MCApp/2.1.14`, true],
    ['the app in another case', `mcapp/10.0 ${BROWSER}`, true],
    ['the app without a minor version', `${BROWSER} MCApp/2`, false],
    ['the app without a version', `${BROWSER} MCApp`, false],
    ['a longer name', `${BROWSER} XMCApp/2.1`, false],
    ['nothing', '', false],
  ])('%s', (_name, userAgent, isApp) => {
    const device = detectDevice(openStorage(), userAgent, false);
    expect(device).toEqual({ isApp, isInstalled: false, header: isApp ? 'OTHERS' : 'MOBILE' });
    expect(sessionStorage.getItem('appMode')).toBe(isApp ? '1' : null);
  });

  it('stays app mode for the session', () => {
    sessionStorage.setItem('appMode', '1');
    expect(detectDevice(openStorage(), BROWSER, false)).toMatchObject({ isApp: true, header: 'OTHERS' });
  });

  it('tells installed from app mode', () => {
    expect(detectDevice(openStorage(), BROWSER, true)).toEqual({ isApp: false, isInstalled: true, header: 'OTHERS' });
    expect(sessionStorage.getItem('appMode')).toBeNull();
  });
});

describe('isRunningInstalled', () => {
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'standalone');
    jest.restoreAllMocks();
  });

  it.each([
    [undefined, false, false],
    [false, false, false],
    [true, false, true],
    [undefined, true, true],
  ])('navigator.standalone %s, display mode %s: %s', (standalone, isDisplayed, expected) => {
    Object.defineProperty(navigator, 'standalone', { value: standalone, configurable: true });
    const answer = window.matchMedia('(display-mode: standalone)');
    jest
      .spyOn(window, 'matchMedia')
      .mockImplementation((query) => ({ ...answer, matches: isDisplayed && query === answer.media }));
    expect(isRunningInstalled()).toBe(expected);
  });
});
