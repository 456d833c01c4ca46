/** What of a request its place in the chain follows from. */
export interface ChainedRequest {
  readonly url: string;
  readonly kind: string;
  readonly askedBy: string | null;
  readonly startedAt: number;
  readonly finishedAt?: number;
}

/** Pictures and fonts come when they come: no screen waits for them. */
const WAITED_FOR = ['Document', 'Script', 'Stylesheet', 'Fetch', 'XHR'];

/** What could have asked for a request when nobody says: every script and answer that was there. */
function couldHaveAsked(request: ChainedRequest, others: readonly ChainedRequest[]): readonly ChainedRequest[] {
  return others.filter(({ finishedAt }) => finishedAt !== undefined && finishedAt <= request.startedAt);
}

/**
 * How many requests, one after the other, a page waited for: 1 is the page alone, 2 the page and what it asks for by
 * itself. A request comes after whatever asked for it; one of which the browser does not say who did comes after
 * the deepest that was there.
 */
export function chainDepth(requests: readonly ChainedRequest[], readyAt: number): number {
  const inTime = requests
    .filter(({ kind, finishedAt }) => WAITED_FOR.includes(kind) && finishedAt !== undefined && finishedAt <= readyAt)
    .toSorted((one, other) => one.startedAt - other.startedAt);
  const depths = new Map<ChainedRequest, number>();
  for (const request of inTime) {
    const before = inTime.filter((other) => depths.has(other));
    const asking = before.filter(({ url }) => url === request.askedBy);
    const causes = request.askedBy === null ? couldHaveAsked(request, before) : asking;
    depths.set(request, 1 + Math.max(0, ...causes.map((cause) => depths.get(cause) ?? 0)));
  }
  return Math.max(0, ...depths.values());
}
