import type { BootDocument } from 'shared-contracts/release/boot-document';
import { EXPOSED_MODULE, remotesIn } from 'shared-contracts/remote/remote-names';
import type { Boot } from '../boot/boot';

type Snapshots = Readonly<Record<string, object>>;

const NO_FILES = { js: { sync: [], async: [] }, css: { sync: [], async: [] } };

/** Every version that the page knows, under the name that the runtime and its tools have for it: `mfe-games:1.2.0`. */
function snapshotsOf({ releases }: BootDocument, fileUrl: Boot['fileUrl']): Snapshots {
  const entries = remotesIn(releases).flatMap((name) =>
    Object.entries(releases[name] ?? {}).map(([version, release]) => {
      const url = fileUrl(name, release.entry, release);
      const snapshot = {
        version,
        buildVersion: version,
        globalName: name,
        publicPath: url.slice(0, -release.entry.length),
        remoteEntry: release.entry,
        remoteEntryType: 'module',
        remoteTypes: '',
        remotesInfo: {},
        modules: [{ moduleName: EXPOSED_MODULE, assets: NO_FILES }],
        shared: [],
      };
      return [`${name}:${version}`, snapshot] as const;
    }),
  );
  return Object.fromEntries(entries);
}

/**
 * Tells federation's developer tools which versions of which sections there are. Returns what tells them of a version that runs
 * now: not before it does, for the runtime would then take it for what tools have asked for.
 */
export function publishSnapshots(
  { document, fileUrl }: Pick<Boot, 'document' | 'fileUrl'>,
  scope: object = globalThis,
): (name: string, version: string) => void {
  const running = new Map<string, object>();
  const publish = (): void => {
    const { moduleInfo } = Reflect.get(scope, '__FEDERATION__') as { readonly moduleInfo: object };
    const host = { version: '', remoteEntry: '', publicPath: '', globalName: 'host-shell', modules: [], shared: [] };
    // The runtime drops what it knows of a version that another takes the place of.
    Object.assign(moduleInfo, snapshotsOf(document, fileUrl), {
      'host-shell': { ...host, remotesInfo: Object.fromEntries(running) },
    });
  };
  publish();
  return (name, version) => {
    running.set(name, { matchedVersion: version });
    publish();
  };
}
