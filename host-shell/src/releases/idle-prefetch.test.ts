import type { RemoteName } from 'shared-contracts/remote/remote-names';
import { bootDocument, bootRelease, needs } from '../testing/boot-fixture';
import type { Boot } from './boot';
import { mayFetchAhead, prefetchWhenIdle } from './idle-prefetch';

const RELEASES = bootDocument({
  'mfe-games': bootRelease('games', {
    screens: { 'game-list': needs(['list.js', 'list.css']), lottery: needs(['lottery.js']) },
  }),
}).releases;
const BASE = `${location.origin}/r/mfe-games/`;

const BOOT = {
  live: {
    remote: (name: RemoteName) => {
      const release = RELEASES[name]?.['1.0.0'];
      return release === undefined ? { status: 'absent' } : { status: 'on', version: '1.0.0', release };
    },
  },
  fileUrl: (name: RemoteName, file: string) => `${location.origin}/r/${name}/${file}`,
} as unknown as Boot;

const links = (): HTMLLinkElement[] => [...document.head.querySelectorAll('link')];

describe('mayFetchAhead', () => {
  it.each([
    [undefined, true],
    [{}, true],
    [{ effectiveType: '4g' }, true],
    [{ effectiveType: '3g' }, true],
    [{ effectiveType: '2g' }, false],
    [{ effectiveType: 'slow-2g' }, false],
    [{ saveData: true, effectiveType: '4g' }, false],
  ])('%j: %s', (connection, expected) => {
    expect(mayFetchAhead(connection)).toBe(expected);
  });
});

describe('prefetchWhenIdle', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    document.head.replaceChildren();
  });
  afterEach(() => {
    jest.useRealTimers();
    Reflect.deleteProperty(navigator, 'connection');
  });

  it('fetches the scripts of likely screens later, held to their hashes, each once', () => {
    const map = document.createElement('script');
    map.type = 'importmap';
    map.textContent = JSON.stringify({ integrity: { '/r/mfe-games/list.js': 'sha384-one' } });
    const present = document.createElement('link');
    present.setAttribute('href', `${BASE}games-start.js`);
    document.head.append(map, present);
    prefetchWhenIdle(BOOT);
    expect(links()).toEqual([present]);
    jest.runAllTimers();
    const [, added, ...rest] = links();
    expect(rest).toEqual([]);
    expect(added).toMatchObject({ rel: 'modulepreload', href: `${BASE}list.js` });
    expect(added?.integrity).toBe('sha384-one');
    prefetchWhenIdle(BOOT);
    jest.runAllTimers();
    expect(links()).toHaveLength(2);
  });

  it('fetches nothing for a player who saves data', () => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
    prefetchWhenIdle(BOOT);
    jest.runAllTimers();
    expect(links()).toEqual([]);
  });
});
