/** Where the runtime keeps, for every script of the page, its plugins, instances and shared modules. */
const STATE = '__FEDERATION__';
/** Entries on their way, by section: a container laid down here would be taken for the section's. */
const ENTRIES = '__GLOBAL_LOADING_REMOTE_ENTRY__';

const ignore = (): void => undefined;

/** A list that stays empty whatever is added to it. */
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
    // The runtime writes its own class here where FEDERATION_DEBUG is set: a frozen state would end the page's start.
    __DEBUG_CONSTRUCTOR__: { get: () => undefined, set: ignore },
  });
}

/** Puts a value where nobody can replace it; where that is not allowed, at least where the other one was. */
function put(scope: object, key: string, value: object): void {
  if (!Reflect.defineProperty(scope, key, { value, writable: false })) Reflect.set(scope, key, value);
}

/**
 * Closes the federation state of a page before an instance is made: no plugin, class or entry that lies there changes how
 * sections are loaded, now or later, and no section finds the instance. The runtime reads its own list of entries from where
 * it took it when it was read first.
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
