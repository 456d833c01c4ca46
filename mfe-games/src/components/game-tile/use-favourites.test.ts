import { act, waitFor } from '@testing-library/react';
import { addFavourite, favouriteIds, removeFavourite } from 'shared-contracts/api/endpoints/games';
import type { SessionState } from 'shared-contracts/session/session-state';
import { fakeContext, SOME_MEMBER } from 'test-kit/fake-context';
import { renderHookInSite } from 'test-kit/render';
import texts from '../../locales/EN.json';
import type { AfterSignIn } from '../../model/lists/after-sign-in';
import { keepForSignIn } from '../../store/keep-for-sign-in';
import { someGame } from '../../testing/some-games';
import { useFavourites } from './use-favourites';

const [KNOWN, OTHER] = [someGame({ nodeId: '1' }), someGame({ nodeId: '2' })];

function show(session: SessionState = SOME_MEMBER, kept?: AfterSignIn) {
  const context = fakeContext({ name: 'mfe-games', session });
  if (kept) keepForSignIn(context.storage, kept);
  context.http.answer(favouriteIds, { content: ['1'] });
  context.http.answer(addFavourite, null);
  context.http.answer(removeFavourite, null);
  const { result } = renderHookInSite(useFavourites, { context, texts, at: '/m/rng' });
  return { context, result, toggle: (game: typeof KNOWN) => act(async () => result.current.toggle(game)) };
}

async function shown() {
  const set = show();
  await waitFor(() => expect(set.result.current.has('1')).toBe(true));
  return set;
}

test('a visitor is sent to sign in, and nothing is asked for', async () => {
  const { context, result, toggle } = show({ status: 'visitor' });
  await toggle(KNOWN);
  expect(result.current.has('1')).toBe(false);
  expect(context.http.calls).toEqual([]);
  expect(context.log.toasts).toEqual([{ kind: 'info', text: texts.login.first }]);
  expect(context.log.visited.map(({ to }) => to)).toEqual(['/m/login?redirect=%2Fm%2Frng']);
});

test.each([
  ['is a favourite once they are back as a member', SOME_MEMBER, '/m/rng', [{ nodeId: '2', vendor: OTHER.vassalage }]],
  ['stays what it is where it is a favourite already', SOME_MEMBER, '/m/rng', []],
  ['is given up where they come back without an account', { status: 'visitor' }, '/m/rng', []],
  ['waits for its own page', SOME_MEMBER, '/m/live', []],
] as const)('what a visitor had starred %s', async (name, session, path, added) => {
  const star = name.includes('already') ? KNOWN : OTHER;
  const { context } = show(session, { path, star: { nodeId: star.nodeId, vassalage: star.vassalage } });
  if (session === SOME_MEMBER) await waitFor(() => expect(context.http.callsOf(favouriteIds)).toHaveLength(1));
  await waitFor(() => expect(context.http.callsOf(addFavourite).map(({ request }) => request)).toEqual(added));
  expect(context.storage.getSession('afterSignIn') === null).toBe(path === '/m/rng');
});

test('a star that a visitor taps is kept for their return', async () => {
  const { context, toggle } = show({ status: 'visitor' });
  await toggle(KNOWN);
  expect(JSON.parse(context.storage.getSession('afterSignIn') ?? '')).toEqual({
    path: '/m/rng',
    star: { nodeId: '1', vassalage: KNOWN.vassalage },
  });
});

test('a favourite is turned on and off', async () => {
  const { result, toggle } = await shown();
  await toggle(OTHER);
  expect(result.current.has('2')).toBe(true);
  await toggle(OTHER);
  expect([result.current.has('2'), result.current.isRemoved('2')]).toEqual([false, true]);
});

test('one game takes one change at a time', async () => {
  const { context, result, toggle } = await shown();
  context.http.hang(addFavourite);
  await toggle(OTHER);
  await toggle(OTHER);
  expect(result.current.isBusy('2')).toBe(true);
  expect(result.current.isBusy('1')).toBe(false);
  await toggle(KNOWN);
  expect(context.http.callsOf(addFavourite)).toHaveLength(1);
  expect(context.http.callsOf(removeFavourite)).toHaveLength(1);
});

test('a failure is shown, and the game takes changes again', async () => {
  const { context, result, toggle } = await shown();
  context.http.fail(addFavourite, { kind: 'timeout' });
  await toggle(OTHER);
  expect(context.log.failures).toHaveLength(1);
  expect([result.current.has('2'), result.current.isBusy('2')]).toEqual([false, false]);
});
