import type { Notice, Promotion } from 'shared-contracts/api/endpoints/announcements';
import { isAgent, isTrial } from 'shared-contracts/session/member-type';
import type { CallContext } from '../../rules/call/context';
import { requireSession, type Handlers } from '../../rules/call/handler';
import { refused } from '../../rules/refusal';
import { rowNumber } from '../../rules/row-id';
import { textIn } from '../../data/texts';
import type { BannerData, NoticeData, PromotionData } from '../../data/announcement-data';
import { promotionEnd } from '../../rules/promotions/promotions';

interface AnnouncementRow {
  readonly id: number;
  readonly type: string;
  readonly group_name: string;
  readonly start_date: number;
  readonly data: string;
}

function rowsOf({ store, merchant }: CallContext, type: string): AnnouncementRow[] {
  return store.all<AnnouncementRow>(
    'SELECT id, type, group_name, start_date, data FROM announcements WHERE merchant = ? AND type = ? ORDER BY start_date DESC, id',
    merchant.site,
    type,
  );
}

/** The announcements that the caller has read; none for visitors and trials. */
function readIds({ store, session }: CallContext): ReadonlySet<number> {
  if (!session) return new Set();
  const rows = store.all<{ announcement_id: number }>(
    'SELECT announcement_id FROM announcement_reads WHERE member_id = ?',
    session.memberId,
  );
  return new Set(rows.map((row) => row.announcement_id));
}

function toNotice(context: CallContext, row: AnnouncementRow, read: ReadonlySet<number>): Notice {
  const data = JSON.parse(row.data) as NoticeData;
  return {
    id: row.id,
    title: textIn(context.language, data.title),
    content: textIn(context.language, data.content),
    startDate: row.start_date,
    read: read.has(row.id),
  };
}

function toBanner(context: CallContext, row: AnnouncementRow) {
  const data = JSON.parse(row.data) as BannerData;
  return {
    url: `/images/banner/${row.id}.png`,
    groupName: row.group_name,
    linkage: data.linkage,
    title: textIn(context.language, data.title),
  };
}

function depositBonusOf({ deposit }: PromotionData): Promotion['depositBonus'] {
  if (deposit === undefined) return null;
  const { percent, max, turnoverTimes } = deposit;
  return { percent, max, turnoverTimes };
}

function toPromotion(context: CallContext, row: AnnouncementRow): Promotion {
  const data = JSON.parse(row.data) as PromotionData;
  return {
    id: String(row.id),
    linkedPromotionId: null,
    title: textIn(context.language, data.title),
    content: textIn(context.language, data.content),
    category: data.category,
    startDate: row.start_date,
    endDate: promotionEnd(row.start_date, data),
    noExpiry: data.days === undefined ? 1 : 0,
    signUpStatus: data.signUpStatus ?? null,
    announcementImages: [{ sequence: 1, url: `/images/banner/${row.id}.png` }],
    imageRequired: data.imageRequired ? 'Y' : 'N',
    remarkRequired: data.remarkRequired ? 'Y' : 'N',
    depositBonus: depositBonusOf(data),
  };
}

/** Agent announcements are for agents; everything else is for everybody. */
function maySee({ session }: CallContext, type: string): boolean {
  return type !== 'A' || isAgent(session?.type);
}

function unreadCount(context: CallContext, notices: readonly Notice[]): number {
  if (!context.session || isTrial(context.session.type)) return 0;
  return notices.filter((notice) => !notice.read).length;
}

export const announcementHandlers: Handlers<'R-60' | 'R-61' | 'R-62.get' | 'R-62.popular'> = {
  'R-60': (request, context) => {
    const types = request.types.split(',').map((type) => type.trim());
    const read = readIds(context);
    const rows = (type: string) =>
      types.includes(type) && maySee(context, type)
        ? rowsOf(context, type).filter(
            (row) => !request.groupName || row.group_name === '' || row.group_name === request.groupName,
          )
        : [];
    const notices = (type: string) => rows(type).map((row) => toNotice(context, row, read));
    const [player, agent] = [notices('PL'), notices('A')];
    return {
      promotion: rows('PR').map((row) => toPromotion(context, row)),
      banners: rows('B').map((row) => toBanner(context, row)),
      player,
      popup: notices('PU'),
      hot: notices('H'),
      agent,
      footer: { unreadCount: unreadCount(context, [...player, ...agent]) },
    };
  },
  'R-61': (request, context) => {
    const { memberId } = requireSession(context);
    const row = context.store.get<AnnouncementRow>(
      'SELECT * FROM announcements WHERE id = ? AND merchant = ?',
      rowNumber(request.announcementId),
      context.merchant.site,
    );
    if (!row || !maySee(context, row.type)) throw refused('R-61', 'not_found');
    context.store.run(
      'INSERT OR IGNORE INTO announcement_reads (member_id, announcement_id) VALUES (?, ?)',
      memberId,
      row.id,
    );
    return null;
  },
  'R-62.get': (request, context) => {
    const row = context.store.get<AnnouncementRow>(
      "SELECT * FROM announcements WHERE id = ? AND merchant = ? AND type IN ('PL', 'PU', 'H', 'A')",
      rowNumber(request.id),
      context.merchant.site,
    );
    if (!row || !maySee(context, row.type)) throw refused('R-62.get', 'not_found');
    return toNotice(context, row, readIds(context));
  },
  'R-62.popular': (_request, context) => {
    const read = readIds(context);
    return { list: rowsOf(context, 'H').map((row) => toNotice(context, row, read)) };
  },
};
