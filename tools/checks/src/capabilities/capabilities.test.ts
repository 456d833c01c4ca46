import { mkdtempSync, mkdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { sectionFolders } from 'services/section-folders';
import { ROOT } from '../workspace';
import { valueImports } from './source-graph';
import { unreadableUses, usedCapabilities, type UsedCapabilities } from './used-capabilities';

const KIT = path.join(ROOT, 'shared-kit');
const SECTIONS = sectionFolders(ROOT);

async function load<Shape>(section: string, file: string): Promise<Shape> {
  return (await import(pathToFileURL(path.join(ROOT, section, 'src', file)).href)) as Shape;
}

describe.each(SECTIONS)('the capabilities of %s', (section) => {
  it('are exactly what its code uses', async () => {
    const { capabilities } = await load<{ capabilities: UsedCapabilities & { readonly hosts: readonly string[] } }>(
      section,
      'capabilities.ts',
    );
    const { contributions } = await load<{ contributions: { intents: readonly string[] } }>(section, 'routes.ts');
    const { hosts: _hosts, ...named } = capabilities;
    const stated = Object.entries({ ...named, answers: contributions.intents });
    expect(Object.fromEntries(stated.map(([kind, names]) => [kind, names.toSorted()]))).toEqual(
      await usedCapabilities(path.join(ROOT, section), KIT),
    );
  });

  it('are used by names that can be read from the code', () => {
    expect(unreadableUses(path.join(ROOT, section), KIT)).toEqual([]);
  });
});

describe('a section that is read', () => {
  let folder: string;
  beforeAll(() => {
    // Inside of a section's folder, so that it finds the contract.
    folder = realpathSync(mkdtempSync(path.join(ROOT, 'mfe-games/node_modules/.capabilities-')));
    mkdirSync(path.join(folder, 'src'));
    const file = (name: string, text: string): void => writeFileSync(path.join(folder, 'src', name), text);
    writeFileSync(path.join(folder, 'package.json'), '{}');
    file('routes.ts', `import { hotGames, type WinnersRequest } from 'shared-contracts/api/endpoints/games';`);
    file('remote.ts', `export const remote = () => import(/* webpackChunkName: "a" */ './screen');`);
    file(
      'screen.tsx',
      [
        `import type { favourites } from 'shared-contracts/api/endpoints/games';`,
        `import { useWallet } from 'shared-kit/remote';`,
        `import { LOCAL_KEY } from 'shared-contracts/storage';`,
        `context.events.emit('game.launched', {}); storage.getLocal(LOCAL_KEY.prizeMode); storage.getSession('appMode');`,
        `intents.request(anything, {}); const { adopt } = requests; requests.signOut();`,
      ].join('\n'),
    );
    file('unused.ts', `import { winners } from 'shared-contracts/api/endpoints/games';`);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('has what its files and the kit’s that they take use, types and strangers left out', async () => {
    expect(await usedCapabilities(folder, KIT)).toEqual({
      calls: ['R-38'],
      requests: ['signOut'],
      local: ['prizeMode'],
      session: ['appMode'],
      asks: ['refreshWallet'],
      answers: [],
      emits: ['game.launched'],
      // Of the wallet and what it stands on.
      hears: ['language.changed', 'wallet.balanceChanged'],
    });
  });

  it('is told of uses that nobody can read', () => {
    expect(unreadableUses(folder, KIT)).toEqual([
      'src/screen.tsx: intents.request(anything',
      'src/screen.tsx: { adopt } = requests',
    ]);
  });
});

it('reads imports as they are there at run time', () => {
  const text = `import a, { b as c } from 'one';\nimport { type D, e } from 'two';\nimport type { F } from 'three';
import { type G } from 'four';\nimport 'five';\nexport { h } from 'six';\nconst x = import(/* a */ 'seven');`;
  expect(valueImports(text).map(({ from }) => from)).toEqual(['one', 'two', 'five', 'six', 'seven']);
  expect(valueImports(text)[1]).toEqual({ from: 'two', names: ['e'] });
});
