import { satisfies } from '../documents/semver';

/** The newest version of an earlier major of the contract that a shim stands for. */
interface OfContract {
  readonly contract: string;
}

/** What a host says of its shims, by the major that each one serves. */
interface WithShims<Shim extends OfContract> {
  readonly shims?: Readonly<Record<string, Shim>> | undefined;
}

/** The shim through which a host serves sections that need this range of the contract; undefined where it has none. */
export function shimFor<Shim extends OfContract>({ shims = {} }: WithShims<Shim>, range: string): Shim | undefined {
  return Object.values(shims).find(({ contract }) => satisfies(contract, range));
}

/** Whether a host can serve sections that need this range of the contract: by its own contract, or through a shim. */
export function servesContract(
  host: WithShims<OfContract> & { readonly contract: { readonly version: string } },
  range: string,
): boolean {
  return satisfies(host.contract.version, range) || shimFor(host, range) !== undefined;
}
