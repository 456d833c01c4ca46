import type { CallContext } from '../app/context';

const KEPT_FOR = 24 * 60 * 60 * 1000;

/** "Sends" a temporary password: to the table of mails, and without address or password to the log. */
export function sendRecoveryMail(
  { store, merchant, services, now }: CallContext,
  address: string,
  secret: string,
): void {
  store.run('DELETE FROM mails WHERE sent_at <= ?', now - KEPT_FOR);
  store.run(
    'INSERT INTO mails (merchant, address, purpose, secret, sent_at) VALUES (?, ?, ?, ?, ?)',
    merchant.site,
    address,
    'recovery',
    secret,
    now,
  );
  services.log({ event: 'mail.sent', merchant: merchant.code, purpose: 'recovery' });
}
