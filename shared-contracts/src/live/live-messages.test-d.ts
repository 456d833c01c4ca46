import type { LIVE_MESSAGES, LiveKind, LiveMessages, WrittenLiveMessages } from './live-messages';

declare const messages: LiveMessages;
declare const later: LiveMessages;

export const balance: number = messages.balance.sumBalance;

// @ts-expect-error -- the jackpot is nobody's
export const owner: string = messages.jackpot.account;

// @ts-expect-error -- there is no such message
export const unknownMessage = messages.bonus;

// @ts-expect-error -- nor such a kind
export const unknownKind: LiveKind = 'bonus';

// @ts-expect-error -- every kind has a message
export const forgotten: Record<LiveKind, object> = {} as Omit<typeof LIVE_MESSAGES, 'draws'>;

// @ts-expect-error -- a balance says whose it is
export const anonymous: WrittenLiveMessages['balance'] = { sumBalance: 1, currencySymbol: '₱' };

// @ts-expect-error -- messages are read, not replaced
messages.balance = later.balance;
