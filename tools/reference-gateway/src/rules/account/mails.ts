import type { CallContext } from '../call/context';

/** How long what was sent can be read by the control API, ms. */
export const SENT_KEPT_FOR = 24 * 60 * 60 * 1000;

/** A mail; the secret is a temporary password, or empty where it only tells something. */
export interface Mail {
  readonly address: string;
  readonly purpose: string;
  readonly secret: string;
}

/** "Sends" a mail: to the table of mails, its secret in test mode only, and neither address nor secret to the log. */
export function sendMail({ store, merchant, services, now }: CallContext, { address, purpose, secret }: Mail): void {
  store.run('DELETE FROM mails WHERE sent_at <= ?', now - SENT_KEPT_FOR);
  store.run(
    'INSERT INTO mails (merchant, address, purpose, secret, sent_at) VALUES (?, ?, ?, ?, ?)',
    merchant.site,
    address,
    purpose,
    services.isTest ? secret : '',
    now,
  );
  services.log({ event: 'mail.sent', merchant: merchant.code, purpose });
}
