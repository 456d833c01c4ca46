import { act } from '@testing-library/react';
import type { LaunchOutcome, LaunchTarget } from '../contract';
import { fakeContext } from 'test-kit/fake-context';
import { renderHookInSite } from 'test-kit/render';
import { useLaunch } from './use-launch';

const GAME: LaunchTarget = { gameCategory: 'RNG', vassalage: 'NOVA', nodeId: '1' };
const LOTTERY: LaunchTarget = { gameCategory: 'LOTT', vassalage: 'NOVA', gameCode: 'cl_five' };

function prepared() {
  const context = fakeContext({ name: 'mfe-games' });
  const ends: ((outcome: LaunchOutcome) => void)[] = [];
  context.intents.handle('launchGame', () => new Promise<LaunchOutcome>((resolve) => void ends.push(resolve)));
  const { result } = renderHookInSite(useLaunch, { context });
  const isLaunching = () => [GAME, LOTTERY].map((target) => result.current.isLaunching(target));
  return {
    context,
    result,
    isLaunching,
    launch: (target: LaunchTarget) => act(async () => result.current.launch(target)),
    end: (outcome: LaunchOutcome = 'failed') => act(async () => ends.shift()?.(outcome)),
  };
}

test('the one of the latest tap is under way, and known by what it launches', async () => {
  const { context, launch, end, isLaunching } = prepared();
  await launch(GAME);
  expect(isLaunching()).toEqual([true, false]);
  await launch(GAME);
  await launch(LOTTERY);
  expect(isLaunching()).toEqual([false, true]);
  // The first was called off for the second.
  await end();
  expect(isLaunching()).toEqual([false, true]);
  await end();
  expect(isLaunching()).toEqual([false, false]);
  expect(context.log.intents.map(({ request }) => request)).toEqual([GAME, LOTTERY]);
});

test('a game that opens is under way until its document takes the page’s place', async () => {
  const { launch, end, isLaunching } = prepared();
  await launch(GAME);
  await end('opened');
  expect(isLaunching()).toEqual([true, false]);
  await act(async () => void window.dispatchEvent(new Event('pagehide')));
  expect(isLaunching()).toEqual([false, false]);
});

test('a launch that ended is told by who launched, so nothing is said here', async () => {
  const { context, launch, end } = prepared();
  await launch(GAME);
  await end();
  expect(context.log.failures).toEqual([]);
});

test('where nobody launches it is said, and can be tried again', async () => {
  const context = fakeContext({ name: 'mfe-games' });
  const { result } = renderHookInSite(useLaunch, { context });
  await act(async () => result.current.launch(GAME));
  await act(async () => result.current.launch(GAME));
  expect(context.log.failures).toHaveLength(2);
  expect(result.current.isLaunching(GAME)).toBe(false);
});

test('stays the same object until what is under way changes', async () => {
  const { result, launch } = prepared();
  const before = result.current;
  await act(async () => undefined);
  expect(result.current).toBe(before);
  await launch(GAME);
  expect(result.current).not.toBe(before);
});
