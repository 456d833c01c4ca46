import type { ApiFailure } from 'shared-contracts/api/api-error';
import {
  isSameWish,
  readOpenOrders,
  saysOrderWasMade,
  saysOrderWasNotMade,
  withOpenOrder,
  withoutOpenOrder,
  type OpenOrder,
} from './open-orders';

const NOW = 1_800_000_000_000;
const DAY = 86_400_000;
const order = (key: string, amount: number, at = NOW, desk = 'R-30'): OpenOrder => ({ desk, key, amount, at });

test('orders are kept by desk and amount, the newest first, five of them', () => {
  let kept: string | null = null;
  for (let index = 1; index <= 6; index += 1) kept = withOpenOrder(kept, order(`key-${index}`, index));
  kept = withOpenOrder(kept, order('key-again', 4));
  kept = withOpenOrder(kept, order('key-out', 4, NOW, 'R-33'));
  expect(readOpenOrders(kept, NOW).map(({ key }) => key)).toEqual(['key-out', 'key-again', 'key-6', 'key-5', 'key-3']);
  kept = withoutOpenOrder(kept, 'key-6', NOW);
  expect(readOpenOrders(kept, NOW).map(({ key }) => key)).toEqual(['key-out', 'key-again', 'key-5', 'key-3']);
  expect(Object.keys(readOpenOrders(kept, NOW)[0] ?? {}).sort()).toEqual(['amount', 'at', 'desk', 'key']);
});

test('an order is known for a day, and not before it was sent', () => {
  const kept = withOpenOrder(null, order('key-1', 5));
  expect(readOpenOrders(kept, NOW + DAY - 1)).toHaveLength(1);
  expect(readOpenOrders(kept, NOW + DAY)).toEqual([]);
  expect(readOpenOrders(kept, NOW - 1)).toEqual([]);
});

test.each([null, '', '{', '{}', 'null', '[{"key":1}]', '["R-30"]'])('%j holds no order', (text) => {
  expect(readOpenOrders(text, NOW)).toEqual([]);
  expect(readOpenOrders(withOpenOrder(text, order('key-1', 5)), NOW)).toHaveLength(1);
});

test.each([
  [order('a', 5), order('b', 5), true],
  [order('a', 5), order('a', 5.01), false],
  [order('a', 5), order('a', 5, NOW, 'R-33'), false],
])('%j and %j are the same wish: %s', (one, other, expected) => {
  expect(isSameWish(one, other)).toBe(expected);
});

const rejected = (code: string, value?: unknown): ApiFailure => ({
  kind: 'rejected',
  code,
  status: 422,
  message: '',
  value,
});

test.each<[ApiFailure, boolean, boolean]>([
  [rejected('validation.failed', { fields: { 'Idempotency-Key': 'reused' } }), true, false],
  [rejected('validation.failed', { fields: { 'Idempotency-Key': 'required' } }), false, false],
  [rejected('validation.failed', { fields: { amount: 'reused' } }), false, false],
  [rejected('validation.failed', 'reused'), false, false],
  [rejected('balance.low', { fields: { 'Idempotency-Key': 'reused' } }), false, true],
  [rejected('amount.range'), false, true],
  [rejected('turnover.unmet'), false, true],
  [rejected('payment_password.wrong'), false, true],
  [rejected('order.expired'), false, true],
  [rejected('rate.limited'), false, false],
  [{ kind: 'unauthorised', code: 'session.expired' }, false, false],
  [{ kind: 'forbidden', code: 'feature.off' }, false, false],
  [{ kind: 'timeout' }, false, false],
])('%j: made %s, not made %s', (failure, wasMade, wasNotMade) => {
  expect(saysOrderWasMade(failure)).toBe(wasMade);
  expect(saysOrderWasNotMade(failure)).toBe(wasNotMade);
});
