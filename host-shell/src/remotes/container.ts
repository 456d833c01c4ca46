import { createInstance } from '@module-federation/enhanced/runtime';
import { EXPOSED_NAME, type RemoteName } from 'shared-contracts/remote/remote-names';
import { closeFederation } from './closed-federation';
import { PROVIDED } from './provide-shared';

/** Reaches remotes' containers; the loader above knows nothing of the federation runtime. */
export interface Containers {
  /** The `remote` export of the container at an address; rejects with whatever went wrong. */
  readonly open: (name: RemoteName, entryUrl: string) => Promise<unknown>;
}

/** Containers reached through the federation runtime; its developer tools' ways in are closed unless they are allowed. */
export function federationContainers(allowsTools: boolean): Containers {
  if (!allowsTools) closeFederation();
  const runtime = createInstance({
    name: 'host-shell',
    remotes: [],
    shared: { ...PROVIDED },
    shareStrategy: 'loaded-first',
  });
  let opened = 0;
  return {
    open: async (name, entryUrl) => {
      // A name of its own for each: two versions may be on one page, and a name asked for again repeats its failure.
      opened += 1;
      const container = `${name}_${opened}`;
      runtime.registerRemotes([{ name: container, entry: entryUrl, type: 'module' }]);
      const module: unknown = await runtime.loadRemote(`${container}/remote`);
      return typeof module === 'object' && module !== null
        ? (module as Record<string, unknown>)[EXPOSED_NAME]
        : undefined;
    },
  };
}
