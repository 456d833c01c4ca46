import type { Notice } from 'shared-contracts/api/endpoints/announcements';

/** The notice that the `index` of an address names, 0-based; anything else names none. */
export function noticeAt<Item extends Pick<Notice, 'id'>>(
  notices: readonly Item[],
  index: string | null,
): Item | undefined {
  return index !== null && /^\d+$/.test(index) ? notices[Number(index)] : undefined;
}

/** The notice that the `id` of an address names. */
export function noticeOf<Item extends Pick<Notice, 'id'>>(
  notices: readonly Item[],
  id: string | null,
): Item | undefined {
  return notices.find((notice) => String(notice.id) === id);
}
