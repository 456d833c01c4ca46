/** Rows that follow one another, both ends among them. */
export interface RowSpan {
  readonly first: number;
  readonly last: number;
}

/** What a list wants to have drawn. */
export interface RowWishes {
  readonly inView: RowSpan;
  /** Those in view, and what lies near. */
  readonly near: RowSpan;
}

/** Rows that a frame brings: of those near the view, and of those in it, which are waited for. */
const ROWS_A_FRAME = { near: 1, inView: 2 };

/**
 * Which rows are drawn next: a few more than before, so that a page that comes does not bring a screenful of rows into
 * one frame. All of them at once where none are drawn yet, and all in view where none of those is.
 */
export function nextRows({ inView, near }: RowWishes, drawn: RowSpan | null): RowSpan {
  if (drawn === null) return near;
  if (drawn.last < inView.first || drawn.first > inView.last) return inView;
  const [first, last] = [Math.max(near.first, drawn.first), Math.min(near.last, drawn.last)];
  const [isShortAbove, isShortBelow] = [first > inView.first, last < inView.last];
  const more = isShortAbove || isShortBelow ? ROWS_A_FRAME.inView : ROWS_A_FRAME.near;
  return last < near.last && (isShortBelow || !isShortAbove)
    ? { first, last: Math.min(near.last, last + more) }
    : { first: Math.max(near.first, first - more), last };
}

/** Whether rows near the view are not drawn yet. */
export function lacksRows({ near }: RowWishes, { first, last }: RowSpan): boolean {
  return first > near.first || last < near.last;
}
