import { act } from '@testing-library/react';
import { winners } from 'shared-contracts/api/endpoints/games';
import { fakeContext } from 'test-kit/fake-context';
import { renderHookInSite } from 'test-kit/render';
import { useWinners, WINNERS_EVERY_MS } from './use-winners';

const winner = (customerName: string) => ({
  vo: { customerName, gameName: '', winAmount: 1, gameCategory: 'RNG', vassalage: 'PP', gameId: '1', nodeId: '1' },
});

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

async function follow() {
  const context = fakeContext({ name: 'mfe-games' });
  context.http.answer(winners, { list: [winner('a')] });
  const { result } = renderHookInSite(() => useWinners(), { context });
  const names = () => result.current?.map(({ vo }) => vo.customerName) ?? null;
  expect(names()).toBeNull();
  await act(() => jest.advanceTimersByTimeAsync(1));
  return { context, names, asked: () => context.http.callsOf(winners).length };
}

it('adds what the host tells to what was read', async () => {
  const { context, names, asked } = await follow();
  expect(names()).toEqual(['a']);
  act(() => context.tell('winners.added', { list: [winner('c'), winner('b')] }));
  act(() => context.tell('winners.added', { list: [winner('d')] }));
  expect(names()).toEqual(['d', 'c', 'b', 'a']);
  await act(() => jest.advanceTimersByTimeAsync(5 * WINNERS_EVERY_MS));
  expect(asked()).toBe(1);
});

it('asks once a minute where no channel tells them, and the answer replaces what was told', async () => {
  const { context, names, asked } = await follow();
  act(() => context.tell('winners.added', { list: [winner('b')] }));
  act(() => context.tell('live.changed', { mode: 'polling', kinds: [] }));
  context.http.answer(winners, { list: [winner('e')] });
  await act(() => jest.advanceTimersByTimeAsync(WINNERS_EVERY_MS + 1));
  expect(asked()).toBe(2);
  expect(names()).toEqual(['e']);
});
