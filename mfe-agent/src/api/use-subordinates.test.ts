import { act, waitFor } from '@testing-library/react';
import { subordinates } from 'shared-contracts/api/endpoints/agent';
import { renderHookInSite } from 'test-kit/render';
import type { TeamPlace } from '../model/team/team-place';
import { agentContext, member } from '../testing/agent-site';
import { useSubordinates } from './use-subordinates';

const OWN: TeamPlace = { parent: '', search: '', sort: 'username' };

function team(place: TeamPlace, pageSize?: number) {
  const context = agentContext();
  context.http.answer(subordinates, ({ pageNo = 1 }) => ({
    // The last of a page moved on to the next while that was read.
    content: pageNo === 1 ? [member('ana'), member('ben')] : [member('ben', { balance: 7 }), member('cid')],
    pageNum: pageNo,
    totalPages: 2,
    path: ['demo_agent', 'ben'],
  }));
  const hook = renderHookInSite(() => useSubordinates(place, pageSize), { context });
  const asked = () => context.http.callsOf(subordinates).map(({ request }) => request);
  const loaded = (pages: number) => waitFor(() => expect(hook.result.current.read.pagesLoaded).toBe(pages));
  return { ...hook, asked, loaded };
}

test.each([
  ['oneself', OWN, undefined, { sort: 'username', pageSize: 20, pageNo: 1 }],
  ['a place', { parent: 'ben', search: 'a', sort: 'balance' }, 50, { parent: 'ben', username: 'a', sort: 'balance', pageSize: 50, pageNo: 1 }],
] as const)('asks for those below %s', async (_name, place, pageSize, request) => {
  const { asked, loaded, result } = team(place, pageSize);
  expect(result.current).toMatchObject({ members: [], path: [] });
  await loaded(1);
  expect(asked()).toEqual([request]);
  expect(result.current.path).toEqual(['demo_agent', 'ben']);
}); // prettier-ignore

test('a member that moved to the next page stands once, as it is there', async () => {
  const { result, loaded } = team(OWN);
  await loaded(1);
  act(() => result.current.read.loadMore());
  await loaded(2);
  expect(result.current.members.map(({ username, balance }) => [username, balance])).toEqual([
    ['ana', 100],
    ['ben', 7],
    ['cid', 100],
  ]);
  expect(result.current.read.tail).toBe('end');
});
