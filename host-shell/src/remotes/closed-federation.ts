/** Where the federation runtime, its developer tools and other copies of it keep what they share. */
const STATE_NAMES = ['__FEDERATION__', '__VMOK__'] as const;
const LOADING_NAME = '__GLOBAL_LOADING_REMOTE_ENTRY__';

/** Takes every write without a word and keeps nothing: who writes must not fail, and must not reach anything. */
function deaf<Target extends object>(target: Target): Target {
  return new Proxy(target, { set: () => true, defineProperty: () => false, deleteProperty: () => true });
}

const CLOSED_STATE = deaf({
  __GLOBAL_PLUGIN__: deaf([]),
  __INSTANCES__: deaf([]),
  __SHARE__: deaf({}),
  __MANIFEST_LOADING__: deaf({}),
  moduleInfo: deaf({}),
  __PRELOADED_MAP__: new Map<string, boolean>(),
  __PRELOADED_ASSETS__: new Set<string>(),
});
const CLOSED_LOADING = deaf({});

/**
 * Closes the way by which developer tools redirect remotes: plugins, constructors, entries and snapshots that
 * were laid down before the page started are not there any more for the runtime, and none can be added, nor
 * can the runtime's instance be found. Throws where somebody made the state immovable: such a page must not
 * start. Called before the runtime makes its instance.
 */
export function closeFederation(scope: object = globalThis): void {
  for (const name of STATE_NAMES)
    Object.defineProperty(scope, name, { value: CLOSED_STATE, configurable: false, writable: false });
  const loading: unknown = Reflect.get(scope, LOADING_NAME);
  if (typeof loading === 'object' && loading !== null)
    for (const key of Object.keys(loading)) Reflect.deleteProperty(loading, key);
  Object.defineProperty(scope, LOADING_NAME, { value: CLOSED_LOADING, configurable: false, writable: false });
}
