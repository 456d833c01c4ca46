import type { HostServices } from '../app/host-services';
import { PERSONAS } from '../testing/personas';
import { preloadOnTouch } from './preload-on-touch';
import { routesAhead } from './routes-ahead';

const loadPart = jest.fn().mockResolvedValue({ status: 'failed' });
const peek = jest.fn();
const ahead = jest.fn();
const READS = [{ key: 'R-37', path: '/games', headers: {} }];

const HOST = {
  boot: {
    live: {
      furtherRoutes: () => [],
      remote: () => ({ status: 'on', release: { screens: { 'game-list': { reads: READS } } } }),
    },
  },
  session: { reader: { get: () => PERSONAS.visitor } },
  loader: { loadPart, peek },
  http: { ahead },
} as unknown as HostServices;

/** Clicks on what is in a link to the list, with some keys held; the page follows plain clicks by itself, as its links do. */
function click(held: MouseEventInit = {}): void {
  document.body.innerHTML = '<a href="/m/gameList?gameType=RNG"><b>More</b></a>';
  const isPlain = Object.keys(held).length === 0;
  document.querySelector('a')?.addEventListener('click', (event) => isPlain && event.preventDefault());
  document.querySelector('b')?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...held }));
}

/** Puts a finger on what is in an element with this text. */
function touch(html: string): void {
  document.body.innerHTML = html;
  document.querySelector('b')?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
}

let stop: () => void;
beforeEach(() => {
  jest.clearAllMocks();
  peek.mockReturnValue(undefined);
  stop = preloadOnTouch(routesAhead(HOST));
});
afterEach(() => {
  stop();
  Reflect.deleteProperty(navigator, 'connection');
});

it('gets a screen ready when the link to it is touched', () => {
  touch('<a href="/m/gameList?gameType=RNG"><b>More</b></a>');
  expect(loadPart.mock.calls).toEqual([['mfe-games', 'screens', 'game-list']]);
});

it('asks for the first data of a screen that is not there yet as soon as the link is clicked', () => {
  click();
  expect(ahead.mock.calls).toEqual([[READS, '?gameType=RNG']]);
  expect(loadPart.mock.calls).toEqual([['mfe-games', 'screens', 'game-list']]);
});

it('leaves data to a screen that is there, and asks for nothing where the click opens another tab', () => {
  peek.mockReturnValue({});
  click();
  click({ ctrlKey: true });
  click({ button: 1 });
  expect(ahead).not.toHaveBeenCalled();
  expect(loadPart).toHaveBeenCalledTimes(1);
});

it.each([
  ['nothing that leads anywhere', '<b>More</b>'],
  ['an anchor without an address', '<a><b>More</b></a>'],
  ['another site', '<a href="https://other.example/m/gameList"><b>More</b></a>'],
  ['another window', '<a href="/m/gameList" target="_blank"><b>More</b></a>'],
  ['where this player may not go', '<a href="/m/voucherCenter"><b>Deposit</b></a>'],
])('leaves %s alone', (_name, html) => {
  touch(html);
  expect(loadPart).not.toHaveBeenCalled();
});

it('does nothing for a player who saves data', () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  touch('<a href="/m/gameList"><b>More</b></a>');
  expect(loadPart).not.toHaveBeenCalled();
});

it('stops when it is told to', () => {
  stop();
  touch('<a href="/m/gameList"><b>More</b></a>');
  expect(loadPart).not.toHaveBeenCalled();
});
