/** What of a parsed address its readers need. */
export interface WebAddress {
  /** With its colon: `https:`. */
  readonly protocol: string;
  /** Lower case; brackets around an IPv6 address. */
  readonly hostname: string;
  /** The host's name with its port, where that is not the protocol's own. */
  readonly host: string;
  /** From its slash on, percent-encoded. */
  readonly pathname: string;
  /** With its question mark; empty where there is no query. */
  readonly search: string;
  /** The whole address in one spelling. */
  readonly href: string;
}

/** The platform's own parser: browsers and Node have it, the plain language that the contract is written in does not. */
declare const URL: new (text: string) => WebAddress;

/** An absolute address in its parts, or null for any other text: `URL.parse` for browsers that lack it. */
export function parseAddress(text: string): WebAddress | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}
