import type { Store } from '../../data/store/store';

/** A row of the table of members. */
export interface MemberRow {
  readonly id: number;
  readonly merchant: string;
  readonly username: string;
  readonly type: number;
  readonly parent_id: number | null;
  readonly password_hash: string;
  readonly payment_password_hash: string | null;
  readonly nickname: string;
  /** E.164; empty where there is none. */
  readonly phone: string;
  /** Whether a code sent to the number, or a third party, has proven it. */
  readonly phone_proven: number;
  readonly email: string;
  /** Whether a code sent to the address has proven it. */
  readonly email_proven: number;
  readonly payee_name: string;
  readonly vip_level: number;
  readonly icon: string;
  readonly disabled: number;
  readonly first_time: number;
  readonly invite_code: string;
  readonly chat_unread: number;
  readonly created_at: number;
  readonly expires_at: number | null;
}

/** The member of a session; it exists as long as the session does. */
export function memberById(store: Store, id: number): MemberRow {
  const row = store.get<MemberRow>('SELECT * FROM members WHERE id = ?', id);
  if (!row) throw new Error('a session without its member');
  return row;
}

/** Usernames are kept in lower case; signing in does not mind. */
export function memberByUsername(store: Store, merchant: string, username: string): MemberRow | undefined {
  return store.get<MemberRow>(
    'SELECT * FROM members WHERE merchant = ? AND username = ?',
    merchant,
    username.trim().toLowerCase(),
  );
}

/** Who has proven to hold a number (E.164). What somebody only wrote down identifies nobody. */
export function memberByPhone(store: Store, merchant: string, e164: string): MemberRow | undefined {
  return store.get<MemberRow>(
    'SELECT * FROM members WHERE merchant = ? AND phone = ? AND phone_proven = 1',
    merchant,
    e164,
  );
}

/** Those who have proven a number that ends as this text does; by its last four signs, for which there is an index. */
export function membersByPhoneEnd(store: Store, merchant: string, digits: string): MemberRow[] {
  return store.all<MemberRow>(
    'SELECT * FROM members WHERE merchant = ? AND substr(phone, -4) = ? AND phone_proven = 1',
    merchant,
    digits.slice(-4),
  );
}

/** Who has proven to read an address; upper and lower case are one. */
export function memberByEmail(store: Store, merchant: string, email: string): MemberRow | undefined {
  return store.get<MemberRow>(
    'SELECT * FROM members WHERE merchant = ? AND lower(email) = lower(?) AND email_proven = 1',
    merchant,
    email.trim(),
  );
}

/** The first letter and the domain stay. */
export function maskedEmail(email: string): string {
  return email.replace(/^(.)[^@]*@/, '$1***@');
}

/** The first letter stays. */
export function maskedName(name: string): string {
  return name === '' ? '' : `${name.charAt(0)}***`;
}
