import { act, waitFor } from '@testing-library/react';
import { requiredContracts } from 'shared-contracts/api/endpoints/agent';
import { dividends } from 'shared-contracts/api/endpoints/agent-money';
import { answerContract, contract } from 'shared-contracts/api/endpoints/contracts';
import { useEndpoint } from 'shared-kit/data';
import { renderHookInSite } from 'test-kit/render';
import { agentContext } from '../../testing/agent-site';
import { useContractAnswer } from './use-contract-answer';

const CONTRACT = { id: '5', version: 2, issuer: 'house', period: 'day', tiers: [], terms: '', state: 'pending' };

async function read() {
  const context = agentContext();
  context.http.answer(contract, CONTRACT);
  context.http.answer(answerContract, { state: 'active' });
  const hook = renderHookInSite(
    () => ({ ...useContractAnswer('salary'), read: useEndpoint(contract, { kind: 'salary' }) }),
    { context },
  );
  await waitFor(() => expect(hook.result.current.read.isSuccess).toBe(true));
  const answer = (accept: boolean) => act(async () => hook.result.current.answer(CONTRACT, accept));
  return { ...hook, context, answer, reads: () => context.http.callsOf(contract).length };
}

test.each([true, false])('is given to the version that was read: %s', async (accept) => {
  const { context, answer, client } = await read();
  const old = [requiredContracts, contract, dividends].map(({ id }) => [id, 'as it was before']);
  for (const key of old) client.setQueryData(key, 'old');
  expect(await answer(accept)).toBe('saved');
  expect(context.http.callsOf(answerContract).map(({ request }) => request)).toEqual([
    { kind: 'salary', id: '5', version: 2, accept },
  ]);
  expect(old.map((key) => client.getQueryData(key))).toEqual([undefined, undefined, undefined]);
});

test('tells which one is under way', async () => {
  const { context, answer, result } = await read();
  context.http.hang(answerContract);
  act(() => void result.current.answer(CONTRACT, false));
  expect(result.current.sending).toBe('decline');
  context.http.answer(answerContract, { state: 'active' });
  await answer(true);
  expect(result.current.sending).toBeUndefined();
});

test('a contract that has changed is read again', async () => {
  const { context, answer, reads } = await read();
  context.http.fail(answerContract, { kind: 'rejected', code: 'version.conflict', status: 409, message: '' });
  expect(await answer(true)).toBe('conflict');
  expect(reads()).toBe(2);
  expect(context.log.failures).toEqual([]);
});

test('any other failure is shown', async () => {
  const { context, answer, reads } = await read();
  context.http.fail(answerContract, { kind: 'timeout' });
  expect(await answer(true)).toBe('failed');
  expect(context.log.failures).toHaveLength(1);
  expect(reads()).toBe(1);
});
