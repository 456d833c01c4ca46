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

/** The state of an entry, whoever wrote it. */
export function entryState(state: unknown): EntryState {
  return typeof state === 'object' && state !== null ? state : {};
}

/** The place that an entry's state names. */
export function historyPlace(state: unknown): HistoryPlace {
  const { idx, overlay = 0 } = entryState(state);
  return { page: (idx ?? 0) - overlay, depth: overlay };
}

/** The state of an entry at that place, with everything else that `state` holds. */
export function stateAt(state: unknown, { page, depth }: HistoryPlace): EntryState {
  const { overlay: _left, ...rest } = entryState(state);
  return { ...rest, idx: page + depth, ...(depth > 0 && { overlay: depth }) };
}
