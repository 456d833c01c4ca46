import ipaddr from 'ipaddr.js';

type Address = ipaddr.IPv4 | ipaddr.IPv6;

/** How much of an address is kept, in bits. */
interface PrefixLengths {
  readonly v4: number;
  readonly v6: number;
}

/** One IPv4 address; of IPv6 the /64, which is the least that a household has. */
const HOUSEHOLD: PrefixLengths = { v4: 32, v6: 64 };

/**
 * The smallest blocks that the internet routes by themselves, which is what somebody has who rents a network of their
 * own: hosters give away whole /64s and single IPv4 addresses by the dozen, tunnel brokers a /48.
 */
const NETWORK: PrefixLengths = { v4: 24, v6: 48 };

function parse(text: string): Address | null {
  if (ipaddr.IPv4.isValidFourPartDecimal(text)) return ipaddr.IPv4.parse(text);
  if (!ipaddr.IPv6.isValid(text)) return null;
  const address = ipaddr.IPv6.parse(text);
  if (address.isIPv4MappedAddress()) return address.toIPv4Address();
  // Each IPv4 address has a /48 of 6to4, which would make 256 networks of one.
  return address.range() === '6to4' ? new ipaddr.IPv4(address.toByteArray().slice(2, 6)) : address;
}

function prefixOf(address: Address, { v4, v6 }: PrefixLengths): string {
  if (address instanceof ipaddr.IPv4)
    return v4 === 32
      ? address.toString()
      : `${ipaddr.IPv4.networkAddressFromCIDR(`${address.toString()}/${v4}`).toString()}/${v4}`;
  const plain = new ipaddr.IPv6(address.parts).toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${plain}/${v6}`).toString()}/${v6}`;
}

/** Whom an address belongs to: itself, or its /64. What is no address is answered as it is. */
export function addressPrefix(text: string): string {
  const address = parse(text);
  return address === null ? text : prefixOf(address, HOUSEHOLD);
}

/** The network an address is in: its /24, or its /48 of IPv6; null for what is no address. */
export function networkPrefix(text: string): string | null {
  const address = parse(text);
  return address === null ? null : prefixOf(address, NETWORK);
}
