/** Which host names are whose, beside those of this machine (`localhost`, `<merchant>.localhost`). */
export interface OwnHosts {
  /** Domains under which every merchant has its own name, `<merchant>.<domain>`; the bare name is the default merchant's. */
  readonly domains: readonly string[];
  /** Further names, each of one merchant; they win over the names under a domain. */
  readonly exact: Readonly<Record<string, string>>;
}

const OWN_MACHINE = ['localhost', '127.0.0.1'];
const LABEL = /^[a-z0-9-]+$/;

/** Merchants by the host names of their public addresses, as their settings have them. */
export type Addresses = ReadonlyMap<string, string>;

/** The host names of merchants' public addresses; of two merchants with the same one, neither has it. */
export function addressesOf(
  merchants: readonly { readonly code: string; readonly origin?: string | undefined }[],
): Addresses {
  const owners = new Map<string, string>();
  const shared = new Set<string>();
  for (const { code, origin } of merchants) {
    if (origin === undefined) continue;
    const { hostname } = new URL(origin);
    if (owners.has(hostname)) shared.add(hostname);
    owners.set(hostname, code);
  }
  for (const hostname of shared) owners.delete(hostname);
  return owners;
}

/** The merchant of a host name; null for a name that is not one of this site. */
export function merchantOfHost(
  host: string | undefined,
  merchants: readonly string[],
  defaultMerchant: string,
  { domains, exact }: OwnHosts = { domains: [], exact: {} },
  addresses: Addresses = new Map(),
): string | null {
  const name = (host ?? '').toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');
  const own = Object.hasOwn(exact, name) ? exact[name] : merchantUnder(name, [...domains, 'localhost']);
  const named = own ?? ([...OWN_MACHINE, ...domains].includes(name) ? defaultMerchant : undefined);
  // Settings come last: an address that they give a merchant takes no name away that the configuration gives another.
  const merchant = named ?? addresses.get(name);
  return merchant !== undefined && merchants.includes(merchant) ? merchant : null;
}

function merchantUnder(name: string, domains: readonly string[]): string | undefined {
  const domain = domains.find((known) => name.endsWith(`.${known}`));
  const label = domain === undefined ? '' : name.slice(0, -domain.length - 1);
  return LABEL.test(label) ? label : undefined;
}
