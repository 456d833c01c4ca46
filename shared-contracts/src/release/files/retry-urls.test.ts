import type { BootRelease } from '../documents/boot-document';
import { retryUrlsText, type FirstAddresses } from './retry-urls';

function release(entry: string, base?: string): BootRelease {
  return { entry, ...(base !== undefined && { base }) } as BootRelease;
}

const FIRST: FirstAddresses = {
  assetsBase: '/r/',
  releases: {
    'host-shell': {
      '1.0.0': {
        ...release('host.mjs'),
        documents: { '/vip.html': { entry: 'document-vip.mjs', scripts: [], styles: [], shared: [] } },
      },
    },
    'mfe-games': { '1.1.0': release('remote.b.mjs'), '1.0.0': release('remote.a.mjs') },
    'mfe-agent': { '1.0.0': release('remote.c.mjs'), '2.0.0-pr': release('remote.d.mjs', 'https://pr.example/') },
  },
  integrity: {
    '/r/host-shell/host.mjs': 'sha256-h',
    '/r/host-shell/document-vip.mjs': 'sha256-v',
    '/r/host-shell/react.mjs': 'sha256-r',
    '/r/mfe-games/remote.b.mjs': 'sha256-b',
    '/r/mfe-games/list.mjs': 'sha256-l',
    '/r/mfe-games/remote.a.mjs': 'sha256-a',
    '/r/mfe-agent/remote.c.mjs': 'sha256-c',
  },
};

interface AddedMap {
  readonly imports: Readonly<Record<string, string>>;
  readonly scopes: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly integrity: Readonly<Record<string, string>>;
}

const added = (): AddedMap => JSON.parse(retryUrlsText(FIRST)) as AddedMap;

describe('the map of retry URLs', () => {
  it('holds every script to the hash of its first address', () => {
    expect(added().integrity).toEqual({
      '/r/host-shell/host.mjs?r=1': 'sha256-h',
      '/r/host-shell/document-vip.mjs?r=1': 'sha256-v',
      '/r/host-shell/react.mjs?r=1': 'sha256-r',
      '/r/mfe-games/remote.b.mjs?r=1': 'sha256-b',
      '/r/mfe-games/list.mjs?r=1': 'sha256-l',
      '/r/mfe-games/remote.a.mjs?r=1': 'sha256-a',
      '/r/mfe-agent/remote.c.mjs?r=1': 'sha256-c',
    });
  });

  it('sends only the chunks of a retried entry to their retry URLs', () => {
    const ofGames = {
      '/r/mfe-games/remote.b.mjs': '/r/mfe-games/remote.b.mjs?r=1',
      '/r/mfe-games/list.mjs': '/r/mfe-games/list.mjs?r=1',
      '/r/mfe-games/remote.a.mjs': '/r/mfe-games/remote.a.mjs?r=1',
    };
    const ofHost = {
      '/r/host-shell/host.mjs': '/r/host-shell/host.mjs?r=1',
      '/r/host-shell/document-vip.mjs': '/r/host-shell/document-vip.mjs?r=1',
      '/r/host-shell/react.mjs': '/r/host-shell/react.mjs?r=1',
    };
    expect(added().scopes).toEqual({
      '/r/host-shell/host.mjs?r=1': ofHost,
      '/r/host-shell/document-vip.mjs?r=1': ofHost,
      '/r/mfe-games/remote.b.mjs?r=1': ofGames,
      '/r/mfe-games/remote.a.mjs?r=1': ofGames,
      '/r/mfe-agent/remote.c.mjs?r=1': { '/r/mfe-agent/remote.c.mjs': '/r/mfe-agent/remote.c.mjs?r=1' },
    });
  });

  it('can be found by its name where it was taken', () => {
    expect(added().imports).toEqual({ 'retry-urls': '/' });
  });

  it('is the same text of what was written and read again, for its hash stands in the page', () => {
    expect(retryUrlsText(JSON.parse(JSON.stringify(FIRST)) as FirstAddresses)).toBe(retryUrlsText(FIRST));
  });
});
