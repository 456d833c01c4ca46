import { chainDepth, type ChainedRequest } from './chain';

const PAGE = 'https://site/m/home';

function request(
  url: string,
  kind: string,
  askedBy: string | null,
  startedAt: number,
  finishedAt?: number,
): ChainedRequest {
  return { url, kind, askedBy, startedAt, ...(finishedAt === undefined ? {} : { finishedAt }) };
}

const page = request(PAGE, 'Document', null, 0, 1);
const host = request('host.mjs', 'Script', PAGE, 1, 3);
const status = request('/status', 'Fetch', PAGE, 1, 2);

it.each<[string, ChainedRequest[], number]>([
  ['nothing', [], 0],
  ['the page alone', [page], 1],
  ['what the page asks for', [page, host, status], 2],
  ['data that a script asks for', [page, host, request('/games', 'Fetch', 'host.mjs', 3, 4)], 3],
  [
    'a script that a script of a script asks for',
    [page, host, request('a.mjs', 'Script', 'host.mjs', 3, 4), request('b.mjs', 'Script', 'a.mjs', 4, 5)],
    4,
  ],
  ['what comes after ready', [page, host, request('late.mjs', 'Script', 'host.mjs', 3, 11)], 2],
  ['what never came', [page, host, request('lost.mjs', 'Script', 'host.mjs', 3)], 2],
  ['a picture', [page, host, request('tile.svg', 'Image', 'host.mjs', 3, 4)], 2],
  ['data of which nobody says who asked', [page, host, status, request('/games', 'Fetch', null, 4, 5)], 3],
  ['the same, before any script was there', [page, host, request('/games', 'Fetch', null, 1, 5)], 2],
])('%s', (_name, requests, depth) => {
  expect(chainDepth(requests, 10)).toBe(depth);
});
