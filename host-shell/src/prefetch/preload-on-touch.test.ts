import type { HostServices } from '../host/host-services';
import { routesAhead } from '../router/routes-ahead';
import { PERSONAS } from '../testing/personas';
import { PLAIN_INFO, testRoutes } from '../testing/section-routes';
import { preloadOnTouch } from './preload-on-touch';

const loadPart = jest.fn().mockResolvedValue({ status: 'failed' });

const HOST = {
  boot: { live: { routes: () => testRoutes() } },
  session: { reader: { get: () => PERSONAS.visitor } },
  info: () => PLAIN_INFO,
  device: { isApp: false },
  loader: { loadPart },
} as unknown as HostServices;

/** Puts a finger on what is in an element with this text. */
function touch(html: string): void {
  document.body.innerHTML = html;
  document.querySelector('b')?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
}

let stop: () => void;
beforeEach(() => {
  loadPart.mockClear();
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
