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

/** The host's code runs once all of it has come. */
const RUNS_AT = 3;
const games = request('/games', 'Fetch', 'host.mjs', 3, 4);

it.each<[string, ChainedRequest[], number]>([
  ['nothing', [], 0],
  ['the page alone', [page], 1],
  ['what the page asks for', [page, host, status], 2],
  ['what is preloaded', [page, request('host.mjs', 'Script', null, 1, 3)], 2],
  ['what is preloaded while the page still comes', [page, request('host.mjs', 'Script', null, 0.5, 3)], 2],
  ['what is preloaded a moment later', [page, host, status, request('a.mjs', 'Script', null, 2.5, 4)], 2],
  ['what is preloaded by nobody known, code being there', [page, host, request('a.mjs', 'Script', null, 3.5, 4)], 3],
  ['data that a script asks for', [page, host, games], 3],
  ['data beside other data', [page, host, games, request('/types', 'Fetch', 'host.mjs', 3, 4)], 3],
  ['data after other data', [page, host, games, request('/hot', 'Fetch', 'host.mjs', 4, 5)], 4],
  ['data after what the page asked for', [page, host, status, request('/hot', 'Fetch', 'host.mjs', 4, 5)], 3],
  ['code after data', [page, host, games, request('a.mjs', 'Script', 'host.mjs', 4, 5)], 3],
  [
    'a script that a script of a script asks for',
    [page, host, request('a.mjs', 'Script', 'host.mjs', 3, 4), request('b.mjs', 'Script', 'a.mjs', 4, 5)],
    4,
  ],
  ['what comes after ready', [page, host, request('late.mjs', 'Script', 'host.mjs', 3, 11)], 2],
  ['what never came', [page, host, request('lost.mjs', 'Script', 'host.mjs', 3)], 2],
  ['a picture', [page, host, request('tile.svg', 'Image', 'host.mjs', 3, 4)], 2],
])('%s', (_name, requests, depth) => {
  expect(chainDepth(requests, RUNS_AT, 10)).toBe(depth);
});
