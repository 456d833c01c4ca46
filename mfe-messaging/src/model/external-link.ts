/** A web address that may be followed, or null: https, and http on the developer's own machine (D-18). */
export function externalLink(text: string): string | null {
  if (!URL.canParse(text)) return null;
  const { protocol, hostname, href } = new URL(text);
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost');
  return protocol === 'https:' || (protocol === 'http:' && isLocal) ? href : null;
}
