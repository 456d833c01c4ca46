import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NO_LIMITS, readLimits, withDailyDeposit, writeLimits, type PlayLimits } from 'shared-contracts/play-limits';
import { SOME_MEMBER } from 'test-kit/fake-context';
import { dayOfDevice } from '../../store/use-play-limits';
import { amount, drawDeposit, orders, send } from '../../testing/draw-deposit';

const ACCOUNT = SOME_MEMBER.status === 'member' ? SOME_MEMBER.userName : '';
const LIMITED: PlayLimits = { ...NO_LIMITS, dailyDeposit: 500 };
const DAY = 24 * 60 * 60 * 1000;
const NOON = Date.UTC(2026, 4, 4, 12);
const USED_UP =
  'You have deposited what you allowed yourself today. Come back tomorrow; a higher limit holds from then too.';

beforeEach(() => {
  jest.useFakeTimers({ now: NOON, doNotFake: ['setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask'] });
});
afterEach(() => {
  jest.useRealTimers();
});

async function show({ isOffered = true, limits = LIMITED } = {}) {
  const whitelabel = { flags: { RESPGAMING3: isOffered }, promotions: {}, menus: [], dividendDisplay: false };
  const { context, show: draw } = drawDeposit({ whitelabel });
  const keep = (kept: PlayLimits): void => context.storage.setLocal('playLimits', writeLimits(null, ACCOUNT, kept));
  keep(limits);
  await draw();
  const deposit = async (sum: string): Promise<void> => {
    await userEvent.clear(amount());
    await userEvent.type(amount(), sum);
    await send();
  };
  const read = () => readLimits(context.storage.getLocal('playLimits'), ACCOUNT, dayOfDevice());
  const sent = () => orders(context).map(({ request }) => (request as { readonly amount: number }).amount);
  return { context, deposit, keep, read, sent, told: () => context.log.toasts };
}

test('more than the day’s own limit is not sent, and what to do instead is said', async () => {
  const { deposit, sent, told } = await show();
  await deposit('501');
  expect(sent()).toEqual([]);
  expect(amount()).toHaveAccessibleDescription(
    /^That is more than you allowed yourself today\. Enter ₱500\.00 or less; a higher limit is set in the member centre and holds from tomorrow\./,
  );
  expect(amount()).toHaveFocus();
  expect(told()).toEqual([]);
  expect(amount()).toHaveValue('501');
  await deposit('500');
  expect(sent()).toEqual([500]);
});

test('the deposits of a day count together, and the next day begins anew', async () => {
  const { deposit, sent, read } = await show();
  await deposit('300');
  await deposit('201');
  expect(amount()).toHaveAccessibleDescription(expect.stringContaining('Enter ₱200.00 or less'));
  await deposit('200');
  expect(read().deposited.sum).toBe(500);
  await deposit('100');
  expect(amount()).toHaveAccessibleDescription(expect.stringContaining(USED_UP));
  expect(sent()).toEqual([300, 200]);
  jest.setSystemTime(NOON + DAY);
  await deposit('400');
  expect(sent()).toEqual([300, 200, 400]);
});

test.each<[string, number, string, number[], number[]]>([
  ['a lower limit holds at once', 200, '300', [], []],
  ['a higher one holds from the next day', 900, '450', [], [450]],
])('%s', async (_name, wished, sum, today, tomorrow) => {
  const limits = { ...NO_LIMITS, dailyDeposit: 400 };
  const { deposit, sent, keep } = await show({ limits });
  keep(withDailyDeposit(limits, wished, dayOfDevice(1)));
  await deposit(sum);
  expect(sent()).toEqual(today);
  jest.setSystemTime(NOON + DAY);
  await deposit(sum);
  expect(sent()).toEqual(tomorrow);
});

test('where the merchant offers no limits none holds', async () => {
  const { deposit, sent, told } = await show({ isOffered: false });
  await deposit('5000');
  expect(sent()).toEqual([5000]);
  expect(told()).toEqual([]);
  expect(screen.queryByText(USED_UP)).not.toBeInTheDocument();
});
