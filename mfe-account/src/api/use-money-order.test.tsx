import { act, renderHook } from '@testing-library/react';
import type { ApiFailure } from 'shared-contracts/api/api-error';
import { createDeposit, createWithdrawal } from 'shared-contracts/api/endpoints/money';
import { SESSION_KEY } from 'shared-contracts/storage';
import { RemoteContextProvider } from 'shared-kit/remote';
import { fakeContext, SOME_MEMBER } from 'test-kit/fake-context';
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

function setUp() {
  const context = fakeContext({ name: 'mfe-account', session: SOME_MEMBER });
  context.http.answer(createDeposit, REPLY);
  const openDesk = () =>
    renderHook(() => useMoneyOrder(createDeposit), {
      wrapper: ({ children }) => <RemoteContextProvider value={context}>{children}</RemoteContextProvider>,
    });
  let desk = openDesk();
  const result = () => desk.result.current;
  const send = (order: typeof ORDER = ORDER) => act(() => result().send(order));
  const keys = () => context.http.calls.map(({ options }) => options.idempotencyKey);
  /** The page is gone, and what the tab kept is there for the next one. */
  const reload = () => {
    desk.unmount();
    desk = openDesk();
  };
  return { context, result, send, keys, reload };
}

test('every finished order has a key of its own, equal orders too', async () => {
  const { context, send, keys } = setUp();
  expect(await send()).toMatchObject({ kind: 'done', reply: { id: '7' } });
  await send();
  expect(new Set(keys()).size).toBe(2);
  expect(keys().every((key) => /^[\da-f-]{36}$/.test(key ?? ''))).toBe(true);
  expect(context.storage.getSession(SESSION_KEY.openOrders)).toBe('[]');
});

test.each<ApiFailure>([
  { kind: 'timeout' },
  { kind: 'network', offline: false },
  { kind: 'malformed', detail: 'x' },
  { kind: 'rejected', code: 'internal', status: 500, message: '' },
])('after %j the same order is tried again under the same key', async (failure) => {
  const { context, send, keys, result } = setUp();
  context.http.fail(createDeposit, failure);
  expect(await send()).toEqual({ kind: 'doubt' });
  expect(result().notice).toEqual({ kind: 'doubt', amount: 500 });
  context.http.answer(createDeposit, REPLY);
  expect(await send()).toMatchObject({ kind: 'done' });
  expect(result().notice).toBeUndefined();
  expect(keys()[0]).toBe(keys()[1]);
});

test('another amount is another order; what else differs is the server’s to find', async () => {
  const { context, send, keys, result } = setUp();
  context.http.fail(createDeposit, { kind: 'timeout' });
  await send();
  await send({ ...ORDER, methodId: 'another' });
  await send({ ...ORDER, amount: 600 });
  expect(keys()[0]).toBe(keys()[1]);
  expect(keys()[2]).not.toBe(keys()[0]);
  context.http.answer(createDeposit, REPLY);
  await send({ ...ORDER, amount: 600 });
  expect(result().notice).toEqual({ kind: 'doubt', amount: 500 });
});

test('a second press while the first is under way sends nothing', async () => {
  const { context, result } = setUp();
  context.http.hang(createDeposit);
  await act(async () => {
    void result().send(ORDER);
    expect(await result().send(ORDER)).toEqual({ kind: 'ignored' });
  });
  expect(result().isSending).toBe(true);
  expect(context.http.calls).toHaveLength(1);
});

test('a refusal is told, and leaves no doubt', async () => {
  const { context, send, result } = setUp();
  const failure = rejected('balance.low');
  context.http.fail(createDeposit, failure);
  expect(await send()).toMatchObject({ kind: 'refused', failure });
  expect([result().notice, result().isSending]).toEqual([undefined, false]);
  expect(context.storage.getSession(SESSION_KEY.openOrders)).toBe('[]');
});

describe('a page that went away before the answer came', () => {
  test('leaves key, call, amount and time, and nothing else', async () => {
    const { context, result, keys } = setUp();
    context.http.hang(createDeposit);
    act(() => void result().send(ORDER));
    const kept = JSON.parse(context.storage.getSession(SESSION_KEY.openOrders) ?? '') as object[];
    expect(kept).toEqual([{ call: 'R-30', key: keys()[0], amount: 500, at: expect.any(Number) }]);
  });

  test('the next one says so, and tries again under the same key', async () => {
    const { context, result, send, keys, reload } = setUp();
    context.http.hang(createDeposit);
    act(() => void result().send(ORDER));
    reload();
    expect(result().notice).toEqual({ kind: 'doubt', amount: 500 });
    context.http.answer(createDeposit, REPLY);
    await send();
    expect(keys()[1]).toBe(keys()[0]);
    reload();
    expect(result().notice).toBeUndefined();
  });

  test('a withdrawal is none of the deposits', () => {
    const { context, result } = setUp();
    context.http.hang(createDeposit);
    act(() => void result().send(ORDER));
    const { result: other } = renderHook(() => useMoneyOrder(createWithdrawal), {
      wrapper: ({ children }) => <RemoteContextProvider value={context}>{children}</RemoteContextProvider>,
    });
    expect(other.current.notice).toBeUndefined();
  });

  test('a key that came with another content tells that the first order was made; the next is a new one', async () => {
    const { context, result, send, keys, reload } = setUp();
    context.http.fail(createDeposit, { kind: 'timeout' });
    await send();
    reload();
    context.http.fail(createDeposit, REUSED);
    expect(await send({ ...ORDER, fields: { payer: 'Bob Lee' } })).toEqual({ kind: 'known' });
    expect(result().notice).toEqual({ kind: 'known', amount: 500 });
    context.http.answer(createDeposit, REPLY);
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
    const { context, result, send, keys } = setUp();
    context.http.fail(createDeposit, { kind: 'timeout' });
    await send();
    context.http.fail(createDeposit, failure);
    expect(await send()).toMatchObject({ kind: 'refused' });
    expect(result().notice !== undefined).toBe(isLeft);
    context.http.answer(createDeposit, REPLY);
    await send();
    expect(keys()[2] === keys()[0]).toBe(isLeft);
  });
});
