/** @jest-environment node */
import { fakeFetch, good } from '../../testing/fake-fetch';
import { loadSender, send } from './choose-transport';
import { sendByAxios } from './send-by-axios';
import type { Outgoing } from './transport';

const fake = fakeFetch();
const READ: Outgoing = { url: 'https://api.example/things', method: 'GET', query: {}, headers: {} };

/** Only the library sets a type for what it sends. */
const sentByLibrary = (request: Request | undefined): boolean => request?.headers.has('content-type') ?? false;

it.each<[string, Partial<Outgoing>, boolean]>([
  ['what only reads', {}, false],
  ['what sends', { method: 'POST', body: { name: 'one' } }, true],
  ['what deletes by a body', { method: 'DELETE', body: { id: 1 } }, true],
])('%s goes out', async (_case, changes, isByLibrary) => {
  fake.answers = [good];
  expect((await send({ ...READ, ...changes })).status).toBe(200);
  expect(sentByLibrary(fake.requests[0])).toBe(isByLibrary);
});

it('brings the library once for all', async () => {
  expect(await loadSender()).toBe(sendByAxios);
});
