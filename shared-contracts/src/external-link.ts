/** The platform's own parser: browsers and Node have it, the plain language that the contract is written in does not. */
declare const URL: {
  new (text: string): { readonly protocol: string; readonly hostname: string; readonly href: string };
  canParse(text: string): boolean;
};

/**
 * A web address that may be followed, or null: https, and http on the developer's own machine (D-18). What
 * operators and servers name as links, chat, launch and download addresses goes through here.
 */
export function externalLink(text: string): string | null {
  if (!URL.canParse(text)) return null;
  const { protocol, hostname, href } = new URL(text);
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost');
  return protocol === 'https:' || (protocol === 'http:' && isLocal) ? href : null;
}
