import { createInstance } from '@module-federation/enhanced/runtime';
import { remoteIn, type Containers } from './container';
import { PROVIDED } from './provide-shared';

/** Containers reached through the federation runtime, which follows what its developer tools ask for. */
export function federationContainers(): Containers {
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
      return remoteIn(await runtime.loadRemote(`${container}/remote`));
    },
  };
}
