import type { SourceChange } from '../monolith/source-rules';

/** What people would build otherwise: one application by webpack's guides, or Module Federation by its own. */
export const PEERS = ['plain', 'stock'] as const;
export type PeerName = (typeof PEERS)[number];

/** The file that lists what the page begins with. */
export const ENTRY_FILE = 'entry.json';

/** Addresses of the scripts and styles that the page asks for, in order. */
export interface PageEntry {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** The package whose build has the page's entry. */
export const HOST = 'host-shell';

/** What a peer is built of, and where. */
export interface PeerInput {
  readonly sections: readonly string[];
  /** A folder with one folder of files for each package. */
  readonly output: string;
  /** A folder for modules that replace others. */
  readonly generated: string;
  readonly change?: SourceChange | undefined;
}

/** Where a package's files are served, with a slash at the end. */
export function filesPath(name: string): string {
  return `/r/${name}/`;
}
