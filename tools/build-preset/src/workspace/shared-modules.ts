import { installedVersion } from './package-info';

/** One module that the host provides to every remote at run time. */
export interface SharedModule {
  readonly key: string;
  /** The same module by the name that contracts have for it. */
  readonly contract?: string;
  /** Which installed package its version is read from, seen from the host. */
  readonly versionOf: 'react' | 'react-dom' | 'shared-kit';
  /** `start`: part of the host's first files; `lazy`: fetched when the first screen takes it. */
  readonly load: 'start' | 'lazy';
  readonly why: string;
}

/**
 * The whole share scope. The host provides these, remotes never bring their own (`import: false`), and a
 * version outside a remote's range fails loudly (`strictVersion`). A library is never shared by its own name:
 * that would switch its tree shaking off; the facades of shared-kit name just what screens use. What stands in no
 * row is compiled into who uses it, without what nobody does: `shared-kit/parts` above all (decision 0028).
 */
export const SHARED_MODULES: readonly SharedModule[] = [
  { key: 'react', versionOf: 'react', load: 'start', why: 'hooks and context work across remotes only with one copy' },
  { key: 'react/jsx-runtime', versionOf: 'react', load: 'start', why: 'every compiled component imports it' },
  { key: 'react-dom', versionOf: 'react-dom', load: 'start', why: 'portals must belong to the one renderer' },
  { key: 'shared-kit/router', versionOf: 'shared-kit', load: 'start', why: 'one location for all screens' },
  { key: 'shared-kit/data', versionOf: 'shared-kit', load: 'start', why: 'one cache of server data' },
  { key: 'shared-kit/i18n', versionOf: 'shared-kit', load: 'start', why: 'one language for all texts' },
  { key: 'shared-kit/remote', versionOf: 'shared-kit', load: 'start', why: 'the context the host fills' },
  { key: 'shared-kit/ui', versionOf: 'shared-kit', load: 'start', why: 'what the frame draws and all parts stand on' },
  {
    key: 'shared-kit/schema',
    contract: 'shared-contracts/schema',
    versionOf: 'shared-kit',
    load: 'start',
    why: 'every reply is checked: once on the page, not once in each section',
  },
  {
    key: 'shared-kit/answers',
    contract: 'shared-contracts/api/answers',
    versionOf: 'shared-kit',
    load: 'start',
    why: 'replies are read in one way: by one copy on the page',
  },
  {
    key: 'shared-kit/paths',
    contract: 'shared-contracts/paths',
    versionOf: 'shared-kit',
    load: 'start',
    why: 'a link leads where the host has a page: one table of paths, not one in each file',
  },
  { key: 'shared-kit/overlay', versionOf: 'shared-kit', load: 'lazy', why: 'dialogs and toasts come after a tap' },
  {
    key: 'shared-kit/disclosure',
    versionOf: 'shared-kit',
    load: 'lazy',
    why: 'tabs and accordions are on few screens',
  },
  {
    key: 'shared-kit/rich-text',
    versionOf: 'shared-kit',
    load: 'lazy',
    why: 'one sanitiser for all text with formatting',
  },
  { key: 'shared-kit/form', versionOf: 'shared-kit', load: 'lazy', why: 'forms are on few screens' },
  {
    key: 'shared-kit/fields',
    versionOf: 'shared-kit',
    load: 'lazy',
    why: 'amounts, dates and dialing codes are on few screens',
  },
  { key: 'shared-kit/lists', versionOf: 'shared-kit', load: 'lazy', why: 'lists in several calls are on few screens' },
  { key: 'shared-kit/windowed', versionOf: 'shared-kit', load: 'lazy', why: 'long lists are on few screens' },
  { key: 'shared-kit/money', versionOf: 'shared-kit', load: 'lazy', why: 'orders of money are on few screens' },
  {
    key: 'shared-kit/report',
    versionOf: 'shared-kit',
    load: 'lazy',
    why: 'paged reports by date are in two sections',
  },
  {
    key: 'shared-kit/carousel',
    versionOf: 'shared-kit',
    load: 'lazy',
    why: 'one slider, paid for by the screens that have one',
  },
];

/** Every name by which a section may import a shared module, with the module. */
export function sectionNames(): readonly (readonly [name: string, shared: SharedModule])[] {
  return SHARED_MODULES.flatMap((shared) =>
    [...new Set([shared.key, shared.contract ?? shared.key])].map((name) => [name, shared] as const),
  );
}

/** The versions that a section is built with of what its host provides. */
export function consumedVersions(folder: string): Readonly<Record<SharedModule['versionOf'], string>> {
  const react = installedVersion('react', folder);
  return { react, 'react-dom': react, 'shared-kit': installedVersion('shared-kit', folder) };
}

/** The share options of a remote's build, by key. */
export function consumedShares(versions: Readonly<Record<SharedModule['versionOf'], string>>): Record<string, object> {
  return Object.fromEntries(
    sectionNames().map(([name, { key, versionOf }]) => [
      name,
      {
        shareKey: key,
        import: false,
        singleton: true,
        strictVersion: true,
        requiredVersion: `^${versions[versionOf]}`,
      },
    ]),
  );
}

/** The chunk of the host that holds a lazily provided module. */
export function sharedChunkName(key: string): string {
  return `shared-${key.replace('shared-kit/', '')}`;
}
