import { randomInt } from 'node:crypto';
import type { SmsPurpose } from 'shared-contracts/api/endpoints/recovery';
import type { CallContext } from '../app/context';

const LIFETIME = 5 * 60 * 1000;
const MAX_ATTEMPTS = 5;

interface CodeRow {
  readonly id: number;
  readonly code: string;
}

/** Whose code, and what for; the number is the plain national one. */
export interface SmsTarget {
  readonly mobile: string;
  readonly dialingCode: string;
  readonly purpose: SmsPurpose;
}

/** Makes a code and "sends" it: to the table of codes, and without number or code to the log. */
export function issueSmsCode({ store, merchant, services, now }: CallContext, target: SmsTarget): void {
  const code = String(randomInt(100_000, 1_000_000));
  store.run('DELETE FROM sms_codes WHERE sent_at <= ?', now - LIFETIME);
  store.run(
    'INSERT INTO sms_codes (merchant, mobile, dialing_code, purpose, code, sent_at) VALUES (?, ?, ?, ?, ?, ?)',
    merchant.site,
    target.mobile,
    target.dialingCode,
    target.purpose,
    code,
    now,
  );
  services.log({ event: 'sms.sent', merchant: merchant.code, purpose: target.purpose });
}

/** Whether a code is right; it stays usable, but every try counts. */
export function checkSmsCode(context: CallContext, target: SmsTarget & { readonly code: string }): boolean {
  return findSmsCode(context, target) !== undefined;
}

/** Whether a code is right; then it is used up. After five tries a code is dead. */
export function takeSmsCode(context: CallContext, target: SmsTarget & { readonly code: string }): boolean {
  const id = findSmsCode(context, target);
  if (id !== undefined) markSmsCodeUsed(context, id);
  return id !== undefined;
}

export function markSmsCodeUsed({ store }: CallContext, id: number): void {
  store.run('UPDATE sms_codes SET used = 1 WHERE id = ?', id);
}

/** The id of the code where it is right; every try counts. */
export function findSmsCode(
  { store, merchant, now }: CallContext,
  target: SmsTarget & { readonly code: string },
): number | undefined {
  const row = store.get<CodeRow>(
    `SELECT id, code FROM sms_codes WHERE merchant = ? AND mobile = ? AND dialing_code = ? AND purpose = ?
     AND used = 0 AND attempts < ? AND sent_at > ? ORDER BY id DESC LIMIT 1`,
    merchant.site,
    target.mobile,
    target.dialingCode,
    target.purpose,
    MAX_ATTEMPTS,
    now - LIFETIME,
  );
  if (!row) return undefined;
  store.run('UPDATE sms_codes SET attempts = attempts + 1 WHERE id = ?', row.id);
  return row.code === target.code.trim() ? row.id : undefined;
}
