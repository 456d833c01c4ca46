import { ChromeState, type OpenPart } from './chrome-state';

const PARTS: readonly OpenPart[] = ['menu', 'wallet', 'promo', 'register', 'widget'];
const PAIRS = PARTS.flatMap((first) => PARTS.map((second) => [first, second] as const));

test('nothing is open at first', () => {
  expect(new ChromeState().get()).toBe('none');
});

test.each(PAIRS)('%s is open, then %s is tapped', (first, second) => {
  let now = 0;
  const chrome = new ChromeState(() => now);
  chrome.toggle(first);
  chrome.drawn();
  now = 300;
  chrome.toggle(second);
  expect(chrome.get()).toBe(first === second ? 'none' : second);
});

test.each([
  ['before it is drawn', undefined, 5000, 'wallet'],
  ['299 ms after it was drawn', 1000, 1299, 'wallet'],
  ['300 ms after it was drawn', 1000, 1300, 'none'],
])('a second tap %s', (_when, drawnAt, tappedAt, expected) => {
  let now = 0;
  const chrome = new ChromeState(() => now);
  chrome.toggle('wallet');
  if (drawnAt !== undefined) {
    now = drawnAt;
    chrome.drawn();
  }
  now = tappedAt;
  chrome.toggle('wallet');
  expect(chrome.get()).toBe(expected);
});

test('tells of each change', () => {
  const chrome = new ChromeState();
  const listener = jest.fn();
  const stop = chrome.subscribe(listener);
  chrome.open('wallet');
  chrome.close();
  stop();
  chrome.open('promo');
  expect(listener).toHaveBeenCalledTimes(2);
});

test('a register modal that was hidden does not open again, and nothing else minds', () => {
  const chrome = new ChromeState();
  chrome.open('register');
  chrome.hideRegister();
  expect(chrome.isRegisterHidden()).toBe(true);
  expect(chrome.get()).toBe('register');
  chrome.close();
  chrome.toggle('register');
  expect(chrome.get()).toBe('none');
  chrome.toggle('menu');
  expect(chrome.get()).toBe('menu');
});
