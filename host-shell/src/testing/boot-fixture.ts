import type { BootDocument, BootRelease } from 'shared-contracts/release/boot-document';
import type { FilesNeeded } from 'shared-contracts/release/descriptor';
import type { MerchantConfig } from 'shared-contracts/release/merchant-config';

export const MERCHANT: MerchantConfig = {
  code: 'aurora',
  trialMerchantCode: 'aurora-trial',
  name: 'Aurora',
  brand: { hue: 250, chroma: 0.1, accentHue: 60 },
  languages: { supported: ['TY', 'EN'], default: 'TY' },
  imageFallback: '/images',
  apiOrigin: '',
};

/** Files by name; styles are told by their ending. */
export function needs(files: readonly string[], shared: string[] = []): FilesNeeded {
  return {
    scripts: files.filter((file) => !file.endsWith('.css')),
    styles: files.filter((file) => file.endsWith('.css')),
    shared,
  };
}

/** A release whose files are named after `mark`. */
export function bootRelease(mark: string, changes: Partial<BootRelease> = {}): BootRelease {
  return {
    entry: `${mark}-entry.js`,
    start: needs([`${mark}-start.js`]),
    screens: {},
    widgets: {},
    locales: { EN: needs([`${mark}-EN.js`]) },
    sharedChunks: {},
    contributions: { routes: [], slots: [], intents: [] },
    contract: { version: '1.0.0', range: '^1.0.0' },
    styleIntegrity: {},
    ...changes,
  };
}

type Packages = BootDocument['view']['packages'];

/** One version of a package for everybody. */
export function servedAs(version: string): NonNullable<Packages['mfe-games']> {
  return { version, layer: 'default', rollouts: [] };
}

/** A page's document that serves `1.0.0` of each given release. */
export function bootDocument(
  releases: Readonly<Partial<Record<keyof Packages, BootRelease>>>,
  changes: { readonly packages?: Packages; readonly allowsOverrides?: boolean } = {},
): BootDocument {
  const names = Object.keys(releases) as (keyof Packages)[];
  const served = Object.fromEntries(names.map((name) => [name, servedAs('1.0.0')])) as Packages;
  const versions = Object.fromEntries(
    names.map((name) => [name, { '1.0.0': releases[name] }]),
  ) as BootDocument['releases'];
  return {
    schema: 1,
    merchant: MERCHANT,
    assetsBase: '/r/',
    allowsOverrides: changes.allowsOverrides ?? false,
    liveReload: false,
    overrideOrigins: [],
    keys: [],
    view: { environment: 'test', revision: 1, merchant: 'aurora', packages: { ...served, ...changes.packages } },
    releases: versions,
  };
}
