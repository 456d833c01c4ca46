import { ENDPOINTS } from 'shared-contracts/api/endpoint-table';
import { API_PREFIX } from 'shared-contracts/api/endpoint';
import { LOBBY_CALLS } from 'shared-contracts/api/lobby-calls';
import {
  fileName,
  mayServeCachedFirst,
  readAnswers,
  PICTURE_LIMIT,
  readPageNews,
  readParts,
  ROUTING_RULES,
  taskFor,
  type SeenRequest,
} from './worker-rules';

const ORIGIN = 'https://aurora.example';
const HEADERS = [
  'accept',
  'merchant',
  'language',
  'gateway',
  'device',
  'x-request-id',
  'x-release',
  'moduleid',
  'sec-ch-ua',
  'user-agent',
];
const asked = (path: string, changes: Partial<SeenRequest> = {}): SeenRequest => ({
  method: 'GET',
  mode: 'cors',
  cache: 'default',
  url: new URL(path, ORIGIN).href,
  headers: HEADERS,
  ...changes,
});

test.each<[string, SeenRequest, ReturnType<typeof taskFor>]>([
  ['a page', asked('/m/home', { mode: 'navigate' }), 'page'],
  ['home at the root', asked('/', { mode: 'navigate' }), 'page'],
  ['home at the root, with a query', asked('/?aff=A1', { mode: 'navigate' }), 'page'],
  ['home without its name', asked('/m', { mode: 'navigate' }), 'page'],
  ['the document of ranks', asked('/vip.html', { mode: 'navigate' }), null],
  ['the page for old browsers', asked('/browsers.html', { mode: 'navigate' }), null],
  ['a page of somebody else', asked('/vendor-demo/pay?order=1', { mode: 'navigate' }), null],
  ['a path that only begins like a page', asked('/merchants', { mode: 'navigate' }), null],
  ['a page below', asked('/m/member/home?tab=1', { mode: 'navigate' }), 'page'],
  ['a page that is reloaded', asked('/m/home', { mode: 'navigate', cache: 'no-cache' }), 'page anew'],
  ['a file that is opened as a page', asked('/m/release.json', { mode: 'navigate' }), 'page anew'],
  ['a form that is sent', asked('/m/home', { mode: 'navigate', method: 'POST' }), null],
  ['the games of the lobby', asked('/api/v1/games?typeId=1'), 'answer'],
  ['the same for a member', asked('/api/v1/games', { headers: [...HEADERS, 'authorization'] }), null],
  ['the same with a token of another name', asked('/api/v1/games', { headers: [...HEADERS, 'x-member'] }), null],
  ['the wallet', asked('/api/v1/member/wallet'), null],
  ['winners, who are told with amounts', asked('/api/v1/games/winners'), null],
  ['the status, which the page keeps itself', asked('/api/v1/system/status'), null],
  ['a key to seal with', asked('/api/v1/system/encryption-key'), null],
  ['a file', asked('/r/mfe-games/entry.0a1b.mjs'), 'copy'],
  ['a file of another origin', asked('https://files.example/r/mfe-games/entry.0a1b.mjs'), 'copy'],
  ['its second try', asked('/r/mfe-games/entry.0a1b.mjs?r=1'), null],
  ['a picture', asked('/cdn1/images/games/1.webp', { mode: 'no-cors' }), 'copy'],
  ['a picture of somewhere else', asked('https://cdn.example/images/1.webp'), null],
  ['the release document', asked('/m/release.json'), null],
  ['an order of money', asked('/api/v1/games', { method: 'POST' }), null],
])('%s', (_name, request, task) => {
  expect(taskFor(request, ORIGIN)).toBe(task);
});

test('every kept call is a read that asks for no sign-in', () => {
  for (const path of LOBBY_CALLS) {
    const calls = Object.values(ENDPOINTS).filter((endpoint) => endpoint.path === path && endpoint.method === 'GET');
    expect(calls.map(({ auth }) => auth === 'public' || auth === 'optional')).toEqual([true]);
  }
});

/** What a rule says of an address; the patterns here have no more than a star at an end. */
function ruled(address: string): string {
  const { pathname, search } = new URL(address, ORIGIN);
  const fits = (pattern: string): boolean => new RegExp(`^${pattern.replaceAll('*', '.*')}$`).test(pathname);
  const rule = ROUTING_RULES.find(
    ({ condition: { urlPattern } }) => fits(urlPattern.pathname) && (urlPattern.search ?? search) === search,
  );
  return rule?.source ?? 'asked';
}

test.each([
  ['/api/v1/games?typeId=1', 'fetch-event'],
  ['/api/v1/games/winners', 'network'],
  ['/api/v1/member/wallet', 'network'],
  ['/r/mfe-games/entry.0a1b.mjs', 'network'],
  ['https://files.example/site/r/mfe-games/entry.0a1b.mjs', 'network'],
  ['/r/mfe-games/entry.0a1b.mjs?r=1', 'asked'],
  ['/cdn1/images/games/1.webp', 'asked'],
  ['/m/home', 'asked'],
  ['/m/release.json', 'asked'],
])('where the browser can, it goes by a rule: %s', (address, source) => {
  expect(ruled(address)).toBe(source);
});

test('what goes past the worker is nothing that it answers with a connection', () => {
  const isAnswered = (path: string): boolean => taskFor(asked(`${API_PREFIX}${path}`), ORIGIN) === 'answer';
  const paths = Object.values(ENDPOINTS).map(({ path }) => path);
  expect(paths.filter((path) => isAnswered(path) && ruled(`${API_PREFIX}${path}`) === 'network')).toEqual([]);
  expect(new Set(paths.filter((path) => ruled(`${API_PREFIX}${path}`) === 'fetch-event'))).toEqual(
    new Set(LOBBY_CALLS),
  );
});

test('a page names its files and pictures; what else it says is not listened to', () => {
  const file = `${ORIGIN}/r/host-shell/host.0a1b.mjs`;
  const picture = `${ORIGIN}/images/1.webp`;
  const said = { files: [file, `${ORIGIN}/m/home`, 7], pictures: [picture, 'https://evil.example/images/1.webp'] };
  expect(readParts(said, ORIGIN)).toEqual({
    page: `${ORIGIN}/m/home`,
    files: [file],
    pictures: [picture],
    wasKept: false,
    mayComeFirst: false,
    asksForAnswers: false,
  });
  expect(readParts({ ...said, mayComeFirst: true }, ORIGIN)?.mayComeFirst).toBe(true);
  expect(readParts({ ...said, wasKept: true }, ORIGIN)?.wasKept).toBe(true);
  expect(readParts({ ...said, asksForAnswers: true }, ORIGIN)?.asksForAnswers).toBe(true);
  expect(readParts({ ...said, mayComeFirst: 1 }, ORIGIN)?.mayComeFirst).toBe(false);
  expect(readParts({ files: 'all' }, ORIGIN)).toEqual({
    page: `${ORIGIN}/m/home`,
    files: [],
    pictures: [],
    wasKept: false,
    mayComeFirst: false,
    asksForAnswers: false,
  });
  const many = Array.from({ length: PICTURE_LIMIT + 1 }, (_picture, index) => `${ORIGIN}/images/${index}.webp`);
  expect(readParts({ files: [], pictures: many }, ORIGIN)?.pictures).toHaveLength(PICTURE_LIMIT);
  for (const nothing of [null, 'keep', {}, 3]) expect(readParts(nothing, ORIGIN)).toBeNull();
});

test.each([
  ['/games/hot', true],
  ['/announcements', true],
  // Draws are for their moment.
  ['/lottery/list', false],
  ['/announcements/popular', false],
  ['/wallet', false],
])('the last answer to %s may come before the network: %s', (path, isSo) => {
  expect(mayServeCachedFirst(`${ORIGIN}/api/v1${path}?pageNo=1`)).toBe(isSo);
});

test("of the answers that a page brings, those of the lobby are listened to that are nobody's own", () => {
  const answer = { url: `${ORIGIN}/api/v1/games`, headers: { Language: 'EN' }, text: '{}' };
  const answers = [
    answer,
    { ...answer, headers: { Authorization: 'Bearer token' } },
    { ...answer, headers: { Language: 1 } },
    { ...answer, url: `${ORIGIN}/api/v1/wallet` },
    { ...answer, url: 'games' },
    { ...answer, text: {} },
    { ...answer, headers: null },
    'games',
    null,
  ];
  expect(readAnswers({ answers })).toEqual([answer]);
  for (const nothing of [null, 'answers', {}, { answers: 3 }]) expect(readAnswers(nothing)).toEqual([]);
});

test('a file is known by its name', () => {
  expect(fileName(`${ORIGIN}/r/mfe-games/entry.0a1b.mjs`)).toBe('entry.0a1b.mjs');
  expect(fileName(`${ORIGIN}/r/mfe-games/`)).toBeNull();
});

test.each([
  [{ networkPage: 'same' }, { networkPage: 'same' }],
  [{ networkPage: 'nothing', boot: '{}' }, { networkPage: 'nothing' }],
  [{ networkPage: 'other' }, { networkPage: 'other', boot: null }],
  [
    { networkPage: 'other', boot: '{}' },
    { networkPage: 'other', boot: '{}' },
  ],
  [
    { networkPage: 'other', boot: 7 },
    { networkPage: 'other', boot: null },
  ],
  [{ networkPage: 'worse' }, null],
  ['other', null],
  [null, null],
])('what the worker says is one of three words: %j', (message, news) => {
  expect(readPageNews(message)).toEqual(news);
});

test.each([
  [`${ORIGIN}/m/login?from=deposit`, `${ORIGIN}/m/login?from=deposit`],
  [`${ORIGIN}/m/release.json`, `${ORIGIN}/m/home`],
  [`${ORIGIN}/api/v1/member/wallet`, `${ORIGIN}/m/home`],
  ['https://evil.example/m/home', `${ORIGIN}/m/home`],
  [7, `${ORIGIN}/m/home`],
])('a page is kept from where it came, and from nowhere else: %s', (page, address) => {
  expect(readParts({ page, files: [] }, ORIGIN)?.page).toBe(address);
});
