import { parseAddress } from './web-address';

/**
 * A web address that may be followed, or null: https, and http on the developer's own machine. What
 * operators and servers name as links, chat, launch and download addresses goes through here.
 */
export function externalLink(text: string): string | null {
  const address = parseAddress(text);
  if (address === null) return null;
  const { protocol, hostname, href } = address;
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost');
  return protocol === 'https:' || (protocol === 'http:' && isLocal) ? href : null;
}
