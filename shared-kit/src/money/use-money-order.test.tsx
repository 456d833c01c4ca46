import { act, renderHook } from '@testing-library/react';
import type { ApiClient, CallOptions } from 'shared-contracts/api/api-client';
import { apiError, type ApiFailure } from 'shared-contracts/api/api-error';
import { createDeposit } from 'shared-contracts/api/endpoints/money';
import { smallContext } from '../testing/small-context';
import { useMoneyOrder } from './use-money-order';

const ORDER = { methodId: 'bank', amount: 500 };
const REPLY = { id: '7', state: 'pending' as const };

/** Counts what was sent, and answers as told. */
function setUp() {
  const sent: CallOptions[] = [];
  let answer: () => unknown = () => REPLY;
  const call = async (_endpoint: unknown, _request: unknown, options: CallOptions): Promise<unknown> => {
    sent.push(options);
    return answer();
  };
  const { wrapper } = smallContext({ http: { call: call as ApiClient['call'] } });
  const { result } = renderHook(() => useMoneyOrder(createDeposit), { wrapper });
  return {
    result,
    sent,
    send: (order: typeof ORDER = ORDER, intention?: unknown) =>
      act(() => result.current.send(order, intention ?? order)),
    keys: () => sent.map(({ idempotencyKey }) => idempotencyKey),
    succeed: () => void (answer = () => REPLY),
    fail: (failure: ApiFailure) =>
      void (answer = () => {
        throw apiError(createDeposit.id, failure);
      }),
    hang: () => void (answer = () => new Promise(() => undefined)),
  };
}

test('every finished order has a key of its own, equal orders too', async () => {
  const { send, keys } = setUp();
  expect(await send()).toMatchObject({ kind: 'done', reply: { id: '7' } });
  await send();
  expect(new Set(keys()).size).toBe(2);
  expect(keys().every((key) => /^[\da-f-]{36}$/.test(key ?? ''))).toBe(true);
});

test.each<ApiFailure>([
  { kind: 'timeout' },
  { kind: 'network', offline: false },
  { kind: 'malformed', detail: 'x' },
  { kind: 'rejected', code: 'internal', status: 500, message: '' },
])('after %j the same order is tried again under the same key', async (failure) => {
  const { fail, succeed, send, keys, result } = setUp();
  fail(failure);
  expect(await send()).toEqual({ kind: 'doubt' });
  expect(result.current.isInDoubt).toBe(true);
  succeed();
  expect(await send()).toMatchObject({ kind: 'done' });
  expect(result.current.isInDoubt).toBe(false);
  expect(keys()[0]).toBe(keys()[1]);
});

test('another order is another key; a password is no part of what tells them apart', async () => {
  const { fail, send, keys } = setUp();
  fail({ kind: 'timeout' });
  await send({ ...ORDER, methodId: 'first try' }, { amount: 500 });
  await send({ ...ORDER, methodId: 'second try' }, { amount: 500 });
  await send(ORDER, { amount: 600 });
  expect(keys()[0]).toBe(keys()[1]);
  expect(keys()[2]).not.toBe(keys()[0]);
});

test('a second press while the first is under way sends nothing', async () => {
  const { hang, sent, result } = setUp();
  hang();
  await act(async () => {
    void result.current.send(ORDER);
    expect(await result.current.send(ORDER)).toEqual({ kind: 'ignored' });
  });
  expect(result.current.isSending).toBe(true);
  expect(sent).toHaveLength(1);
});

test('a refusal is told, and leaves no doubt', async () => {
  const { fail, send, result } = setUp();
  const failure: ApiFailure = { kind: 'rejected', code: 'balance.low', status: 422, message: '' };
  fail(failure);
  expect(await send()).toMatchObject({ kind: 'refused', failure });
  expect([result.current.isInDoubt, result.current.isSending]).toEqual([false, false]);
});
