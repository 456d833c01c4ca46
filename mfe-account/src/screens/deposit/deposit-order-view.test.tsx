import { act, screen } from '@testing-library/react';
import { cancelDeposit, depositState } from 'shared-contracts/api/endpoints/money';
import { fakeContext, SOME_MEMBER } from 'test-kit/fake-context';
import { renderInSite } from 'test-kit/render';
import { texts } from '../../testing/member-texts';
import { DepositScreen } from './deposit-screen';

const NOW = Date.UTC(2026, 4, 4, 12);
const BANK = { Bank: 'First Island Bank', 'Account number': '0048 2210 7745' };
const PENDING = { id: '71', state: 'pending' as const, amount: 500, expiresAt: NOW + 30 * 60_000 };

beforeEach(() => jest.useFakeTimers({ now: NOW }));
afterEach(() => jest.useRealTimers());

async function draw(reply: object = PENDING) {
  const context = fakeContext({ name: 'mfe-account', session: SOME_MEMBER });
  const holds = { open: 0 };
  Object.assign(context.release, {
    hold: () => {
      holds.open += 1;
      return () => void (holds.open -= 1);
    },
  });
  context.intents.handle('refreshWallet', () => 'refreshed');
  context.http.answer(depositState, { ...PENDING, ...reply });
  await act(async () => void renderInSite(<DepositScreen />, { context, texts, at: '/m/voucherCenter?order=71' }));
  await act(() => jest.advanceTimersByTimeAsync(0));
  const asked = () => context.http.callsOf(depositState).length;
  const pass = async (milliseconds: number) => {
    await act(() => jest.advanceTimersByTimeAsync(milliseconds));
    // What came is drawn by a timer of its own.
    await act(() => jest.advanceTimersByTimeAsync(5));
  };
  const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());
  const money = () => context.log.intents.filter(({ name }) => name === 'refreshWallet').length;
  return { context, holds, asked, pass, press, money };
}

test('a transfer shows what to transfer by, and the time that is left', async () => {
  const { holds } = await draw({ instructions: BANK });
  expect(screen.getByText('0048 2210 7745')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Copy: Account number' })).toBeInTheDocument();
  expect(screen.getByRole('timer')).toHaveTextContent('30:00');
  expect(screen.queryByRole('link', { name: 'Go to the payment page' })).not.toBeInTheDocument();
  expect(holds.open).toBe(1);
});

test('a page to pay on is a link; one that may not be followed is said', async () => {
  await draw({ payUrl: 'https://bank.example/pay' });
  expect(screen.getByRole('link', { name: 'Go to the payment page' })).toHaveAttribute('href', 'https://bank.example/pay');
}); // prettier-ignore

test('an address that may not be followed is said', async () => {
  await draw({ payUrl: 'javascript:alert(1)' });
  expect(screen.getByRole('alert')).toHaveTextContent('The payment page cannot be opened');
  expect(screen.queryByRole('link', { name: 'Go to the payment page' })).not.toBeInTheDocument();
});

test('it is asked for every 10 s, until the money is there, and then shows it in the wallet', async () => {
  const { context, asked, pass, holds, money } = await draw();
  expect(asked()).toBe(1);
  await pass(9_000);
  expect(asked()).toBe(1);
  await pass(1_000);
  expect(asked()).toBe(2);
  context.http.answer(depositState, { ...PENDING, state: 'paid' });
  await pass(10_000);
  expect(screen.getByRole('status')).toHaveTextContent('Deposit received₱500.00');
  expect([holds.open, money()]).toEqual([0, 1]);
  await pass(60_000);
  expect(asked()).toBe(3);
});

test('it is asked for by itself for 15 min, and then when somebody wants it', async () => {
  const { asked, pass, press } = await draw({ expiresAt: null });
  await pass(15 * 60_000);
  const before = asked();
  expect(before).toBe(91);
  await pass(60_000);
  expect(asked()).toBe(before);
  expect(screen.getByText('It takes longer than usual.')).toBeInTheDocument();
  await press('Check now');
  expect(asked()).toBe(before + 1);
  await pass(10_000);
  expect(asked()).toBe(before + 2);
});

test('nobody asks while the page is hidden', async () => {
  const { asked, pass } = await draw();
  const hide = (state: string) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: state });
    act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  };
  hide('hidden');
  await pass(60_000);
  expect(asked()).toBe(1);
  hide('visible');
  await pass(0);
  expect(asked()).toBe(2);
});

test('who says to have paid is told that it is checked, at once', async () => {
  const { asked, press } = await draw({ instructions: BANK });
  await press('I have paid');
  expect(asked()).toBe(2);
  expect(screen.getByText('Your money is on its way')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'I have paid' })).not.toBeInTheDocument();
});

test('when its time is over it is asked for at once', async () => {
  const { context, asked, pass } = await draw({ expiresAt: NOW + 4_000 });
  context.http.answer(depositState, { ...PENDING, state: 'expired' });
  await pass(4_000);
  expect(asked()).toBe(2);
  expect(screen.getByRole('status')).toHaveTextContent('This deposit has expired');
  expect(screen.getByRole('link', { name: 'Make a new deposit' })).toHaveAttribute('href', '/m/voucherCenter');
});

test('a payment that failed is said, with a new one on offer', async () => {
  const { money } = await draw({ state: 'failed' });
  expect(screen.getByRole('status')).toHaveTextContent('The payment did not go through');
  expect(screen.getByRole('link', { name: 'Make a new deposit' })).toBeInTheDocument();
  expect(money()).toBe(0);
});

test('a failed question keeps what is known; an unknown order leads to a new one', async () => {
  const { context, pass } = await draw();
  context.http.fail(depositState, { kind: 'timeout' });
  await pass(10_000);
  expect(screen.getByText('The state did not load.')).toBeInTheDocument();
  expect(screen.getByText('₱500.00')).toBeInTheDocument();
});

test('an order that is not there', async () => {
  const context = fakeContext({ name: 'mfe-account', session: SOME_MEMBER });
  context.http.fail(depositState, { kind: 'rejected', code: 'not_found', status: 404, message: '' });
  await act(async () => void renderInSite(<DepositScreen />, { context, texts, at: '/m/voucherCenter?order=1' }));
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(screen.getByText('There is no such deposit')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Another deposit' })).toHaveAttribute('href', '/m/voucherCenter');
});

test('a paid deposit names its bonus, and leads to how far it is played', async () => {
  await draw({ state: 'paid', bonus: { promotion: 'Monday reload', amount: 100 } });
  expect(screen.getByText('₱100.00 bonus from Monday reload')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See the progress of the bonus' })).toHaveAttribute(
    'href',
    '/m/rewardCenter',
  );
});

test.each([{ state: 'paid' }, { state: 'failed', bonus: { promotion: 'Monday reload', amount: 100 } }])(
  'a deposit without a bonus, or without its money, leads to none: %j',
  async (reply) => {
    await draw(reply);
    expect(screen.queryByRole('link', { name: 'See the progress of the bonus' })).not.toBeInTheDocument();
  },
);

test('a coin is sent by its code, network and exact amount, with the rate and its time', async () => {
  const crypto = {
    network: 'TRC-20', address: 'TDemo7Zk3mQx9vBn2pLs5wRt8yHc4fJd6a', coin: 'USDT', amount: '8.55', rate: 58.5, rateAt: NOW,
  }; // prettier-ignore
  await draw({ crypto });
  expect(screen.getByText('TRC-20')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Copy: Amount in USDT' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Copy: Wallet address' })).toBeInTheDocument();
  expect(screen.getByText('8.55')).toBeInTheDocument();
  const rate = screen.getByText(/1 USDT = ₱58\.50/);
  expect(rate.parentElement?.querySelector('time')).toHaveAttribute('datetime', new Date(NOW).toISOString());
  expect(screen.getByText(/by TRC-20 only/)).toBeInTheDocument();
});

test('a pending deposit is called off after a question, and then says so', async () => {
  const { context, press, holds } = await draw({ instructions: BANK });
  context.http.answer(cancelDeposit, { ...PENDING, state: 'cancelled' });
  await press('Call it off');
  await act(() => jest.advanceTimersByTimeAsync(5));
  expect(context.log.questions).toMatchObject([{ title: 'Call this deposit off?', danger: true }]);
  expect(context.http.callsOf(cancelDeposit).map(({ request }) => request)).toEqual([{ id: '71' }]);
  expect(screen.getByRole('status')).toHaveTextContent('This deposit was called off');
  expect(holds.open).toBe(0);
});
