/** What of a request its place in the chain follows from. */
export interface ChainedRequest {
  readonly url: string;
  readonly kind: string;
  readonly askedBy: string | null;
  readonly startedAt: number;
  readonly finishedAt?: number;
}

/** Pictures and fonts come when they come: no screen waits for them. */
const CODE = ['Document', 'Script', 'Stylesheet'];
const DATA = ['Fetch', 'XHR'];

type Depths = ReadonlyMap<ChainedRequest, number>;

/**
 * What a request may have had to wait for. Whoever asked for it; where nobody says who did, the page alone as long as no
 * code has run but its own, and all code that was there from then on. One script asks for data more than once: what it
 * asks for after an answer may need that answer.
 */
function causesOf(
  request: ChainedRequest,
  before: readonly ChainedRequest[],
  codeRunsAt: number,
): readonly ChainedRequest[] {
  const answered = before.filter(({ finishedAt }) => finishedAt !== undefined && finishedAt <= request.startedAt);
  const asking =
    request.askedBy === null
      ? answered.filter(({ kind }) => request.startedAt > codeRunsAt && CODE.includes(kind))
      : before.filter(({ url }) => url === request.askedBy);
  return DATA.includes(request.kind) ? [...asking, ...answered.filter(({ kind }) => DATA.includes(kind))] : asking;
}

function depthOf(request: ChainedRequest, depths: Depths, codeRunsAt: number): number {
  if (request.kind === 'Document') return 1;
  const causes = causesOf(request, [...depths.keys()], codeRunsAt);
  // The page asked for what nothing else did, even where it was still coming itself.
  return 1 + Math.max(1, ...causes.map((cause) => depths.get(cause) ?? 1));
}

/**
 * How many requests, one after the other, came before a page was ready: 1 is the page alone, 2 the page and what it
 * asks for by itself, 3 what a script asks for. The first of the application's code ran at a moment that it tells.
 */
export function chainDepth(requests: readonly ChainedRequest[], codeRunsAt: number, readyAt: number): number {
  const inTime = requests
    .filter(({ kind }) => CODE.includes(kind) || DATA.includes(kind))
    .filter(({ finishedAt }) => finishedAt !== undefined && finishedAt <= readyAt)
    .toSorted((one, other) => one.startedAt - other.startedAt);
  const depths = new Map<ChainedRequest, number>();
  for (const request of inTime) depths.set(request, depthOf(request, depths, codeRunsAt));
  return Math.max(0, ...depths.values());
}
