import { createInstance } from '@module-federation/enhanced/runtime';
import { EXPOSED_NAME, type RemoteName } from 'shared-contracts/remote/remote-names';
import { PROVIDED } from './provide-shared';

/** Reaches remotes' containers; the loader above knows nothing of the federation runtime. */
export interface Containers {
  /** The `remote` export of the container at an address; rejects with whatever went wrong. */
  readonly open: (name: RemoteName, entryUrl: string) => Promise<unknown>;
}

/** Containers reached through the federation runtime. */
export function federationContainers(): Containers {
  const runtime = createInstance({
    name: 'host-shell',
    remotes: [],
    shared: { ...PROVIDED },
    shareStrategy: 'loaded-first',
  });
  return {
    open: async (name, entryUrl) => {
      // A second try goes to another address under the same name: the runtime must let the first one go.
      runtime.registerRemotes([{ name, entry: entryUrl, type: 'module' }], { force: true });
      const module: unknown = await runtime.loadRemote(`${name}/remote`);
      return typeof module === 'object' && module !== null
        ? (module as Record<string, unknown>)[EXPOSED_NAME]
        : undefined;
    },
  };
}
