import { randomUUID } from 'node:crypto';
import autocannon from 'autocannon';
import { API_PREFIX } from 'shared-contracts/api/endpoint';
import { HEADER } from 'shared-contracts/api/http-headers';
import type { StreamFigures } from './load-verdict';

/** A stream of requests that goes on for some seconds. */
export interface Stream {
  readonly name: string;
  readonly requests: autocannon.Request[];
  readonly connections: number;
}

/** Sends a stream's requests one after the other over each of its connections, as fast as they are answered. */
export async function drive(url: string, stream: Stream, seconds: number): Promise<StreamFigures> {
  const { name, requests, connections } = stream;
  const result = await autocannon({ url, connections, duration: seconds, requests, timeout: 20 });
  return {
    name,
    requests: result.requests.total,
    perSecond: result.requests.average,
    errors: result.errors - result.timeouts,
    timeouts: result.timeouts,
    refused: result.non2xx,
    p50: result.latency.p50,
    p99: result.latency.p99,
    slowest: result.latency.max,
  };
}

/** What browsers ask the origin for: the page, the release document, and packages' files. */
export function originStream(files: readonly string[], connections: number): Stream {
  const headers = { 'accept-encoding': 'br' };
  const paths = ['/m/home', '/m/release.json', '/m/activity', ...files];
  return { name: 'the origin', connections, requests: paths.map((path) => ({ method: 'GET', path, headers })) };
}

/** What pages of a member ask the gateway for: lists, the wallet, pictures, and money. */
export function gatewayStream(token: string, connections: number): Stream {
  const headers = { [HEADER.merchant]: 'aurora', [HEADER.language]: 'EN', authorization: `Bearer ${token}` };
  const get = (path: string, more: Readonly<Record<string, string>> = {}): autocannon.Request => ({
    method: 'GET',
    path: `${API_PREFIX}${path}`,
    headers: { ...headers, ...more },
  });
  const play = 'platform=html5&language=EN';
  return {
    name: 'the gateway',
    connections,
    requests: [
      get('/system/status?merchantCode=aurora&language=EN'),
      get('/games/types?typeId=1&merchant_code=aurora'),
      get(`/games?merchant=aurora&gameType=RNG&pageNo=2&clientType=2&${play}`),
      get(`/games/hot?isPlatform=2&${play}`),
      get('/announcements?types=B,PL,PU,PR,H&platform=M&merchantCode=aurora'),
      get('/wallet'),
      get('/inbox', { [HEADER.module]: 'INBOX3' }),
      { method: 'GET', path: '/images/avatar/3.png', headers },
      {
        method: 'POST',
        path: `${API_PREFIX}/deposits`,
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify({ methodId: 'online', amount: 200 }),
        setupRequest: (request) => ({
          ...request,
          headers: { ...request.headers, [HEADER.idempotencyKey]: randomUUID() },
        }),
      },
    ],
  };
}
