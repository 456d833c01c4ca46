import { MEMBER_TYPE } from 'shared-contracts/session/member-type';
import type { PasswordHasher } from '../app/passwords';
import type { Store } from '../db/store';
import type { Merchant } from './merchants';
import { hashText } from '../art/random';

/** What every seeded account signs in with. */
export const DEMO_PASSWORD = 'Demo1234';
export const DEMO_PAYMENT_PASSWORD = '246810';

const DAY = 24 * 60 * 60 * 1000;

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

interface Secrets {
  readonly password: string;
  readonly paymentPassword: string;
}

const demoSecrets = new WeakMap<PasswordHasher, Promise<Secrets>>();

async function hashDemoSecrets({ hash }: PasswordHasher): Promise<Secrets> {
  const [password, paymentPassword] = await Promise.all([hash(DEMO_PASSWORD), hash(DEMO_PAYMENT_PASSWORD)]);
  return { password, paymentPassword };
}

/** The hashes of the demo passwords, computed once by a hasher: scrypt is slow on purpose. */
export function demoPasswordHashes(hasher: PasswordHasher): Promise<Secrets> {
  const known = demoSecrets.get(hasher) ?? hashDemoSecrets(hasher);
  demoSecrets.set(hasher, known);
  return known;
}

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

/** Writes one merchant's accounts, without money. */
export function seedAccounts(store: Store, merchant: Merchant, secrets: Secrets, now: number): void {
  const ids = new Map<string, number>();
  accountSeeds().forEach((account, index) => {
    const id = store.insert(
      `INSERT INTO members (merchant, username, type, parent_id, password_hash, payment_password_hash, nickname,
        phone, phone_proven, email, email_proven, payee_name, vip_level, disabled, first_time, invite_code, chat_unread,
        created_at)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, 1, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      merchant.code,
      account.username,
      account.type,
      account.parent ? (ids.get(account.parent) ?? null) : null,
      secrets.password,
      secrets.paymentPassword,
      account.nickname ?? '',
      account.phone ? `+63917000000${account.phone}` : `+63918${String(1_000_000 + index)}`,
      account.phone ? `${account.username}@example.com` : '',
      account.phone ? 1 : 0,
      account.phone ? account.username.replace('demo_', 'Demo ') : '',
      account.vipLevel ?? index % 4,
      account.isDisabled ? 1 : 0,
      account.isFirstTime ? 1 : 0,
      account.inviteCode ?? '',
      account.chatUnread ?? 0,
      now - account.createdDaysAgo * DAY - ((index * 3_700_000) % (DAY / 4)),
    );
    ids.set(account.username, id);
  });
}
