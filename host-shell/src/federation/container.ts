import { refused } from '../files/load-fault';
import { PROVIDED } from './provide-shared';
import { shareScope, type ShareScope } from './share-scope';

/** An ES module container, as webpack's federation plugin makes it. */
export interface Container {
  readonly init: (scope: object) => unknown;
  readonly get: (exposed: string) => Promise<() => unknown>;
}

function isContainer(module: unknown): module is Container {
  const { init, get } = (module ?? {}) as Partial<Record<keyof Container, unknown>>;
  return typeof init === 'function' && typeof get === 'function';
}

/**
 * Share scopes by container, the same if one is opened again. The runtime would give all containers the same scope, and
 * with it those of every instance: a section could replace a module that the others use.
 */
const scopes = new WeakMap<Container, ShareScope>();

/** Initialises a container with its own share scope; refuses a module that is no container. */
export async function initContainer(module: unknown): Promise<Container> {
  if (!isContainer(module)) throw refused('exposed', 'no container: it exports no init and get');
  const scope = scopes.get(module) ?? shareScope(PROVIDED, 'host-shell');
  scopes.set(module, scope);
  await module.init(scope);
  return module;
}
