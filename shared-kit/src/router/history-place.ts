/** Where the history stands. */
export interface HistoryPlace {
  /** The page's number, from 0 for the first of the visit. */
  readonly page: number;
  /** How many entries of overlays are above the page's own. */
  readonly depth: number;
}

interface EntryState {
  /** The router's number of the entry. */
  readonly idx?: number | null;
  /** Which overlay over the page the entry belongs to, from 1; absent in a page's own. */
  readonly overlay?: number;
}

/** The place that an entry's state names, whoever wrote it. */
export function historyPlace(state: unknown): HistoryPlace {
  const { idx, overlay = 0 } = (state ?? {}) as EntryState;
  return { page: (idx ?? 0) - overlay, depth: overlay };
}
