import path from 'node:path';
import { releasedPackages } from 'services/section-folders';
import { HOME_PATHS, normalisePath, PATHS } from 'shared-contracts/paths';
import { SEARCH_PAGE_NAMES, SEARCH_PAGES } from 'shared-contracts/release/search-pages';
import type { RemoteContributions } from 'shared-contracts/remote/contributions';
import { ROOT } from './workspace';

/** Pages that visitors see and search engines do not, each for its reason. */
const NOT_SHOWN: Readonly<Record<string, string>> = {
  [PATHS.settings]: 'about the reader’s device',
  [PATHS.message]: 'about the reader’s account',
  [PATHS.forget]: 'a step of signing in',
  [PATHS.gameCenter]: 'nothing without its category',
  [PATHS.noticeDetail]: 'nothing without its id',
};

const shown = SEARCH_PAGE_NAMES.flatMap((page) => [PATHS[page], ...SEARCH_PAGES[page]].map(normalisePath));

/** `SEARCH_PAGES` goes by the contract's names: a page without one is shown once it has one. */
const NAMED: ReadonlySet<string> = new Set([...[...Object.values(PATHS), ...HOME_PATHS].map(normalisePath), ...shown]);

/** The paths that visitors may open, by the guards of all packages. */
async function publicPaths(): Promise<readonly string[]> {
  const packages = await Promise.all(
    releasedPackages(ROOT).map(
      (name) =>
        import(path.join(ROOT, name, 'src/routes.ts')) as Promise<{ readonly contributions: RemoteContributions }>,
    ),
  );
  return (
    packages
      .flatMap(({ contributions }) => contributions.routes)
      .filter(({ guard = 'open' }) => guard === 'open' || guard === 'visitor')
      // A page that needs a field of its address is not there without it.
      .filter(({ requires = [] }) => requires.every(({ kind }) => kind === 'browser'))
      .map((route) => normalisePath(route.path))
      .filter((place) => NAMED.has(place))
  );
}

test('search engines may show every page that visitors see, but for those with a reason, and no other', async () => {
  const expected = (await publicPaths()).filter((place) => NOT_SHOWN[place] === undefined);
  // A document of its own has no route.
  const documents = [PATHS.vipDocument];
  expect([...new Set(shown)].toSorted()).toEqual([...new Set([...expected, ...documents])].toSorted());
});

test('no page that is left out is shown, and each has its reason still', async () => {
  const places = await publicPaths();
  expect(Object.keys(NOT_SHOWN).filter((place) => shown.includes(place))).toEqual([]);
  expect(Object.keys(NOT_SHOWN).filter((place) => !places.includes(place))).toEqual([]);
});
