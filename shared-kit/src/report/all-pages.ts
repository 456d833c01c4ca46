import type { ApiClient } from 'shared-contracts/api/api-client';
import type { Endpoint, ReplyOf, RequestOf } from 'shared-contracts/api/endpoint';

/** The most rows that the contract gives at once. */
const PAGE_SIZE = 200;
/** Above it a file would take minutes and no phone would open it. */
export const MAX_FILE_ROWS = 10_000;

interface PageReply<Item> {
  readonly content: readonly Item[];
  readonly pageNum: number;
  readonly totalPages: number;
}

/** Every row that a paged call has for a request, whatever the screen shows of it. */
export interface AllRows<Item> {
  readonly rows: readonly Item[];
  /** False where there are more than a file takes. */
  readonly isWhole: boolean;
}

/** Reads a paged call to its end. */
export async function allPages<E extends Endpoint, Item>(
  http: ApiClient,
  endpoint: E,
  request: Omit<RequestOf<E>, 'pageNo' | 'pageSize'>,
  rowsOf: (reply: ReplyOf<E>) => readonly Item[],
): Promise<AllRows<Item>> {
  const rows: Item[] = [];
  for (let pageNo = 1; ; pageNo += 1) {
    const reply = await http.call<E>(endpoint, { ...request, pageNo, pageSize: PAGE_SIZE } as RequestOf<E>);
    const { pageNum, totalPages } = reply as PageReply<Item>;
    rows.push(...rowsOf(reply));
    if (pageNum >= totalPages) return { rows, isWhole: true };
    if (rows.length >= MAX_FILE_ROWS) return { rows, isWhole: false };
  }
}
