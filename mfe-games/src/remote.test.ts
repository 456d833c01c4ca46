import { isRemoteDefinition } from 'shared-contracts/remote/remote-contract';
import { fakeContext } from 'test-kit/fake-context';
import { remote } from './remote';
import { contributions } from './routes';

test('the remote is one, with everything its contributions name', () => {
  expect(isRemoteDefinition(remote)).toBe(true);
  for (const { screen } of contributions.routes) expect(remote.screens).toHaveProperty([screen]);
  for (const { widget } of contributions.slots) expect(remote.widgets).toHaveProperty([widget]);
});

test.each([...Object.entries(remote.screens), ...Object.entries(remote.widgets)])('%s loads', async (_name, load) => {
  await expect(load()).resolves.toBeInstanceOf(Function);
});

test('it answers launchGame, with one memory for all taps', async () => {
  window.history.replaceState(null, '', '/m/home');
  const context = fakeContext({ name: 'mfe-games' });
  remote.start?.(context);
  const ask = () => context.intents.request('launchGame', { gameCategory: 'FISH', vassalage: 'CORL', nodeId: '1' });
  await expect(ask()).resolves.toEqual({ handled: true, result: 'login' });
  await expect(ask()).resolves.toEqual({ handled: true, result: 'ignored' });
});
