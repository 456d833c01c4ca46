import type { EventBusFor } from 'shared-contracts/events/event-map';
import { applyMessage, type AppliedTo } from './apply-message';
import type { AcceptedMessage } from './check-message';

function makePage(here: { pathname: string; search: string } = { pathname: '/m/home', search: '' }) {
  const told: unknown[] = [];
  const [wallet, unread] = [{ take: jest.fn() }, { take: jest.fn() }];
  const linkedToast = jest.fn();
  const events = { on: jest.fn(), emit: (...event: unknown[]) => void told.push(event) };
  const page = {
    wallet,
    unread,
    events: events as unknown as EventBusFor<'host-shell'>,
    overlays: { linkedToast },
    navigation: { here: () => here },
  } as unknown as AppliedTo;
  const apply = (message: AcceptedMessage) =>
    applyMessage(page, message, (amount, symbol) => ({ text: `${symbol}${amount} came`, link: 'View' }));
  return { apply, told, wallet, unread, linkedToast };
}

const DEPOSIT = { account: 'ana', id: '71', state: 'paid', amount: 500, currencySymbol: '₱' } as const;
const PAID = { kind: 'deposit', content: DEPOSIT } as const;

it('brings states to who keeps them', () => {
  const { apply, wallet, unread } = makePage();
  const balance = { account: 'ana', sumBalance: 3, currencySymbol: '₱' };
  apply({ kind: 'balance', content: balance });
  expect(wallet.take).toHaveBeenCalledWith(balance);
  const counts = { account: 'ana', announcement: 1, chat: 0, inbox: 2 };
  apply({ kind: 'unread', content: counts });
  expect(unread.take).toHaveBeenCalledWith(counts);
});

it('tells the rest as events, without words that only the wire needs', () => {
  const { apply, told } = makePage();
  apply({ kind: 'jackpot', content: { amount: 9 } });
  apply({ kind: 'winners', content: { list: [] } });
  apply({ kind: 'draws', content: { list: [], now: 5 } });
  apply(PAID);
  expect(told).toEqual([
    ['jackpot.changed', { amount: 9 }],
    ['lottery.drawn', { list: [], now: 5 }],
    ['deposit.ended', { id: '71', state: 'paid', amount: 500 }],
  ]);
});

it('says that a deposit was paid, with the way to it', () => {
  const { apply, linkedToast } = makePage();
  apply(PAID);
  expect(linkedToast).toHaveBeenCalledWith('success', '₱500 came', { path: '/m/voucherCenter?order=71', text: 'View' });
});

it('says nothing to who looks at that deposit', () => {
  const { apply, linkedToast, told } = makePage({ pathname: '/m/voucherCenter', search: '?order=71' });
  apply(PAID);
  expect(linkedToast).not.toHaveBeenCalled();
  expect(told).toHaveLength(1);
});

it.each(['failed', 'expired', 'other'] as const)('leaves a deposit that is %s to its own screen', (state) => {
  const { apply, linkedToast, told } = makePage();
  apply({ kind: 'deposit', content: { ...DEPOSIT, state } });
  expect(linkedToast).not.toHaveBeenCalled();
  expect(told).toHaveLength(1);
});
