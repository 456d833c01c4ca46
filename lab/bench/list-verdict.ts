/** What was measured when the list had been scrolled so far. */
export interface ListMark {
  readonly tile: number;
  readonly nodes: number;
  readonly heapMegabytes: number;
  /** The most work of a frame on the way there, ms. */
  readonly longestFrame: number;
}

/** A frame longer than this is felt, ms. */
const LONGEST_FRAME = 50;
/** Nodes come and go with the row that the view begins in, so a little more is no growth. */
const MOST_NODES_GROWTH = 1.25;
/** A list keeps a few pages around the view; what comes on top of them is growth. */
const MOST_HEAP_GROWTH_MEGABYTES = 2;

/** What a list promises and did not keep; nothing where it kept all. */
export function brokenPromises(marks: readonly ListMark[]): string[] {
  const [first] = marks;
  if (first === undefined) return ['nothing was measured'];
  return marks.flatMap(({ tile, nodes, heapMegabytes, longestFrame }) => {
    const heapGrowth = heapMegabytes - first.heapMegabytes;
    const found = [
      longestFrame > LONGEST_FRAME && `a frame with ${longestFrame.toFixed(0)} ms of work`,
      nodes > first.nodes * MOST_NODES_GROWTH && `${nodes} DOM nodes, at first ${first.nodes}`,
      heapGrowth > MOST_HEAP_GROWTH_MEGABYTES && `${heapGrowth.toFixed(1)} MB more than at first`,
    ];
    return found.filter((line) => line !== false).map((line) => `${tile} tiles: ${line}`);
  });
}
