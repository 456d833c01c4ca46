import { bootDocument, bootRelease, needs, servedAs } from '../testing/boot-fixture';
import { bootOf } from '../testing/feed-fixture';
import { nextFiles } from './next-files';

const HOST = bootRelease('host', { start: needs(['host.mjs', 'host.css']) });
const GAMES = bootRelease('games', { screens: { list: needs(['list.mjs']), other: needs(['other.mjs']) } });
const DOCUMENT = bootDocument({ 'host-shell': HOST, 'mfe-games': GAMES, 'mfe-agent': bootRelease('agent') });
const { set: next } = bootOf({
  ...DOCUMENT,
  view: { ...DOCUMENT.view, packages: { ...DOCUMENT.view.packages, 'mfe-agent': { ...servedAs('1.0.0'), off: {} } } },
});
const shown = { remote: 'mfe-games', screen: 'list' } as const;

describe('nextFiles', () => {
  it('takes what the next page needs of the packages that change', () => {
    const changed = ['host-shell', 'mfe-games', 'mfe-agent'] as const;
    expect(nextFiles({ changed, next }, DOCUMENT, '/r/', { shown, language: 'EN' })).toEqual([
      '/r/host-shell/host.mjs',
      '/r/host-shell/host.css',
      '/r/host-shell/host-EN.js',
      '/r/mfe-games/games-start.js',
      '/r/mfe-games/games-EN.js',
      '/r/mfe-games/list.mjs',
    ]);
  });

  it('takes nothing of a section that is not in view, or does not change', () => {
    expect(nextFiles({ changed: ['mfe-games'], next }, DOCUMENT, '/r/', { shown: null, language: 'EN' })).toEqual([]);
    expect(nextFiles({ changed: [], next }, DOCUMENT, '/r/', { shown, language: 'EN' })).toEqual([]);
  });
});
