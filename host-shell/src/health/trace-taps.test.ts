import type { PageSpan } from 'shared-contracts/release/spans';
import { traceTaps } from './trace-taps';

const host = { package: 'host-shell', version: '1.0.0' } as const;
/** Requests of tests have whole addresses: they are not made by a page. */
const SITE = window.location.origin;
const before = window.fetch;
let asked: Request[] = [];
let sent: PageSpan[] = [];

beforeAll(() => {
  window.fetch = (async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    asked.push(request);
    if (request.url.endsWith('/lost')) throw new TypeError('Failed to fetch');
    return new Response('{}', { status: 201 });
  }) as typeof fetch;
  traceTaps({ page: window, now: () => 1_796_000_000_000, host, send: (spans) => void sent.push(...spans) });
  document.body.innerHTML =
    '<main data-screen="game-list" data-remote="mfe-games" data-version="1.1.0"><button>Play</button></main><nav></nav>';
});
beforeEach(() => {
  asked = [];
  sent = [];
});
afterAll(() => {
  window.fetch = before;
});

function touch(place: string, event = new Event('pointerdown', { bubbles: true })): void {
  document.querySelector(place)?.dispatchEvent(event);
}

function told(): readonly string[] {
  window.dispatchEvent(new Event('pagehide'));
  return sent.map(({ kind, package: name, version, screen, status }) =>
    [kind, name, version, screen, status].filter((part) => part !== undefined).join(' '),
  );
}

it('a tap in a section and its calls name the section, and the call has the header', async () => {
  touch('button');
  const init = { method: 'POST', body: 'secret', headers: { Merchant: 'aurora' }, keepalive: true };
  expect((await window.fetch(`${SITE}/api/v1/games/launch?token=abc`, init)).status).toBe(201);
  const [request] = asked;
  expect(request?.headers.get('traceparent')).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
  expect([request?.method, await request?.text(), request?.headers.get('merchant'), request?.keepalive]).toEqual([
    'POST',
    'secret',
    'aurora',
    true,
  ]);
  expect(told()).toEqual(['tap mfe-games 1.1.0 game-list', 'call mfe-games 1.1.0 game-list 201']);
  expect(JSON.stringify(sent)).not.toMatch(/secret|abc|Play|launch/);
});

it('a tap in the frame is the host’s, and a call that is lost says so', async () => {
  touch('nav');
  await expect(window.fetch(new Request(`${SITE}/api/v1/lost`))).rejects.toThrow('Failed to fetch');
  expect(told()).toEqual(['tap host-shell 1.0.0', 'call mfe-games 1.1.0 game-list 0']);
});

it.each([
  ['another origin', 'https://api.example/api/v1/games'],
  ['a file', `${SITE}/r/mfe-games/list.mjs`],
  ['a report of the page', `${SITE}/api/v1/release-health/ticket`],
])('a request of %s stays as it is', async (_name, url) => {
  touch('button');
  await window.fetch(url);
  expect(asked[0]?.headers.has('traceparent')).toBe(false);
  expect(told()).toEqual([]);
});

it('a finger that scrolls is no tap, and a key is one', async () => {
  touch('button');
  touch('button', new Event('pointercancel', { bubbles: true }));
  await window.fetch(`${SITE}/api/v1/games`);
  expect(asked[0]?.headers.has('traceparent')).toBe(false);
  touch('button', new MouseEvent('click', { bubbles: true, detail: 0 }));
  await window.fetch(`${SITE}/api/v1/games`);
  expect(told()).toHaveLength(2);
});
