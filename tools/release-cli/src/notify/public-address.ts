import { lookup, type LookupAddress, type LookupAllOptions } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Networks that are not the public internet: IANA's special-purpose registries, and what leads into IPv4 again. */
const NETWORKS = {
  ipv4: [
    ['0.0.0.0', 8],
    ['10.0.0.0', 8],
    ['100.64.0.0', 10],
    ['127.0.0.0', 8],
    ['169.254.0.0', 16],
    ['172.16.0.0', 12],
    ['192.0.0.0', 24],
    ['192.0.2.0', 24],
    ['192.88.99.0', 24],
    ['192.168.0.0', 16],
    ['198.18.0.0', 15],
    ['198.51.100.0', 24],
    ['203.0.113.0', 24],
    ['224.0.0.0', 4],
    ['240.0.0.0', 4],
  ],
  ipv6: [
    ['::', 96],
    ['::ffff:0:0', 96],
    ['64:ff9b::', 96],
    ['64:ff9b:1::', 48],
    ['100::', 64],
    ['2001::', 23],
    ['2001:db8::', 32],
    ['2002::', 16],
    ['3fff::', 20],
    ['5f00::', 16],
    ['fc00::', 7],
    ['fe80::', 10],
    ['fec0::', 10],
    ['ff00::', 8],
  ],
} as const satisfies Readonly<Record<'ipv4' | 'ipv6', readonly (readonly [network: string, prefix: number])[]>>;

const BLOCKED = { ipv4: new BlockList(), ipv6: new BlockList() };
for (const family of ['ipv4', 'ipv6'] as const)
  for (const [network, prefix] of NETWORKS[family]) BLOCKED[family].addSubnet(network, prefix, family);

/** Whether an IP address is one of the public internet. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 0) return false;
  return family === 4 ? !BLOCKED.ipv4.check(address, 'ipv4') : !BLOCKED.ipv6.check(address, 'ipv6');
}

/** A host that leads into a private network. */
export class PrivateAddress extends Error {
  override readonly name = 'PrivateAddress';
  constructor(host: string, address: string) {
    super(
      host === address
        ? `${address} is an address of this machine or a private network, and allowPrivate is not set`
        : `${host} leads to ${address}, an address of this machine or a private network, and allowPrivate is not set`,
    );
  }
}

/** Refuses a host that is written as a private address: such a one is never looked up. */
export function assertPublicHost(hostname: string): void {
  const address = hostname.replace(/^\[(.*)\]$/, '$1');
  if (isIP(address) !== 0 && !isPublicAddress(address)) throw new PrivateAddress(address, address);
}

type Resolve = (
  hostname: string,
  options: LookupAllOptions,
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/**
 * Looks a host up for a connection, and refuses it where any of its addresses is private. The connection is made to the very
 * addresses that were judged, so a name that says something else the next time gains nothing.
 */
export function publicLookup(resolve: Resolve = lookup): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error !== null || first === undefined) return callback(error ?? new Error(`${hostname} has no address`), '');
      const closed = addresses.find(({ address }) => !isPublicAddress(address));
      if (closed !== undefined) return callback(new PrivateAddress(hostname, closed.address), '');
      return options.all === true ? callback(null, addresses) : callback(null, first.address, first.family);
    });
  };
}
