import { teamAgent } from '../../rules/agent/agent-access';
import type { Handlers } from '../../rules/call/handler';
import type { Store } from '../../data/store/store';
import { TEAM } from '../../rules/agent/team';
import { hashText } from '../../art/random';
import { dayOf, dayStart } from '../../data/days';
import { checkSpan } from '../../rules/span';

const DAY = 24 * 60 * 60 * 1000;
const ONLINE_WITHIN = 15 * 60 * 1000;
/** Out of a hundred seeded members, how many are online at a time. */
const PRESENCE_PERCENT = 14;

/** Seeded members who signed in on a day come and go every quarter of an hour, the same way for everybody who looks. */
export function isSeededOnline(memberId: number, now: number): boolean {
  return hashText(`${memberId} ${Math.floor(now / ONLINE_WITHIN)}`) % 100 < PRESENCE_PERCENT;
}

function onlineCount(store: Store, leaderId: number, now: number): number {
  const members = store.all<{ id: number; seen_at: number | null; came: number }>(
    `${TEAM} SELECT t.id, (SELECT max(seen_at) FROM sessions s WHERE s.member_id = t.id) AS seen_at,
       coalesce(m.last_login_at, 0) >= ?2 AS came
     FROM team t JOIN members m ON m.id = t.id WHERE m.disabled = 0`,
    leaderId,
    dayStart(dayOf(now)),
  );
  const isOnline = ({ id, seen_at, came }: (typeof members)[number]): boolean =>
    (seen_at ?? 0) > now - ONLINE_WITHIN || (came === 1 && isSeededOnline(id, now));
  return members.filter(isOnline).length;
}

export const agentHandlers: Handlers<'R-70'> = {
  'R-70': (request, context) => {
    const { store, now } = context;
    const { memberId } = teamAgent(context);
    checkSpan(request, now);
    const countOf = (from: string) =>
      store.get<{ total: number }>(
        `${TEAM} SELECT count(DISTINCT member_id) AS total FROM ${from}
         WHERE member_id IN (SELECT id FROM team) AND day BETWEEN ? AND ?`,
        memberId,
        request.startDate,
        request.endDate,
      )?.total ?? 0;
    const registered = store.get<{ total: number }>(
      `${TEAM} SELECT count(*) AS total FROM members WHERE id IN (SELECT id FROM team) AND created_at >= ? AND created_at < ?`,
      memberId,
      dayStart(request.startDate),
      dayStart(request.endDate) + DAY,
    );
    return {
      footer: {
        teamLoginMemberCount: countOf('member_days'),
        teamBetMemberCount: countOf('bets'),
        teamRegisterMemberCount: registered?.total ?? 0,
        teamOnlineCount: onlineCount(store, memberId, now),
      },
    };
  },
};
