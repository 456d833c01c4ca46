import { isApiError, type ApiFailure } from 'shared-contracts/api/api-error';
import { defineEndpoint } from 'shared-contracts/api/endpoint';
import { IDENTITY, sendThing, VALUE } from '../testing/fake-fetch';
import { TIMEOUT_MS } from './transport/transport';
import { loadSender } from './transport/choose-transport';
import { HttpClient } from './http-client';

const sendFile = defineEndpoint({ ...sendThing, id: 'T-06', transport: 'multipart' });

/** What goes out by the older way, with the test at its other end. */
class FakeRequest extends EventTarget {
  static last: FakeRequest;
  readonly upload = new EventTarget();
  readonly headers: Record<string, string> = {};
  readyState = 0;
  status = 0;
  statusText = '';
  responseURL = '';
  response: unknown = '';
  responseText = '';
  timeout = 0;
  withCredentials = false;
  body: unknown;
  wasAborted = false;
  onloadend: (() => void) | null = null;
  onabort: (() => void) | null = null;
  constructor() {
    super();
    FakeRequest.last = this;
  }
  open(): void {
    this.readyState = 1;
  }
  setRequestHeader(name: string, value: string): void {
    this.headers[name.toLowerCase()] = value;
  }
  getAllResponseHeaders(): string {
    return 'content-type: application/json';
  }
  send(body: unknown): void {
    this.body = body;
  }
  abort(): void {
    this.wasAborted = true;
  }
  answer(body: unknown): void {
    Object.assign(this, { readyState: 4, status: 200, responseText: JSON.stringify(body) });
    this.onloadend?.();
  }
}

const originalRequest = globalThis.XMLHttpRequest;
// Fetched for the first request that sends: here it is there before, so that a few turns bring the request out.
beforeAll(() => loadSender());
beforeEach(() => {
  Object.assign(globalThis, { XMLHttpRequest: FakeRequest });
});
afterEach(() => {
  Object.assign(globalThis, { XMLHttpRequest: originalRequest });
  jest.useRealTimers();
});

function upload(options: { signal?: AbortSignal } = {}) {
  const client = new HttpClient({
    site: { code: 'aurora', apiOrigin: 'https://api.example' },
    identity: () => IDENTITY,
    onFailure: () => undefined,
    isOnline: () => true,
  });
  const shares: number[] = [];
  const failureOf = (error: unknown): ApiFailure => {
    if (!isApiError(error)) throw error;
    return error.failure;
  };
  const answer = client
    .call(
      sendFile,
      { files: [new Blob(['one']), new Blob(['two'])], words: 'ü' },
      {
        ...options,
        onUpload: (share) => shares.push(share),
      },
    )
    .catch(failureOf);
  return { answer, shares };
}

async function underWay(): Promise<FakeRequest> {
  await Promise.resolve();
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  return FakeRequest.last;
}

it('sends the parts with who asks, tells how far it is, and reads the answer', async () => {
  const { answer, shares } = upload();
  const sent = await underWay();
  const form = sent.body as FormData;
  expect([form.getAll('files').length, form.get('words')]).toEqual([2, 'ü']);
  expect(sent.headers).toMatchObject({ merchant: 'aurora', authorization: 'Bearer token-1' });
  sent.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded: 30, total: 60, lengthComputable: true }));
  sent.answer({ success: true, value: VALUE });
  expect(await answer).toEqual(VALUE);
  expect(shares).toContain(0.5);
});

it('can be given up by who asked', async () => {
  const giveUp = new AbortController();
  const { answer } = upload({ signal: giveUp.signal });
  const sent = await underWay();
  giveUp.abort();
  expect(await answer).toEqual({ kind: 'cancelled' });
  expect(sent.wasAborted).toBe(true);
});

it('is a slow connection once nothing has moved for the limit', async () => {
  jest.useFakeTimers();
  const { answer } = upload();
  await underWay();
  jest.advanceTimersByTime(TIMEOUT_MS);
  expect(await answer).toEqual({ kind: 'timeout' });
});
