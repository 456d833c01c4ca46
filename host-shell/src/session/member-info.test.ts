import { memberInfo } from 'shared-contracts/api/endpoints/member';
import { fakeHttp } from 'test-kit/fake-http';
import { openStorage } from '../storage/site-storage';
import { refreshMemberInfo } from './member-info';
import { SessionStore } from './session-store';

const REPLY = {
  id: 7,
  type: 0,
  account: 'ann',
  nickname: 'Annie',
  token: 'secret',
  vipLevel: 2,
  icon: '/images/avatar/3.png',
};

function makeMember(kept?: unknown, session: object | null = { token: 't', type: 0, userName: 'ann' }) {
  localStorage.clear();
  sessionStorage.clear();
  if (session !== null) sessionStorage.setItem('MC_SESSION_INFO', JSON.stringify(session));
  if (kept !== undefined) localStorage.setItem('memberInfo', typeof kept === 'string' ? kept : JSON.stringify(kept));
  const storage = openStorage();
  const store = new SessionStore({
    storage,
    merchantCode: 'aurora',
    trialMerchantCode: 'aurora-trial',
    onChange: () => undefined,
  });
  store.start();
  const http = fakeHttp();
  const name = () => (store.reader.get() as { displayName?: string }).displayName;
  return { store, http, name, refresh: () => refreshMemberInfo(storage, store, http) };
}

it('shows the kept name at once, then the server’s, and keeps that without its token', async () => {
  const { store, http, name, refresh } = makeMember({ account: 'ann', nickname: 'Old' });
  http.answer(memberInfo, REPLY);
  const done = refresh();
  expect(name()).toBe('Old');
  await done;
  expect(name()).toBe('Annie');
  expect(store.reader.get()).toMatchObject({ icon: '/images/avatar/3.png' });
  const kept = JSON.parse(localStorage.getItem('memberInfo') ?? '') as Record<string, unknown>;
  expect(kept).toMatchObject({ id: '7', type: 0, account: 'ann', nickname: 'Annie', vipLevel: 2 });
  expect(Object.keys(kept)).not.toContain('token');
});

it.each([
  ['the account without a nickname', { account: 'ann', nickname: '' }, 'ann'],
  ['nothing of another tab’s member', { account: 'bob', nickname: 'Bob' }, 'ann'],
  ['nothing of what is broken', '{', 'ann'],
  ['nothing of another form', { nickname: 'Old' }, 'ann'],
  ['nothing where nothing is kept', undefined, 'ann'],
])('shows %s, and stays with it through a failure', async (_name, kept, expected) => {
  const { http, name, refresh } = makeMember(kept);
  http.fail(memberInfo, { kind: 'timeout' });
  await refresh();
  expect(name()).toBe(expected);
});

it('asks nothing for a visitor', async () => {
  const { http, refresh } = makeMember({ account: 'ann' }, null);
  await refresh();
  expect(http.calls).toEqual([]);
});

it('drops an answer that comes after its person left', async () => {
  const { store, http, refresh } = makeMember();
  http.answer(memberInfo, REPLY);
  const done = refresh();
  store.end();
  await done;
  expect(localStorage.getItem('memberInfo')).toBeNull();
  expect(store.reader.get()).toEqual({ status: 'visitor' });
});

describe('cohorts', () => {
  const [first, second] = ['1'.repeat(32), '2'.repeat(32)];

  it('are kept for the next page, and forgotten when the server names none', async () => {
    const { http, refresh } = makeMember();
    http.answer(memberInfo, { ...REPLY, cohorts: `${first} ${second}` });
    await refresh();
    expect(localStorage.getItem('cohort')).toBe(`${first} ${second}`);
    http.answer(memberInfo, REPLY);
    await refresh();
    expect(localStorage.getItem('cohort')).toBe('');
  });

  it.each([
    ['stay through a failure where they are this player’s', 'ann', first],
    ['of another tab’s player are forgotten before the server answers', 'bob', null],
  ])('%s', async (_name, account, kept) => {
    const { http, refresh } = makeMember({ account });
    localStorage.setItem('cohort', first);
    http.fail(memberInfo, { kind: 'timeout' });
    await refresh();
    expect(localStorage.getItem('cohort')).toBe(kept);
  });

  it('are none where the answer has something else in their place', async () => {
    const { http, refresh } = makeMember();
    http.answer(memberInfo, { ...REPLY, cohorts: [first] as never });
    await refresh();
    expect(localStorage.getItem('cohort')).toBe('');
  });
});
