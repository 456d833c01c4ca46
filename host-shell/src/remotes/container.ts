import { EXPOSED_MODULE, EXPOSED_NAME, type RemoteName } from 'shared-contracts/remote/remote-names';
import { PROVIDED } from './provide-shared';
import { shareScope, type ShareScope } from './share-scope';

/** Reaches remotes' containers; the loader above knows nothing of how. */
export interface Containers {
  /** The `remote` export of the container at an address; rejects with whatever went wrong. */
  readonly open: (name: RemoteName, entryUrl: string) => Promise<unknown>;
}

/** An ES module container, as webpack's federation plugin makes it. */
interface Container {
  readonly init: (scope: object) => unknown;
  readonly get: (exposed: string) => Promise<() => unknown>;
}

function isContainer(module: unknown): module is Container {
  const { init, get } = module as Partial<Record<keyof Container, unknown>>;
  return typeof init === 'function' && typeof get === 'function';
}

/** The export that a remote is known by, of its exposed module. */
export function remoteIn(exposed: unknown): unknown {
  return typeof exposed === 'object' && exposed !== null
    ? (exposed as Record<string, unknown>)[EXPOSED_NAME]
    : undefined;
}

/**
 * Containers reached by their own protocol: one import, the share scope in, the exposed module out. That is all the
 * page takes of federation at run time, so the runtime library is not on the way of any start (decision 0013).
 */
export function directContainers(
  load: (url: string) => Promise<unknown> = (url) => import(/* webpackIgnore: true */ url),
): Containers {
  const scopes = new WeakMap<Container, ShareScope>();
  return {
    open: async (_name, entryUrl) => {
      const container = await load(entryUrl);
      if (!isContainer(container)) return undefined;
      // A scope of its own, the same if it is opened again: what a section puts into it is taken by no other section.
      const scope = scopes.get(container) ?? shareScope(PROVIDED, 'host-shell');
      scopes.set(container, scope);
      await container.init(scope);
      const exposed = await container.get(EXPOSED_MODULE);
      return remoteIn(exposed());
    },
  };
}
