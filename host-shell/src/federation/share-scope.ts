import type { ProvidedModule } from './provide-shared';

/** A shared module as webpack's containers read it: provider, version and getter. */
interface ScopeEntry {
  readonly from: string;
  readonly eager: boolean;
  readonly loaded?: 1;
  readonly get: () => (() => unknown) | Promise<() => unknown>;
}

/** Shared modules by key and version. */
export type ShareScope = Record<string, Record<string, ScopeEntry>>;

/** A share scope that contains only what the host provides. */
export function shareScope(provided: Readonly<Record<string, ProvidedModule>>, from: string): ShareScope {
  const entries = Object.entries(provided).map(([key, module]) => {
    // Modules that are loaded from the start are returned without a promise, so nothing waits for them.
    const entry: ScopeEntry =
      'lib' in module
        ? { from, eager: true, loaded: 1, get: () => module.lib }
        : { from, eager: false, get: module.get };
    return [key, { [module.version]: entry }] as const;
  });
  return Object.fromEntries(entries);
}
