import type { Store } from '../db/store';

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
  readonly dialing_code: string;
  readonly mobile: string;
  readonly email: string;
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

/** By the national number, with or without its leading zero. */
export function memberByMobile(
  store: Store,
  merchant: string,
  mobile: string,
  dialingCode: string,
): MemberRow | undefined {
  return store.get<MemberRow>(
    "SELECT * FROM members WHERE merchant = ? AND mobile <> '' AND ltrim(mobile, '0') = ? AND dialing_code = ? ORDER BY id LIMIT 1",
    merchant,
    nationalNumber(mobile),
    plainDialingCode(dialingCode),
  );
}

/** Upper and lower case are one address. */
export function memberByEmail(store: Store, merchant: string, email: string): MemberRow | undefined {
  return store.get<MemberRow>(
    "SELECT * FROM members WHERE merchant = ? AND email <> '' AND lower(email) = lower(?) ORDER BY id LIMIT 1",
    merchant,
    email.trim(),
  );
}

export function nationalNumber(mobile: string): string {
  return mobile.replace(/\D/g, '').replace(/^0+/, '');
}

/** No country's code begins with a zero: `+63`, `063` and `0063` are one, also where codes are counted. */
export function plainDialingCode(dialingCode: string): string {
  return dialingCode.replace(/\D/g, '').replace(/^0+/, '');
}

/** All but the last four digits hidden; empty stays empty. */
export function maskedMobile(mobile: string): string {
  return mobile.replace(/\d(?=\d{4})/g, '*');
}

/** The first letter and the domain stay. */
export function maskedEmail(email: string): string {
  return email.replace(/^(.)[^@]*@/, '$1***@');
}

/** The first letter stays. */
export function maskedName(name: string): string {
  return name === '' ? '' : `${name.charAt(0)}***`;
}
