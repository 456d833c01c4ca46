import { needsContractCheck } from 'shared-contracts/session/member-type';
import { requireSession, type Handlers } from '../app/handler';
import type { Store } from '../db/store';
import { hashText } from '../art/random';
import { dayStart } from '../seed/days';
import { advanceTeamFigures } from '../seed/team-figures';
import { TEAM } from './team';

const DAY = 24 * 60 * 60 * 1000;
const ONLINE_WITHIN = 15 * 60 * 1000;
/** Out of a hundred seeded members, how many are online at a time. */
const PRESENCE_PERCENT = 14;

interface DayCounts {
  readonly logins: number;
  readonly bets: number;
}

/** Seeded members come and go every quarter of an hour, the same way for everybody who looks. */
export function isSeededOnline(memberId: number, now: number): boolean {
  return hashText(`${memberId} ${Math.floor(now / ONLINE_WITHIN)}`) % 100 < PRESENCE_PERCENT;
}

function onlineCount(store: Store, leaderId: number, now: number): number {
  const members = store.all<{ id: number; seen_at: number | null }>(
    `${TEAM} SELECT t.id, (SELECT max(seen_at) FROM sessions s WHERE s.member_id = t.id) AS seen_at
     FROM team t JOIN members m ON m.id = t.id WHERE m.disabled = 0`,
    leaderId,
  );
  return members.filter(({ id, seen_at }) => (seen_at ?? 0) > now - ONLINE_WITHIN || isSeededOnline(id, now)).length;
}

export const agentHandlers: Handlers<'R-69' | 'R-70'> = {
  'R-69': (_request, context) => {
    const session = requireSession(context);
    const empty = { dailysalreqtype: '', divtypecompperiodreq: '', contracthoursalreq: '' };
    if (!needsContractCheck(session.type)) return empty;
    const rows = context.store.all<{ kind: string; period: string }>(
      'SELECT kind, period FROM contract_requests WHERE member_id = ?',
      session.memberId,
    );
    const periodOf = (kind: string) => rows.find((row) => row.kind === kind)?.period ?? '';
    return {
      dailysalreqtype: periodOf('salary'),
      divtypecompperiodreq: periodOf('dividend'),
      contracthoursalreq: periodOf('hour'),
    };
  },
  'R-70': (request, context) => {
    const { store, now } = context;
    const { memberId } = requireSession(context);
    advanceTeamFigures(store, now);
    const figures = store.get<DayCounts>(
      `${TEAM} SELECT count(DISTINCT CASE WHEN logins > 0 THEN member_id END) AS logins,
        count(DISTINCT CASE WHEN bets > 0 THEN member_id END) AS bets
       FROM team_daily WHERE member_id IN (SELECT id FROM team) AND day BETWEEN ? AND ?`,
      memberId,
      request.startDate,
      request.endDate,
    );
    const registered = store.get<{ total: number }>(
      `${TEAM} SELECT count(*) AS total FROM members WHERE id IN (SELECT id FROM team) AND created_at >= ? AND created_at < ?`,
      memberId,
      dayStart(request.startDate),
      dayStart(request.endDate) + DAY,
    );
    return {
      footer: {
        teamLoginMemberCount: figures?.logins ?? 0,
        teamBetMemberCount: figures?.bets ?? 0,
        teamRegisterMemberCount: registered?.total ?? 0,
        teamOnlineCount: onlineCount(store, memberId, now),
      },
    };
  },
};
