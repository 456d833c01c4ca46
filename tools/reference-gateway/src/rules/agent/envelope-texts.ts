import type { InboxData } from '../../data/inbox-messages';
import { figures, texts, type Texts } from '../../data/texts';
import { escapeHtml } from '../escape';

/** A red envelope as it reaches whom it was sent to. */
export interface Envelope {
  readonly sender: string;
  /** In whole units of the currency. */
  readonly amount: number;
  readonly symbol: string;
  /** As the sender typed it; empty without one. */
  readonly greeting: string;
}

/** The message that comes with it; the greeting is text that somebody typed, and the content HTML. */
export function envelopeMessage({ sender, amount, symbol, greeting }: Envelope): InboxData {
  const sum = figures(amount, 2);
  const quote = greeting === '' ? '' : `<blockquote>${escapeHtml(greeting)}</blockquote>`;
  const content = (sentence: (amount: string) => string, language: keyof Texts) =>
    `${quote}<p>${sentence(`<strong>${escapeHtml(symbol)}${sum[language]}</strong>`)}</p>`;
  return {
    title: texts(
      `A red envelope from ${sender}`,
      `${sender}送您一个红包`,
      `Angpao dari ${sender}`,
      `Ampao mula kay ${sender}`,
    ),
    content: texts(
      content((money) => `${money} is in your wallet.`, 'EN'),
      content((money) => `${money} 已存入您的钱包。`, 'CN'),
      content((money) => `${money} sudah masuk ke dompet Anda.`, 'ID'),
      content((money) => `Nasa wallet mo na ang ${money}.`, 'TY'),
    ),
  };
}
