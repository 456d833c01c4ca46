import { act, renderHook } from '@testing-library/react';
import type { ApiClient, CallOptions } from 'shared-contracts/api/api-client';
import { apiError, type ApiFailure } from 'shared-contracts/api/api-error';
import { createDeposit } from 'shared-contracts/api/endpoints/money';
import { SESSION_KEY } from 'shared-contracts/storage';
import { smallContext } from '../testing/small-context';
import { useMoneyOrder } from './use-money-order';

const ORDER = { methodId: 'bank', amount: 500, fields: { payer: 'Ann Lee' } };
const REPLY = { id: '7', state: 'pending' as const };
const REUSED: ApiFailure = {
  kind: 'rejected',
  code: 'validation.failed',
  status: 422,
  message: '',
  value: { fields: { 'Idempotency-Key': 'reused' } },
};
const rejected = (code: string): ApiFailure => ({ kind: 'rejected', code, status: 422, message: '' });

/** A page with one desk: what it sends, how it is answered, and what the tab keeps. */
function setUp() {
  const sent: CallOptions[] = [];
  const kept = new Map<string, string>();
  let reply: () => Promise<unknown> = () => Promise.resolve(REPLY);
  const call = (_endpoint: unknown, _request: unknown, options: CallOptions): Promise<unknown> => {
    sent.push(options);
    return reply();
  };
  const { wrapper } = smallContext({
    http: { call: call as ApiClient['call'] },
    storage: {
      getSession: (key: string) => kept.get(key) ?? null,
      setSession: (key: string, value: string) => void kept.set(key, value),
    },
  });
  const openDesk = (desk?: string) => renderHook(() => useMoneyOrder(createDeposit, desk), { wrapper });
  let desk = openDesk();
  const result = () => desk.result.current;
  const press = (order: typeof ORDER = ORDER, detail?: string) =>
    result().send(order, { amount: order.amount, ...(detail !== undefined && { detail }) });
  return {
    sent,
    result,
    press,
    openDesk,
    send: (order?: typeof ORDER, detail?: string) => act(() => press(order, detail)),
    keys: () => sent.map(({ idempotencyKey }) => idempotencyKey),
    kept: () => JSON.parse(kept.get(SESSION_KEY.openOrders) ?? 'null') as unknown,
    succeed: () => void (reply = () => Promise.resolve(REPLY)),
    fail: (failure: ApiFailure) => void (reply = () => Promise.reject(apiError(createDeposit.id, failure))),
    hang: () => void (reply = () => new Promise(() => undefined)),
    /** The page is gone, and what the tab kept is there for the next one. */
    reload: () => {
      desk.unmount();
      desk = openDesk();
    },
  };
}

test('every finished order has a key of its own, equal orders too', async () => {
  const { send, keys, kept } = setUp();
  expect(await send()).toMatchObject({ kind: 'done', reply: { id: '7' } });
  await send();
  expect(new Set(keys()).size).toBe(2);
  expect(keys().every((key) => /^[\da-f-]{36}$/.test(key ?? ''))).toBe(true);
  expect(kept()).toEqual([]);
});

test.each<ApiFailure>([
  { kind: 'timeout' },
  { kind: 'network', offline: false },
  { kind: 'malformed', detail: 'x' },
  { kind: 'rejected', code: 'internal', status: 500, message: '' },
])('after %j the same order is tried again under the same key', async (failure) => {
  const { result, send, keys, succeed, fail } = setUp();
  fail(failure);
  expect(await send()).toEqual({ kind: 'doubt' });
  expect(result().notice).toEqual({ kind: 'doubt', amount: 500 });
  succeed();
  expect(await send()).toMatchObject({ kind: 'done' });
  expect(result().notice).toBeUndefined();
  expect(keys()[0]).toBe(keys()[1]);
});

test('another amount is another order; what else differs is the server’s to find', async () => {
  const { result, send, keys, succeed, fail } = setUp();
  fail({ kind: 'timeout' });
  await send();
  await send({ ...ORDER, methodId: 'another' });
  await send({ ...ORDER, amount: 600 });
  expect(keys()[0]).toBe(keys()[1]);
  expect(keys()[2]).not.toBe(keys()[0]);
  succeed();
  await send({ ...ORDER, amount: 600 });
  expect(result().notice).toEqual({ kind: 'doubt', amount: 500 });
});

test('where the amount does not say it all, the detail tells orders apart', async () => {
  const { send, keys, fail } = setUp();
  fail({ kind: 'timeout' });
  await send(ORDER, 'ann 500');
  await send(ORDER, 'bob 500');
  await send(ORDER, 'ann 500');
  expect(keys()[2]).toBe(keys()[0]);
  expect(keys()[1]).not.toBe(keys()[0]);
});

test('a second press while the first is under way sends nothing', async () => {
  const { sent, result, press, hang } = setUp();
  hang();
  await act(async () => {
    void press();
    expect(await press()).toEqual({ kind: 'ignored' });
  });
  expect(result().isSending).toBe(true);
  expect(sent).toHaveLength(1);
});

test('a refusal is told, and leaves no doubt', async () => {
  const { result, send, kept, fail } = setUp();
  const failure = rejected('balance.low');
  fail(failure);
  expect(await send()).toMatchObject({ kind: 'refused', failure });
  expect([result().notice, result().isSending]).toEqual([undefined, false]);
  expect(kept()).toEqual([]);
});

describe('a page that went away before the answer came', () => {
  test('leaves key, call, amount and time, and nothing else', async () => {
    const { press, keys, kept, hang } = setUp();
    hang();
    act(() => void press());
    expect(kept()).toEqual([{ desk: 'R-30', key: keys()[0], amount: 500, at: expect.any(Number) }]);
  });

  test('the next one says so, and tries again under the same key', async () => {
    const { result, press, send, keys, succeed, hang, reload } = setUp();
    hang();
    act(() => void press());
    reload();
    expect(result().notice).toEqual({ kind: 'doubt', amount: 500 });
    succeed();
    await send();
    expect(keys()[1]).toBe(keys()[0]);
    reload();
    expect(result().notice).toBeUndefined();
  });

  test('another desk says nothing of it', async () => {
    const { press, openDesk, hang } = setUp();
    hang();
    act(() => void press());
    expect(openDesk('R-33').result.current.notice).toBeUndefined();
    expect(openDesk('R-30').result.current.notice).toEqual({ kind: 'doubt', amount: 500 });
  });

  test('a key that came with another content tells that the first order was made; the next is a new one', async () => {
    const { result, send, keys, succeed, fail, reload } = setUp();
    fail({ kind: 'timeout' });
    await send();
    reload();
    fail(REUSED);
    expect(await send({ ...ORDER, fields: { payer: 'Bob Lee' } })).toEqual({ kind: 'known' });
    expect(result().notice).toEqual({ kind: 'known', amount: 500 });
    succeed();
    await send();
    expect(keys()[1]).toBe(keys()[0]);
    expect(keys()[2]).not.toBe(keys()[0]);
    expect(result().notice).toBeUndefined();
  });

  test.each<[ApiFailure, boolean]>([
    [rejected('rate.limited'), true],
    [{ kind: 'forbidden', code: 'feature.off' }, true],
    [{ kind: 'network', offline: true }, true],
    [rejected('balance.low'), false],
  ])('%j leaves its doubt: %s', async (failure, isLeft) => {
    const { result, send, keys, succeed, fail } = setUp();
    fail({ kind: 'timeout' });
    await send();
    fail(failure);
    expect(await send()).toMatchObject({ kind: 'refused' });
    expect(result().notice !== undefined).toBe(isLeft);
    succeed();
    await send();
    expect(keys()[2] === keys()[0]).toBe(isLeft);
  });
});

test('an order that was made is felt, one that was not is none', async () => {
  const vibrate = jest.fn(() => true);
  Object.defineProperty(navigator, 'vibrate', { value: vibrate, configurable: true });
  const desk = setUp();
  desk.fail({ kind: 'network', offline: false });
  await desk.send();
  expect(vibrate).not.toHaveBeenCalled();
  desk.succeed();
  await desk.send();
  expect(vibrate).toHaveBeenCalledTimes(1);
  Reflect.deleteProperty(navigator, 'vibrate');
});
