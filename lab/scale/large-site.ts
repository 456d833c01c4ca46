import type { FilesNeeded, ReleaseDescriptor } from 'shared-contracts/release/descriptor';
import { emptyReleaseMap, type ReleaseMap } from 'shared-contracts/release/release-map';
import type { DescriptorSource } from 'shared-contracts/release/verify';
import type { PackageName } from 'shared-contracts/remote/remote-names';
import { FILE_LANGUAGES } from 'shared-contracts/language';

/** How large a made-up site is. */
export interface SiteSize {
  readonly merchants: number;
  readonly remotes: number;
  readonly versions: number;
}

export interface LargeSite {
  readonly map: ReleaseMap;
  readonly merchants: readonly string[];
  readonly names: readonly PackageName[];
  readonly descriptorOf: DescriptorSource;
  /** How often a descriptor was asked for so far. */
  readonly reads: () => number;
}

const SCREENS = 6;
/** Every so many merchants is pinned, canaries a version of its own, or has a section off. */
const PIN_EVERY = 10;
const CANARY_EVERY = 25;

function filesOf(name: string, part: string, version: number): FilesNeeded {
  const stem = `${name}-${part}.${(version * 2_654_435_761).toString(16).slice(0, 8)}`;
  return { scripts: [`${stem}.mjs`], styles: [`${stem}.css`], shared: ['shared-kit/ui'] };
}

function descriptorFor(name: PackageName, index: number): ReleaseDescriptor {
  const isHost = name === 'host-shell';
  const files = (part: string): FilesNeeded => filesOf(name, part, index);
  const screens = Array.from({ length: SCREENS }, (_, screen) => `screen-${screen}`);
  const { scripts, styles } = files('start');
  return {
    schema: 1,
    name,
    version: `1.${index}.0`,
    commit: 'c0ffee',
    builtAt: '2026-01-01T00:00:00Z',
    contract: { version: '1.0.0', range: '^1.0.0' },
    events: { 'session.changed': 1, 'wallet.balanceChanged': 1, 'language.changed': 1 },
    provides: isHost ? { react: '19.3.1', 'shared-kit/ui': '1.0.0' } : {},
    requires: isHost ? {} : { react: '^19.0.0', 'shared-kit/ui': '^1.0.0' },
    entry: `${name}.${index}.mjs`,
    start: files('start'),
    screens: Object.fromEntries(screens.map((screen) => [screen, files(screen)])),
    widgets: {},
    locales: Object.fromEntries(FILE_LANGUAGES.map((code) => [code, files(code)])) as ReleaseDescriptor['locales'],
    sharedChunks: {},
    contributions: {
      routes: isHost ? [] : screens.map((screen) => ({ path: `/m/${name}/${screen}`, screen })),
      slots: [],
      intents: [],
    },
    inlineStyles: [],
    files: [...scripts, ...styles].map((file) => ({
      name: file,
      bytes: 1000,
      gzip: 400,
      integrity: `sha256-${'A'.repeat(43)}=`,
    })),
  };
}

/** A site of any size, with pins, canaries and switched-off sections spread over its merchants. */
export function largeSite({ merchants, remotes, versions }: SiteSize): LargeSite {
  // The names stand for more remotes than this site has; nothing of the resolver depends on which they are.
  const names = [
    'host-shell',
    ...Array.from({ length: remotes }, (_, index) => `mfe-part-${index}`),
  ] as readonly PackageName[];
  const codes = Array.from({ length: merchants }, (_, index) => `merchant-${index}`);
  const releases = new Map(
    names.map((name) => [
      name,
      new Map(
        Array.from({ length: versions }, (_, index) => descriptorFor(name, index)).map((release) => [
          release.version,
          release,
        ]),
      ),
    ]),
  );
  const version = (index: number): string => `1.${index % versions}.0`;
  const remote = (index: number): PackageName => names[1 + (index % remotes)] ?? 'host-shell';
  const pinned = codes.flatMap((code, index) =>
    index % PIN_EVERY === 0 ? [[code, { [remote(index)]: version(index) }] as const] : [],
  );
  const canaries = codes.flatMap((code, index) =>
    index % CANARY_EVERY === 0
      ? [{ package: remote(index + 7), version: version(index + 3), percent: 10, merchants: [code] }]
      : [],
  );
  let reads = 0;
  return {
    names,
    merchants: codes,
    map: {
      ...emptyReleaseMap('production'),
      revision: 1,
      defaults: Object.fromEntries(names.map((name) => [name, version(versions - 1)])),
      previous: Object.fromEntries(names.map((name) => [name, version(versions - 2)])),
      pins: Object.fromEntries(pinned),
      rollouts: canaries,
    },
    descriptorOf: (name, wanted) => {
      reads += 1;
      return releases.get(name)?.get(wanted);
    },
    reads: () => reads,
  };
}
