import { PageRenderer } from '../../render/page-renderer';
import { publishDist } from '../../publish/publish';
import { mapKey } from '../../store/keys';
import { fixture, settingsFixture, writeFixture } from '../../test-support/fixture-dist';
import { signedStore } from '../../test-support/fixture-site';
import { saveSettings } from '../../test-support/save-settings';
import type { Store } from '../../trust/store';
import { verifyStore } from '../../verify/verify-store';
import { COMMANDS } from '../command-table';
import { promoteCommand } from './promote';

describe('a promotion', () => {
  it.each([
    ['production', false],
    // Its pages carry the newest versions, and it has a console of its own.
    ['staging', true],
  ])(
    'reads the map of %s once for its write and renders each page that it changes once',
    async (environment, allowsOverrides) => {
      const { home, store } = await signedStore([environment]);
      await saveSettings(store, environment, settingsFixture(['aurora', 'bahari'], { allowsOverrides }));
      const author = 'tester';
      for (const [name, version] of [
        ['host-shell', '1.0.0'],
        ['mfe-games', '1.0.0'],
        ['mfe-games', '1.1.0'],
      ] as const)
        await publishDist({
          store,
          dist: await writeFixture(fixture(name, version)),
          environments: [environment],
          author,
        });
      const reads: string[] = [];
      const counting: Store = {
        ...(store.trust === undefined ? {} : { trust: store.trust }),
        get: async (key) => {
          reads.push(key);
          return store.get(key);
        },
        create: async (key, bytes) => store.create(key, bytes),
        replace: async (key, bytes, ifMatch) => store.replace(key, bytes, ifMatch),
        list: async (prefix) => store.list(prefix),
        remove: async (key) => store.remove(key),
      };
      const promote = async (...positionals: readonly string[]) =>
        promoteCommand.run(
          {
            ...{
              command: 'promote',
              store: counting,
              environment,
              author,
              home,
              repository: home,
              reason: 'test',
              isDryRun: false,
            },
            ...{ storePlace: home, report: () => undefined, variables: {}, commands: COMMANDS },
            standardInput: () => Promise.resolve(''),
          },
          { positionals, values: {} },
        );
      await promote('host-shell', '1.0.0', 'mfe-games', '1.0.0');
      reads.length = 0;
      const render = jest.spyOn(PageRenderer.prototype, 'render');
      await promote('mfe-games', '1.1.0');
      const rendered = render.mock.calls.map(([{ code }]) => code);
      render.mockRestore();
      expect(rendered).toEqual(['aurora', 'bahari']);
      // Once to change it, and once when the public pages are rendered, after the write.
      expect(reads.filter((key) => key === mapKey(environment))).toHaveLength(2);
      expect((await verifyStore(store, environment)).problems).toEqual([]);
    },
  );
});
