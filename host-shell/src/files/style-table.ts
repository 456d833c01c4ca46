/** Hashes of styles by address: what every package's build holds the styles it inserts against. */
export const STYLE_TABLE: Record<string, string> = {};

declare global {
  // The global that the build preset's style plugin reads.
  var __STYLE_INTEGRITY__: Record<string, string> | undefined;
}

/** Lists the styles of every release this page may load; before the first remote is. */
export function publishStyleTable(styles: Readonly<Record<string, string>>): void {
  Object.assign(STYLE_TABLE, styles);
  globalThis.__STYLE_INTEGRITY__ = STYLE_TABLE;
}
