import { satisfies } from '../documents/semver';

/** A host's shims, by the newest version of the contract that each one provides: `1.4.0`. */
type Shims<Shim> = Readonly<Record<string, Shim>>;

/** The shim through which a host serves sections that need this range of the contract; undefined where it has none. */
export function shimFor<Shim>(shims: Shims<Shim> | undefined, range: string): Shim | undefined {
  return Object.entries(shims ?? {}).find(([contract]) => satisfies(contract, range))?.[1];
}

/** Whether a host can serve sections that need this range of the contract: by its own contract, or through a shim. */
export function servesContract(
  host: { readonly contract: { readonly version: string }; readonly shims?: Shims<unknown> | undefined },
  range: string,
): boolean {
  return satisfies(host.contract.version, range) || shimFor(host.shims, range) !== undefined;
}

/** What a page needs of a host's shims: the script of each. */
export function shimScripts(shims: Shims<{ readonly script: string }>): Shims<string> {
  return Object.fromEntries(Object.entries(shims).map(([contract, { script }]) => [contract, script]));
}
