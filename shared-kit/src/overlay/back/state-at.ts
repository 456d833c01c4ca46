import type { HistoryPlace } from '../../router/history-place';

/** The state of an entry at that place, with everything else that `state` holds. */
export function stateAt(state: unknown, { page, depth }: HistoryPlace): unknown {
  const { overlay: _left, ...rest } = (state ?? {}) as { readonly overlay?: number };
  return { ...rest, idx: page + depth, ...(depth > 0 && { overlay: depth }) };
}
