import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import { deviceMemory, type MemoryStorage } from './device-memory';
import { readReleases, ReleasesUnread, type DocumentSource } from './read-releases';
import { createReleasePlugin } from './release-plugin';
import { packageOfRemote, RemoteChoice, RemoteOff, RemoteUnknown, type ChosenRelease } from './remote-choice';

export { ReleasesUnread } from './read-releases';
export { RemoteOff, RemoteUnknown } from './remote-choice';

/** What became of a version: it loaded, it failed, or another one took its place. */
export interface ReleaseEvent {
  readonly kind: 'loaded' | 'failed' | 'replaced';
  /** The runtime's name of the remote. */
  readonly remote: string;
  readonly version: string;
  /** Why it failed. */
  readonly error?: unknown;
}

/** Where the releases are, and what is to be known of this page. */
export interface ReleasePluginOptions extends DocumentSource {
  /** Prefix of the packages' files, as `assetsBase` of the environment's settings: `/r/`. */
  readonly files: string;
  /** The package of a remote; `mfe-cart` for the remote `cart` if missing. */
  readonly packageOf?: (remote: string) => string;
  readonly onEvent?: (event: ReleaseEvent) => void;
  /** In place of `localStorage`. */
  readonly storage?: MemoryStorage;
  /** In place of `import()`. */
  readonly load?: (url: string) => Promise<unknown>;
}

const LIMIT_MS = 10_000;

const importModule = (url: string): Promise<unknown> => import(/* webpackIgnore: true */ url);

async function withinLimit<Value>(work: Promise<Value>, what: string): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${what} did not come within ${LIMIT_MS / 1000} s`)), LIMIT_MS);
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}

/** From here on the browser loads none of these scripts with other bytes, where it checks hashes of import maps. */
function listHashes(integrity: Readonly<Record<string, string>>): void {
  const map = document.createElement('script');
  map.type = 'importmap';
  map.textContent = JSON.stringify({ integrity });
  document.head.append(map);
}

interface Known {
  readonly choice: RemoteChoice;
  /** Hashes of all scripts that may be loaded, by address. */
  readonly hashes: Readonly<Record<string, string>>;
}

/**
 * The release plugin for a host of somebody else: remotes are loaded in the versions of a signed release document, with
 * verified bytes; where a version fails on this page, in the one before it. The document is read with the first remote.
 */
export function releasePlugin(options: ReleasePluginOptions): ModuleFederationRuntimePlugin {
  const { files, environment, merchant, keys, packageOf = packageOfRemote, onEvent, load = importModule } = options;
  const { storage } = options;
  const memory = deviceMemory(
    [environment, merchant, keys[0]?.id].join('.'),
    storage === undefined ? undefined : () => storage,
  );
  let known: Known | null = null;
  let reading: Promise<Known> | null = null;

  const read = async (): Promise<Known> => {
    const feed = await readReleases(options, memory);
    listHashes(feed.scriptIntegrity);
    known = { choice: new RemoteChoice(feed, memory.bucket(), packageOf), hashes: feed.scriptIntegrity };
    return known;
  };
  const releases = (): Promise<Known> => {
    reading ??= read().finally(() => (reading = null));
    return known === null ? reading : Promise.resolve(known);
  };
  const addressOf = ({ name, release }: ChosenRelease): string => `${files}${name}/${release.entry}`;

  return createReleasePlugin<ChosenRelease>({
    now: async (remote) => (await releases()).choice.now(remote),
    entryOf: (_remote, chosen) => addressOf(chosen),
    open: async ({ name }, chosen) => {
      const address = addressOf(chosen);
      if (known?.hashes[address] === undefined) throw new Error(`${address} has no hash in the release document`);
      return withinLimit(load(new URL(address, document.baseURI).href), `${name} ${chosen.version}`);
    },
    onLoad: (remote, { version }) => onEvent?.({ kind: 'loaded', remote, version }),
    onFault: (remote, { version }, error) => onEvent?.({ kind: 'failed', remote, version, error }),
    isFinal: (error) => error instanceof RemoteOff || error instanceof RemoteUnknown || error instanceof ReleasesUnread,
    releases: {
      moveOn: (remote, failed) => known?.choice.moveOn(remote, failed) ?? false,
      use: (remote, version) => known?.choice.use(remote, version),
    },
    onFallback: (remote, version) => onEvent?.({ kind: 'replaced', remote, version }),
  });
}
