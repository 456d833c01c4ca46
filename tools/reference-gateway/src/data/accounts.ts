import { MEMBER_TYPE } from 'shared-contracts/session/member-type';
import { hashText } from '../art/random';

/** What every seeded account signs in with. */
export const DEMO_PASSWORD = 'Demo1234';
export const DEMO_PAYMENT_PASSWORD = '246810';

export interface AccountSeed {
  readonly username: string;
  readonly type: number;
  readonly parent?: string;
  readonly nickname?: string;
  readonly vipLevel?: number;
  readonly balanceCents: number;
  readonly inviteCode?: string;
  /** The last digit of the demo phone number. */
  readonly phone?: number;
  readonly isDisabled?: true;
  readonly isFirstTime?: true;
  readonly chatUnread?: number;
  readonly createdDaysAgo: number;
}

/** The accounts of the public test interface, the same at every merchant; the phone number counts them up. */
export const DEMO_ACCOUNTS: readonly AccountSeed[] = [
  { username: 'demo_leader', phone: 3, type: MEMBER_TYPE.leader, nickname: 'Team Sierra', vipLevel: 6, balanceCents: 15_400_000, inviteCode: 'LEADER1', createdDaysAgo: 400 },
  { username: 'demo_agent', phone: 2, type: MEMBER_TYPE.agent, parent: 'demo_leader', nickname: 'Marisol', vipLevel: 4, balanceCents: 8_620_075, inviteCode: 'AGENT1', chatUnread: 1, createdDaysAgo: 300 },
  { username: 'demo_member', phone: 1, type: MEMBER_TYPE.member, parent: 'demo_agent', nickname: 'Lucky Sam', vipLevel: 2, balanceCents: 1_248_050, inviteCode: 'FRIEND1', chatUnread: 2, createdDaysAgo: 120 },
  { username: 'demo_staff', phone: 4, type: MEMBER_TYPE.staff, parent: 'demo_agent', balanceCents: 100_000, createdDaysAgo: 90 },
  { username: 'demo_noagent', phone: 5, type: MEMBER_TYPE.internal, parent: 'demo_leader', balanceCents: 50_000, createdDaysAgo: 80 },
  { username: 'demo_disabled', phone: 6, type: MEMBER_TYPE.member, parent: 'demo_agent', balanceCents: 0, isDisabled: true, createdDaysAgo: 70 },
  { username: 'demo_first', phone: 7, type: MEMBER_TYPE.member, parent: 'demo_agent', balanceCents: 10_000, isFirstTime: true, createdDaysAgo: 3 },
]; // prettier-ignore

const TEAM_AGENTS = ['ember_agent', 'coral_agent', 'maple_agent'] as const;
const NAME_STARTS = ['luna', 'rico', 'tala', 'bayu', 'mika', 'jun', 'sari', 'koa', 'niko', 'isla', 'dara'] as const;
const NAME_ENDS = ['river', 'stone', 'spark', 'cloud'] as const;

/** Who came by demo_member's invite code, and what each deposited; the last ones have not yet. */
const FRIENDS = [
  { username: 'paolo_wave', balanceCents: 410_000, createdDaysAgo: 58 },
  { username: 'anika_reef', balanceCents: 186_500, createdDaysAgo: 41 },
  { username: 'wayan_drum', balanceCents: 920_000, createdDaysAgo: 23 },
  { username: 'celine_dew', balanceCents: 0, createdDaysAgo: 9 },
  { username: 'marco_kite', balanceCents: 0, createdDaysAgo: 2 },
] as const;

/** The demo accounts, a team of three levels (leader, four agents, 45 members below them), and demo_member's friends. */
export function accountSeeds(): AccountSeed[] {
  const agents = TEAM_AGENTS.map((username, index) => ({
    username,
    type: MEMBER_TYPE.agent,
    parent: 'demo_leader',
    nickname: '',
    balanceCents: 2_000_000 + index * 325_050,
    createdDaysAgo: 200 - index * 20,
  }));
  const parents = ['demo_agent', ...TEAM_AGENTS];
  const members = NAME_STARTS.flatMap((start, row) =>
    NAME_ENDS.map((end, column) => ({
      username: `${start}_${end}`,
      type: MEMBER_TYPE.member,
      parent:
        parents[(row + column) % 3 === 0 ? 0 : (row * NAME_ENDS.length + column) % parents.length] ?? 'demo_agent',
      balanceCents: (hashText(`${start}${end}`) % 900_000) + 1_000,
      createdDaysAgo: (row * 7 + column * 3) % 75,
    })),
  );
  const friends = FRIENDS.map((friend) => ({ ...friend, type: MEMBER_TYPE.member, parent: 'demo_member' }));
  return [...DEMO_ACCOUNTS, ...agents, ...members, ...friends];
}
