import type { ApiClient } from 'shared-contracts/api/api-client';
import type { Endpoint, ReplyOf, RequestOf } from 'shared-contracts/api/endpoint';

/** The most rows that the contract gives at once. */
const PAGE_SIZE = 200;
/** Above it a file would take minutes and no phone would open it. */
export const MAX_FILE_ROWS = 10_000;
/** How often a list that moves under its reader is read. */
const MOST_READINGS = 3;

interface PageReply<Item> {
  readonly content: readonly Item[];
  readonly pageNum: number;
  readonly totalPages: number;
  /** Of the calls that have readings. */
  readonly snapshot?: string;
  readonly rowCount?: number;
}

/** Why rows are not all: there are more than a file takes, or the list did not hold still. */
export type Gap = 'long' | 'moved';

/** Every row that a paged call has for a request, whatever the screen shows of it. */
export interface AllRows<Item> {
  readonly rows: readonly Item[];
  /** Undefined where they are whole. */
  readonly gap?: Gap | undefined;
}

type RowOf<E extends Endpoint> = ReplyOf<E> extends { readonly content: readonly (infer Item)[] } ? Item : never;

/** How the rows of a list are told apart, and which reading of it is read. */
export interface ReadingOptions<Item> {
  /** Tells a row from all others of the list. */
  readonly keyOf: (row: Item) => string;
  /** The reading that the screen shows, so that the file says the same. */
  readonly snapshot?: string | undefined;
}

/** Pages as one pass over a list found them. */
interface Reading<Item> extends AllRows<Item> {
  readonly isOfOnePiece: boolean;
}

type ReadPage<Item> = (pageNo: number, snapshot: string) => Promise<PageReply<Item>>;

/** Every row once, where it came first. */
function distinct<Item>(rows: readonly Item[], keyOf: (row: Item) => string): readonly Item[] {
  return [...new Map(rows.map((row) => [keyOf(row), row])).values()];
}

/** Reads a list once, all pages under the key of the first. */
async function readOnce<Item>(readPage: ReadPage<Item>, options: ReadingOptions<Item>): Promise<Reading<Item>> {
  const pages: PageReply<Item>[] = [];
  let { snapshot = '' } = options;
  for (;;) {
    const page = await readPage(pages.length + 1, snapshot);
    pages.push(page);
    snapshot ||= page.snapshot ?? '';
    const isCut = pages.length * PAGE_SIZE >= MAX_FILE_ROWS;
    if (page.pageNum < page.totalPages && !isCut) continue;
    const found = pages.flatMap(({ content }) => content);
    const rows = distinct(found, options.keyOf);
    const told = new Set(pages.map(({ totalPages, rowCount }) => `${totalPages} ${rowCount}`));
    const { rowCount = Number.NaN } = page;
    if (page.pageNum < page.totalPages) return { rows, gap: 'long', isOfOnePiece: true };
    const isWhole = Number.isNaN(rowCount) ? rows.length === found.length : rows.length === rowCount;
    return { rows, isOfOnePiece: isWhole && told.size === 1 };
  }
}

/**
 * Reads a paged call to its end as one reading: by the snapshot that the back end names, else again when rows moved from
 * page to page meanwhile. A list that never holds still is handed over as it was found last, and says so.
 */
export async function allPages<E extends Endpoint>(
  http: ApiClient,
  endpoint: E,
  request: Omit<RequestOf<E>, 'pageNo' | 'pageSize' | 'snapshot'>,
  options: ReadingOptions<RowOf<E>>,
): Promise<AllRows<RowOf<E>>> {
  const readPage: ReadPage<RowOf<E>> = async (pageNo, snapshot) => {
    const asked = { ...request, pageNo, pageSize: PAGE_SIZE, ...(snapshot !== '' && { snapshot }) };
    return (await http.call<E>(endpoint, asked as unknown as RequestOf<E>)) as unknown as PageReply<RowOf<E>>;
  };
  let found = await readOnce(readPage, options);
  for (let reading = 1; reading < MOST_READINGS && !found.isOfOnePiece; reading += 1)
    found = await readOnce(readPage, options);
  const { rows, gap, isOfOnePiece } = found;
  return { rows, gap: isOfOnePiece ? gap : 'moved' };
}
