import type { RowId } from 'shared-contracts/api/ids';
import { isLanguageCode } from 'shared-contracts/language';
import { isTrial } from 'shared-contracts/session/member-type';
import type { CallContext } from '../../rules/call/context';
import { encryptedPath } from './des-path';
import { requireSession, type Handlers } from '../../rules/call/handler';
import { pageRange, totalPages } from '../../rules/page';
import { refused } from '../../rules/refusal';
import { rowNumber } from '../../rules/row-id';
import { textIn, texts } from '../../data/texts';
import type { SqlValue } from '../../data/store/store';
import { HELP_SECTIONS } from '../../data/help';
import { LEGAL_SECTIONS, SITE } from '../../data/legal';
import { siteName } from '../../data/merchants';
import type { InboxData } from '../../data/inbox-messages';
import { placeholders } from '../../rules/games/game-queries';
import { isPlayGuarded } from '../../rules/play/guarded';

const PATH_KEY = 'k7Qm2xVz';
const TITLES = {
  chat: texts('Live chat', '在线客服', 'Live chat', 'Live chat'),
  agents: texts('Affiliate service', '代理客服', 'Layanan afiliasi', 'Affiliate service'),
} as const;

interface InboxRow {
  readonly id: number;
  readonly data: string;
  readonly sent_at: number;
  readonly is_read: number;
}

/** Trials have no inbox. */
function inboxOwner(context: CallContext): number {
  const session = requireSession(context);
  if (isTrial(session.type)) throw refused('R-58.list', 'role.forbidden');
  return session.memberId;
}

function toMessage({ language }: CallContext, row: InboxRow) {
  const data = JSON.parse(row.data) as InboxData;
  return {
    id: String(row.id),
    title: textIn(language, data.title),
    content: textIn(language, data.content),
    time: row.sent_at,
    read: row.is_read === 1,
  };
}

function ownIds(memberId: number, ids: readonly RowId[]): { where: string; values: SqlValue[] } {
  return {
    where: `member_id = ? AND id IN (${placeholders(ids)})`,
    values: [memberId, ...ids.map(rowNumber)],
  };
}

export const messagingHandlers: Handlers<
  'R-56' | 'R-57' | 'R-58.list' | 'R-58.get' | 'R-58.read' | 'R-58.remove' | 'R-59'
> = {
  'R-56': (_request, { merchant, language }) => ({
    version: {
      pathList: [
        ...(merchant.flags.includes('CBS3')
          ? [{ csType: 'LIVECHAT', path: '', title: textIn(language, TITLES.chat), type: '2' }]
          : []),
        { csType: 'FACEBOOK', path: 'https://www.facebook.com/example', title: 'Facebook', type: '1' },
        { csType: 'TELEGRAM', path: 'https://t.me/example', title: 'Telegram', type: '1' },
        {
          csType: 'AFFILIATE',
          path: encryptedPath(`https://affiliates.example.com/${merchant.site}`, PATH_KEY),
          title: textIn(language, TITLES.agents),
          type: '3',
        },
      ],
    },
  }),
  'R-57': (_request, context) => {
    const row = context.store.get<{ total: number }>(
      'SELECT count(*) AS total FROM inbox_messages WHERE member_id = ? AND is_read = 0',
      requireSession(context).memberId,
    );
    return row?.total ?? 0;
  },
  'R-58.list': (request, context) => {
    const owner = inboxOwner(context);
    const total = context.store.get<{ total: number }>(
      'SELECT count(*) AS total FROM inbox_messages WHERE member_id = ?',
      owner,
    );
    const { limit, offset } = pageRange(request.pageNo, request.pageSize);
    const rows = context.store.all<InboxRow>(
      'SELECT * FROM inbox_messages WHERE member_id = ? ORDER BY sent_at DESC, id DESC LIMIT ? OFFSET ?',
      owner,
      limit,
      offset,
    );
    return {
      content: rows.map((row) => toMessage(context, row)),
      pageNum: request.pageNo,
      totalPages: totalPages(total?.total ?? 0, request.pageSize),
    };
  },
  'R-58.get': (request, context) => {
    const { where, values } = ownIds(inboxOwner(context), [request.id]);
    const row = context.store.get<InboxRow>(`SELECT * FROM inbox_messages WHERE ${where}`, ...values);
    if (!row) throw refused('R-58.get', 'not_found');
    return toMessage(context, row);
  },
  'R-58.read': (request, context) => {
    const owner = inboxOwner(context);
    const { where, values } = request.ids ? ownIds(owner, request.ids) : { where: 'member_id = ?', values: [owner] };
    context.store.run(`UPDATE inbox_messages SET is_read = 1 WHERE ${where}`, ...values);
    return null;
  },
  'R-58.remove': (request, context) => {
    const { where, values } = ownIds(inboxOwner(context), request.ids);
    context.store.run(`DELETE FROM inbox_messages WHERE ${where}`, ...values);
    return null;
  },
  'R-59': (request, context) => {
    const asked = request.lang.toUpperCase();
    const language = isLanguageCode(asked) ? asked : context.language;
    return {
      list: [...HELP_SECTIONS, ...LEGAL_SECTIONS].map((section) => ({
        title: textIn(language, section.title),
        tag: section.tag,
        content: textIn(language, section.content).replaceAll(SITE, siteName(context.merchant)),
        children: section.children
          .filter(({ ownBreaks }) => ownBreaks === undefined || ownBreaks === isPlayGuarded(context.merchant))
          .map((child) => ({ title: textIn(language, child.title), content: textIn(language, child.content) })),
      })),
    };
  },
};
