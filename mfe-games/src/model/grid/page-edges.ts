/** Where in a page somebody was: past which of its edges, and by how many pixels. */
export interface EdgePlace {
  readonly row: number;
  /** Negative above the first edge. */
  readonly offset: number;
}

/**
 * The place at that height. Edges are where the parts of a page begin, from the top of the document, and where the last one
 * ends. What is out of view may have another height when the page is drawn again: only the edge nearest above is sure.
 */
export function placeAt(edges: readonly number[], scrolled: number): EdgePlace {
  const row = Math.max(0, edges.map((edge) => edge <= scrolled).lastIndexOf(true));
  return { row, offset: Math.round(scrolled - (edges[row] ?? 0)) };
}

/** How far the page is scrolled at that place; undefined while it has no parts. */
export function heightOf(edges: readonly number[], { row, offset }: EdgePlace): number | undefined {
  const edge = edges[Math.min(row, edges.length - 1)];
  return edge === undefined ? undefined : Math.max(0, Math.round(edge + offset));
}
