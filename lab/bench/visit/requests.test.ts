import { EventEmitter } from 'node:events';
import type { CDPSession } from '@playwright/test';
import { logRequests } from './requests';

const devtools = Object.assign(new EventEmitter(), { send: async () => undefined });

function ask(requestId: string, url: string): void {
  devtools.emit('Network.requestWillBeSent', { requestId, request: { url }, initiator: {}, timestamp: 1, type: 'Fetch' });
}

async function isQuietWithin(milliseconds: number, quiet: Promise<void>): Promise<boolean> {
  let isQuiet = false;
  void quiet.then(() => (isQuiet = true));
  await jest.advanceTimersByTimeAsync(milliseconds);
  return isQuiet;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  devtools.removeAllListeners();
});

it('is quiet half a second after the last answer, with the live channel open', async () => {
  const log = await logRequests(devtools as unknown as CDPSession);
  ask('channel', 'https://localhost/api/v1/live?merchantCode=aurora');
  ask('data', 'https://localhost/api/v1/games');
  expect(await isQuietWithin(2000, log.quiet())).toBe(false);
  devtools.emit('Network.loadingFinished', { requestId: 'data', timestamp: 2, encodedDataLength: 9 });
  expect(await isQuietWithin(600, log.quiet())).toBe(true);
});
