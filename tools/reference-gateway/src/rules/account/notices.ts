import type { CallContext } from '../call/context';
import type { MemberRow } from './members';
import { sendMail, SENT_KEPT_FOR } from './mails';

/** A change that whoever holds the account hears of, whoever made it. */
export type NoticePurpose =
  | 'password.changed'
  | 'email.changed'
  | 'phone.changed'
  | 'payment_password.changed'
  | 'payout_account.added'
  | 'payout_account.removed';

/** Tells the proven addresses of a member, as they were before the change. */
export function tellMember(context: CallContext, before: MemberRow, purpose: NoticePurpose): void {
  const { store, merchant, services, now } = context;
  if (before.email_proven) sendMail(context, { address: before.email, purpose, secret: '' });
  if (!before.phone_proven) return;
  store.run('DELETE FROM notices WHERE sent_at <= ?', now - SENT_KEPT_FOR);
  store.run(
    'INSERT INTO notices (merchant, phone, purpose, sent_at) VALUES (?, ?, ?, ?)',
    merchant.site,
    before.phone,
    purpose,
    now,
  );
  services.log({ event: 'sms.sent', merchant: merchant.code, purpose });
}
