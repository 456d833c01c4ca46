import type { ComponentLike } from 'shared-contracts/remote/remote-contract';
import { gives, makeLoader, NEW_ENTRY, OLD_ENTRY, someRemote, someScreen, version } from '../testing/loader-fixture';

const GAMES = 'mfe-games';

describe('a remote with a script that the page has no hash of', () => {
  it('opens no script without a hash in the page', async () => {
    const answers = { [NEW_ENTRY]: [gives(someRemote())] };
    const { loader, opened, faults } = makeLoader({ answers, unheld: [NEW_ENTRY] });
    expect(await loader.load(GAMES)).toEqual({ status: 'failed', stage: 'integrity', cause: 'no hash' });
    expect(opened).toEqual([]);
    expect(faults).toEqual(['mfe-games@1.2.0 integrity: no hash']);
  });

  it('opens what an override brings in, which has no hash', async () => {
    const { version: chosen, release } = version('new');
    const served = { status: 'on' as const, version: chosen, release: { ...release, base: 'http://localhost:4301/' } };
    const answers = { [NEW_ENTRY]: [gives(someRemote())] };
    const { loader } = makeLoader({ answers, release: served, unheld: [NEW_ENTRY] });
    expect(await loader.load(GAMES)).toMatchObject({ status: 'loaded' });
  });

  it('opens no screen with a script that the page has no hash of', async () => {
    const list = jest.fn(async () => someScreen() as ComponentLike);
    const { loader } = makeLoader({
      answers: { [NEW_ENTRY]: [gives(someRemote({ screens: { list } }))] },
      unheld: [NEW_ENTRY.replace('new-entry.js', 'new-EN.js')],
    });
    const failed = { status: 'failed', stage: 'integrity', cause: 'no hash' };
    expect(await loader.loadPart(GAMES, 'screens', 'list')).toEqual(failed);
    expect(list).not.toHaveBeenCalled();
  });

  it('lets the version before serve', async () => {
    const { loader, opened } = makeLoader({
      answers: { [OLD_ENTRY]: [gives(someRemote())] },
      fallbacks: [version('old')],
      unheld: [NEW_ENTRY],
    });
    expect(await loader.load(GAMES)).toMatchObject({ status: 'loaded', version: '1.1.0' });
    expect(opened).toEqual([OLD_ENTRY]);
  });
});
