import type { ProvidedModule } from './provide-shared';

/** What containers of webpack read a shared module from: who provides which version of it, and how it is taken. */
interface ScopeEntry {
  readonly from: string;
  readonly eager: boolean;
  readonly loaded?: 1;
  readonly get: () => (() => unknown) | Promise<() => unknown>;
}

/** Shared modules by key and version, as a container takes them over. */
export type ShareScope = Record<string, Record<string, ScopeEntry>>;

/** A share scope: what the host provides, nothing else. */
export function shareScope(provided: Readonly<Record<string, ProvidedModule>>, from: string): ShareScope {
  const entries = Object.entries(provided).map(([key, module]) => {
    // What is there from the start is handed over without a promise: who takes it waits for nothing.
    const entry: ScopeEntry =
      'lib' in module
        ? { from, eager: true, loaded: 1, get: () => module.lib }
        : { from, eager: false, get: module.get };
    return [key, { [module.version]: entry }] as const;
  });
  return Object.fromEntries(entries);
}
