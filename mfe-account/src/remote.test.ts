import { isRemoteDefinition } from 'shared-contracts/remote/remote-contract';
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
