import type { QueryClient } from '../data/data';

/** A change that is shown before the server has made it. */
export interface ExpectedChange<Data> {
  /** What is shown of it, before and after the call: applied twice, it gives the same. Left out where nothing is shown. */
  readonly edit: (shown: Data) => Data;
  /** Takes the edit out of what is shown when the call fails; without it, what was shown before comes back. */
  readonly undo?: (shown: Data) => Data;
  readonly call: () => Promise<unknown>;
}

/** Ends a read that is under way: its answer is not taken, however late it comes. Answers whether there was one. */
function endRead(client: QueryClient, queryKey: readonly unknown[]): boolean {
  const read = { queryKey, exact: true };
  const wasUnderWay = client.isFetching(read) > 0;
  // The cache puts the read's state back at once; the promise only tells when those who wait for it have heard.
  void client.cancelQueries(read);
  return wasUnderWay;
}

/**
 * Asks again for what a change has made old, wherever it is shown: every read whose key begins with this one. A read that
 * is under way began before the change, so it is ended. The cache's own way waits for the first answer of a read.
 */
export async function readAgain(client: QueryClient, queryKey: readonly unknown[]): Promise<void> {
  void client.cancelQueries({ queryKey, type: 'active' });
  await client.invalidateQueries({ queryKey });
}

/** Shows the answer of a change that is the whole answer of a read. An older answer of that read never replaces it. */
export function showAnswer(client: QueryClient, queryKey: readonly unknown[], answer: unknown): void {
  endRead(client, queryKey);
  client.setQueryData<unknown>(queryKey, answer);
}

/**
 * Puts what is known now into what is shown; undefined leaves that as it is. A read that is under way may know less: it is
 * ended and made again.
 */
export function editAnswer<Data>(
  client: QueryClient,
  queryKey: readonly unknown[],
  edit: (shown: Data | undefined) => Data | undefined,
): void {
  const wasUnderWay = endRead(client, queryKey);
  client.setQueryData<Data>(queryKey, edit);
  if (wasUnderWay) void client.invalidateQueries({ queryKey, exact: true });
}

/**
 * Shows a change at once, makes it, and takes it back where the call fails; rejects as the call does. An answer of the read
 * that began before the change was made never takes it away.
 */
export async function changeAhead<Data>(
  client: QueryClient,
  queryKey: readonly unknown[],
  { edit, undo, call }: ExpectedChange<Data>,
): Promise<void> {
  const change = (shown: Data | undefined): Data | undefined => (shown === undefined ? undefined : edit(shown));
  const wasUnderWay = endRead(client, queryKey);
  const before = client.getQueryData<Data>(queryKey);
  const expected = client.setQueryData<Data>(queryKey, change);
  try {
    await call();
    editAnswer(client, queryKey, change);
  } catch (error) {
    if (undo !== undefined)
      client.setQueryData<Data>(queryKey, (shown) => (shown === undefined ? undefined : undo(shown)));
    else if (client.getQueryData<Data>(queryKey) === expected) client.setQueryData<Data>(queryKey, before);
    else void readAgain(client, queryKey);
    throw error;
  } finally {
    if (wasUnderWay) void client.invalidateQueries({ queryKey, exact: true });
  }
}
