/** Which rows a page holds. */
export interface PageRange {
  readonly limit: number;
  readonly offset: number;
}

export function pageRange(pageNo: number, pageSize: number): PageRange {
  return { limit: pageSize, offset: (pageNo - 1) * pageSize };
}

/** At least one page, even of nothing. */
export function totalPages(total: number, pageSize: number): number {
  return Math.max(1, Math.ceil(total / pageSize));
}
