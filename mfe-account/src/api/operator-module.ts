import type { SiteResource } from 'shared-contracts/api/endpoints/system';

/** What the operator plugs in by the site's resources: a module of the site's own origin (D-53, D-63). */
export type ModuleKind = 'SIGNIN' | 'BOTCHECK';

const OWN_MODULE = /^\/(?!\/)[\w./-]+\.m?js$/;

/** The address of the module of a kind; null where there is none, or one that is not of this origin (D-18). */
export function moduleAddress(
  resources: readonly SiteResource[],
  kind: ModuleKind,
  origin = window.location.origin,
): string | null {
  const url = resources.find(({ type }) => type === kind)?.url;
  return url !== undefined && OWN_MODULE.test(url) && !url.includes('..') ? new URL(url, origin).href : null;
}

/** Loads a module by its address, outside of the bundle. */
export async function importModule(address: string): Promise<unknown> {
  const module: unknown = await import(/* webpackIgnore: true */ address);
  return module;
}
