import { href } from 'shared-contracts/paths';
import type { HostServices } from '../host/host-services';
import type { AcceptedMessage } from './check-message';

/** What messages change. */
export type AppliedTo = Pick<HostServices, 'wallet' | 'unread' | 'events' | 'overlays' | 'navigation'>;

/** Says in the player's language that a deposit was paid, and names the way to it. */
export type SayPaid = (amount: number, currencySymbol: string) => { readonly text: string; readonly link: string };

/** Brings a message to where the page keeps or shows what it is about. */
export function applyMessage(host: AppliedTo, { kind, content }: AcceptedMessage, sayPaid: SayPaid): void {
  const { wallet, unread, events, overlays, navigation } = host;
  switch (kind) {
    case 'balance':
      return wallet.take(content);
    case 'unread':
      return unread.take(content);
    case 'winners':
      if (content.list.length > 0) events.emit('winners.added', { list: content.list });
      return undefined;
    case 'jackpot':
      return events.emit('jackpot.changed', { amount: content.amount });
    case 'draws':
      return events.emit('lottery.drawn', { list: content.list, now: content.now });
    case 'deposit': {
      const { id, state, amount, currencySymbol } = content;
      events.emit('deposit.ended', { id, state, amount });
      if (state !== 'paid') return undefined;
      const path = href('deposit', { order: id });
      const here = navigation.here();
      // Who looks at the order sees it there.
      if (`${here.pathname}${here.search}` === path) return undefined;
      const { text, link } = sayPaid(amount, currencySymbol);
      overlays.linkedToast('success', text, { path, text: link });
      return undefined;
    }
  }
}
