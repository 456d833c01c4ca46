import { accountSeeds, DEMO_PASSWORD, DEMO_PAYMENT_PASSWORD } from '../data/accounts';
import type { Merchant } from '../data/merchants';
import type { Store } from '../data/store/store';
import type { PasswordHasher } from '../rules/security/passwords';

const DAY = 24 * 60 * 60 * 1000;

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
