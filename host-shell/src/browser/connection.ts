/** What a browser may say of the connection of its device. */
export interface Connection {
  /** The person asked to save data. */
  readonly saveData?: boolean;
  /** How fast it is, as a kind of network: `slow-2g`, `2g`, `3g` or `4g`. */
  readonly effectiveType?: string;
}

/** What the browser says of its connection now; not every one says anything. */
export function currentConnection(): Connection | undefined {
  return (navigator as Navigator & { readonly connection?: Connection }).connection;
}
