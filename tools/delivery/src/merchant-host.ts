import type { Addresses } from 'release-cli/delivery/public-addresses';

/** Which host names are whose, beside those of this machine (`localhost`, `<merchant>.localhost`). */
export interface OwnHosts {
  /** Domains under which every merchant has its own name, `<merchant>.<domain>`; the bare name is the default merchant's. */
  readonly domains: readonly string[];
  /** Further names, each of one merchant; they win over the names under a domain. */
  readonly exact: Readonly<Record<string, string>>;
}

const OWN_MACHINE = ['localhost', '127.0.0.1'];
const LABEL = /^[a-z0-9-]+$/;

/** The merchant of a host name; null for a name that is not one of this site. */
export function merchantOfHost(
  host: string | undefined,
  merchants: readonly string[],
  defaultMerchant: string,
  { domains, exact }: OwnHosts = { domains: [], exact: {} },
  addresses: Addresses = new Map(),
): string | null {
  const name = (host ?? '').toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');
  const named = Object.hasOwn(exact, name) ? exact[name] : undefined;
  const under = labelUnder(name, [...domains, 'localhost']);
  const own = [...OWN_MACHINE, ...domains].includes(name) ? defaultMerchant : undefined;
  // Settings come last: an address that they give a merchant takes no name away that the configuration gives another.
  const merchant =
    named ?? [under, own, addresses.get(name)].find((code) => code !== undefined && merchants.includes(code));
  return merchant !== undefined && merchants.includes(merchant) ? merchant : null;
}

/** The name of a host one level under a domain. */
function labelUnder(name: string, domains: readonly string[]): string | undefined {
  const domain = domains.find((known) => name.endsWith(`.${known}`));
  const label = domain === undefined ? '' : name.slice(0, -domain.length - 1);
  return LABEL.test(label) ? label : undefined;
}
