/**
 * The global in which the runtime keeps its plugins, instances and shared modules, open to every script of the page.
 */
const STATE = '__FEDERATION__';
/** Entries that are being loaded, by section: the runtime would use a container planted here as the section's. */
const ENTRIES = '__GLOBAL_LOADING_REMOTE_ENTRY__';

const ignore = (): void => undefined;

/** A list that ignores additions. */
function emptyForGood(): readonly never[] {
  return Object.freeze(Object.defineProperty([], 'push', { value: () => 0 }));
}

function closedState(): object {
  const open = {
    moduleInfo: {},
    __SHARE__: {},
    __MANIFEST_LOADING__: {},
    __PRELOADED_MAP__: new Map(),
    __PRELOADED_ASSETS__: new Set(),
  };
  return Object.defineProperties(open, {
    __GLOBAL_PLUGIN__: { value: Object.freeze([]) },
    __INSTANCES__: { value: emptyForGood() },
    // The runtime writes its own class here where FEDERATION_DEBUG is set: a frozen state would throw and stop the
    // page's start.
    __DEBUG_CONSTRUCTOR__: { get: () => undefined, set: ignore },
  });
}

/** Defines a read-only value; where the property cannot be redefined, assigns it. */
function put(scope: object, key: string, value: object): void {
  if (!Reflect.defineProperty(scope, key, { value, writable: false })) Reflect.set(scope, key, value);
}

/**
 * Closes the federation state of a page before an instance is created: no plugin, class or entry planted there changes
 * how sections are loaded, now or later, and no section can find the instance. The runtime keeps using the list of
 * entries that it read when its module was evaluated.
 */
export function closeFederationState(scope: object = globalThis): void {
  const entries: unknown = Reflect.get(scope, ENTRIES);
  if (typeof entries === 'object' && entries !== null)
    for (const key of Reflect.ownKeys(entries)) Reflect.deleteProperty(entries, key);
  const state = closedState();
  put(scope, STATE, state);
  put(scope, '__VMOK__', state);
  put(scope, ENTRIES, Object.freeze({}));
}
