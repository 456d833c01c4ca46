import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  HEALTH_ERRORS_PATH,
  HEALTH_PATH,
  HEALTH_SUMMARY_PATH,
  OPERATOR_TOKEN_HEADER,
  parseHealthErrors,
  parseHealthSummary,
  type HealthEntry,
  type HealthReport,
} from 'shared-contracts/release/health';
import { LIMITS } from '../../rules/security/rate-limit';
import { createGateway } from '../../gateway';
import { openTestGateway, type TestGateway } from '../../testing/test-client';
import { openOperatorToken } from './operator-token';

const TOKEN = 'a-token-of-an-operator';
const DAY = 86_400_000;
const games = { package: 'mfe-games', version: '1.1.0' } as const;

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway({ operatorToken: TOKEN });
});
beforeEach(() => gateway.reset());
afterAll(() => gateway.close());

function report(page: string, entries: readonly HealthEntry[], changes: Partial<HealthReport> = {}): HealthReport {
  return {
    schema: 1,
    environment: 'production',
    merchant: 'aurora',
    set: '0011223344556677',
    revision: 7,
    page,
    part: 0,
    entries: [...entries],
    ...changes,
  };
}

async function post(body: unknown, type = 'text/plain;charset=UTF-8', headers = {}) {
  const payload = typeof body === 'string' ? body : JSON.stringify(body);
  return gateway.app.inject({
    method: 'POST',
    url: HEALTH_PATH,
    payload,
    headers: { 'content-type': type, ...headers },
  });
}

async function send(...reports: readonly HealthReport[]) {
  for (const one of reports) expect((await post(one)).statusCode).toBe(204);
}

async function ask(query: string, token: string | null = TOKEN) {
  return gateway.app.inject({
    url: `${HEALTH_SUMMARY_PATH}?${query}`,
    headers: token === null ? {} : { [OPERATOR_TOKEN_HEADER]: token },
  });
}

async function rows(query = '') {
  const since = new Date(gateway.now() - 3_600_000).toISOString();
  const answer = await ask(`environment=production&since=${since}${query}`);
  expect(answer.statusCode).toBe(200);
  return parseHealthSummary(answer.json()).rows;
}

const load = (ms = 100): HealthEntry => ({ kind: 'load', ...games, ms });
const failure = (stage: 'entry' | 'chunk' | 'render' = 'entry'): HealthEntry => ({
  kind: 'failure',
  ...games,
  stage,
  cause: 'TypeError',
});

describe('a report', () => {
  it.each(['text/plain;charset=UTF-8', 'application/json'])('is taken as %s', async (type) => {
    const answer = await post(report('a', [load()]), type);
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
    expect((await rows()).map(({ loads }) => loads)).toEqual([1]);
  });

  it.each([
    ['{', 400, 'The health report is not JSON'],
    ['', 400, 'The health report is not JSON'],
    [{ ...report('a', [load()]), schema: 2 }, 400, 'The health report is not valid: schema'],
    [report('a', []), 400, 'The health report is not valid: entries'],
    [
      report(
        'a',
        Array.from({ length: 61 }, () => load()),
      ),
      400,
      'The health report is not valid: entries',
    ],
    [report('a', [{ ...load(), version: '<b>' }]), 400, 'entries.version is no version'],
    [report('a', [load()], { merchant: 'nobody' }), 400, 'The health report names no merchant of ours'],
    [report('a', [load()], { environment: 'Über' }), 400, 'The health report names no environment'],
    ['x'.repeat(65_537), 413, 'A health report has at most 65536 bytes'],
  ] as const)('that is wrong is refused with one sentence (%#)', async (body, status, sentence) => {
    const answer = await post(body);
    expect(answer.statusCode).toBe(status);
    expect(answer.body).toContain(sentence);
    expect(answer.body).not.toContain('\n');
    expect(await rows()).toEqual([]);
  });

  it('of another type is refused', async () => {
    expect((await post('x', 'application/xml')).body).toBe('A health report is JSON, sent as text');
  });

  it('that comes twice counts once, another part of the page counts', async () => {
    const [first, second] = [report('a', [load(), failure()]), report('a', [failure('chunk')], { part: 1 })];
    await send(first, first, second, second);
    expect(await rows()).toMatchObject([{ pages: 1, loads: 1, failures: 1, failuresByStage: { chunk: 1, entry: 1 } }]);
    expect((await rows())[0]?.loadMs?.count).toBe(1);
  });

  it('leaves no cookie and no address in the database', async () => {
    const home = mkdtempSync(join(tmpdir(), 'gateway-'));
    const plain = await createGateway({ home });
    const answer = await plain.app.inject({
      method: 'POST',
      url: HEALTH_PATH,
      headers: { 'content-type': 'text/plain', cookie: 'captcha=a-cookie-of-mine', 'x-forwarded-for': '203.0.113.7' },
      payload: JSON.stringify(report('a-page-of-mine', [load()])),
    });
    expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([204, undefined]);
    await plain.close();
    const kept = readdirSync(home)
      .map((file) => readFileSync(join(home, file), 'latin1'))
      .join('');
    rmSync(home, { recursive: true });
    expect(kept).toContain('a-page-of-mine');
    for (const text of ['a-cookie-of-mine', '203.0.113.7']) expect(kept).not.toContain(text);
  });

  it('is refused when an address sends too many', async () => {
    const plain = await createGateway({ operatorToken: TOKEN });
    const answers = [];
    for (let part = 0; part <= LIMITS.healthByAddress.max; part += 1)
      answers.push(
        await plain.app.inject({
          method: 'POST',
          url: HEALTH_PATH,
          headers: { 'content-type': 'text/plain' },
          payload: JSON.stringify(report('a', [load()], { part })),
        }),
      );
    const last = answers.at(-1);
    expect(answers.filter(({ statusCode }) => statusCode === 204)).toHaveLength(LIMITS.healthByAddress.max);
    expect([last?.statusCode, last?.body, Number(last?.headers['retry-after']) > 0]).toEqual([
      429,
      'Too many health reports from here',
      true,
    ]);
    await plain.close();
  });
});

describe('the summary', () => {
  it.each([
    ['environment=production&since=2026-01-01T00:00:00Z', null, 401, 'operator'],
    ['environment=production&since=2026-01-01T00:00:00Z', 'a-token-of-an-operatoR', 401, 'operator'],
    ['environment=production&since=2026-01-01T00:00:00Z', '', 401, 'operator'],
    ['since=2026-01-01T00:00:00Z', TOKEN, 400, 'Name an environment'],
    ['environment=production', TOKEN, 400, 'Say since when'],
    ['environment=production&since=yesterday', TOKEN, 400, 'Say since when'],
    ['environment=production&since=2026-13-01T00:00:00Z', TOKEN, 400, 'Say since when'],
    ['environment=production&since=2026-01-01T00:00:00Z&until=later', TOKEN, 400, 'Say until when'],
  ])('of %s with the token %s is refused', async (query, token, status, part) => {
    const answer = await ask(query, token);
    expect(answer.statusCode).toBe(status);
    expect(answer.body).toContain(part);
  });

  it('counts pages: loads, failures by stage, fallbacks, errors', async () => {
    await send(
      report('loaded', [load(100), load(900)]),
      // Failed, then loaded by a retry: tried once, loaded and failed.
      report('retried', [failure('entry'), failure('entry'), load(300)]),
      report('fell-back', [
        failure('entry'),
        failure('chunk'),
        { kind: 'fallback', ...games, to: '1.0.0' },
        { kind: 'load', package: 'mfe-games', version: '1.0.0', ms: 50 },
      ]),
      report('broke', [load(200), { kind: 'error', ...games, name: 'TypeError' }, failure('render')]),
    );
    expect(await rows()).toEqual([
      {
        package: 'mfe-games',
        version: '1.1.0',
        pages: 4,
        loads: 3,
        failures: 3,
        failuresByStage: { chunk: 1, entry: 2, render: 1 },
        fallbacks: 1,
        errors: 1,
        loadMs: { count: 3, p50: 200, p75: 300, p95: 300 },
        readyMs: {},
        vitals: {},
        votes: { networks: 0, pages: 0, failures: 0 },
        outcomes: {},
        poor: {},
      },
      {
        package: 'mfe-games',
        version: '1.0.0',
        pages: 1,
        loads: 1,
        failures: 0,
        failuresByStage: {},
        fallbacks: 0,
        errors: 0,
        loadMs: { count: 1, p50: 50, p75: 50, p95: 50 },
        readyMs: {},
        vitals: {},
        votes: { networks: 0, pages: 0, failures: 0 },
        outcomes: {},
        poor: {},
      },
    ]);
  });

  it('takes one value a page: of screens the first, of vitals the last, whichever part comes first', async () => {
    const vital = (value: number): HealthEntry => ({ kind: 'vital', ...games, name: 'LCP', value });
    const ready = (ms: number): HealthEntry => ({ kind: 'ready', ...games, screen: 'game-list', ms });
    await send(
      report('a', [vital(5000)], { part: 1 }),
      report('a', [ready(400), ready(9), vital(1000), vital(2000)]),
      ...Array.from({ length: 19 }, (_, index) => report(`p${index}`, [ready(index + 1), vital(index + 1)])),
    );
    expect(await rows()).toMatchObject([
      {
        readyMs: { 'game-list': { count: 20, p50: 10, p75: 15, p95: 19 } },
        vitals: { LCP: { count: 20, p50: 10, p75: 15, p95: 19 } },
      },
    ]);
    await send(report('z', [vital(4000)]));
    expect((await rows())[0]?.vitals['LCP']).toEqual({ count: 21, p50: 11, p75: 16, p95: 4000 });
  });

  it('counts pages where no try led on, and pages with poor vitals by their last value', async () => {
    const outcome = (name: 'sign-in' | 'launch', ok: boolean): HealthEntry => ({ kind: 'outcome', ...games, name, ok });
    const vital = (name: 'LCP' | 'CLS' | 'FCP', value: number): HealthEntry => ({
      kind: 'vital',
      ...games,
      name,
      value,
    });
    await send(
      report('second-try', [outcome('sign-in', false), outcome('sign-in', true), vital('LCP', 4000)]),
      report('first-try', [outcome('sign-in', true)]),
      report('first-try', [outcome('sign-in', false)], { part: 1 }),
      report('never', [outcome('sign-in', false), outcome('sign-in', false), outcome('launch', true)]),
      report('grows', [vital('LCP', 900), vital('CLS', 0.26), vital('FCP', 9000)]),
      report('grows', [vital('LCP', 4001)], { part: 1 }),
    );
    const votes = { networks: 0, pages: 0, failures: 0 };
    expect(await rows()).toMatchObject([
      {
        outcomes: { 'sign-in': { pages: 3, failures: 1, votes }, launch: { pages: 1, failures: 0, votes } },
        poor: { LCP: { pages: 2, failures: 1, votes }, CLS: { pages: 1, failures: 1, votes } },
      },
    ]);
    expect(Object.keys((await rows())[0]?.poor ?? {})).toEqual(['CLS', 'LCP']);
  });

  it('is of one environment, of some merchants, and from a moment on', async () => {
    await send(
      report('a', [load()]),
      report('b', [load()], { merchant: 'bahari' }),
      report('c', [load()], { merchant: 'lotus' }),
      report('d', [load()], { environment: 'staging' }),
    );
    expect((await rows())[0]?.loads).toBe(3);
    expect((await rows('&merchant=bahari'))[0]?.loads).toBe(1);
    expect((await rows('&merchant=bahari&merchant=lotus'))[0]?.loads).toBe(2);
    expect(await rows('&merchant=nobody')).toEqual([]);
    gateway.advance(2 * 3_600_000);
    expect(await rows()).toEqual([]);
  });

  it('is forgotten with the rest at a reset, and after 30 days', async () => {
    const [merchant, since] = ['merchant=aurora', new Date(gateway.now() - DAY).toISOString()];
    const loads = async () =>
      parseHealthSummary((await ask(`environment=production&${merchant}&since=${since}`)).json()).rows[0]?.loads ?? 0;
    await send(report('a', [load()]));
    gateway.advance(29 * DAY);
    await send(report('b', [load()]));
    expect(await loads()).toBe(2);
    gateway.advance(2 * DAY);
    await send(report('c', [load()]));
    expect(await loads()).toBe(2);
    // A page whose report is forgotten may count again; it is another visit by then.
    await send(report('a', [load()]));
    expect(await loads()).toBe(3);
    await gateway.reset();
    expect(await loads()).toBe(0);
  });
});

describe('the operator’s token', () => {
  let home: string;
  beforeEach(() => {
    home = mkdtempSync(join(tmpdir(), 'gateway-'));
  });
  afterEach(() => rmSync(home, { recursive: true, force: true }));
  const file = () => join(home, 'operator-token');

  it('is made once, for the owner’s eyes only', () => {
    const token = openOperatorToken(undefined, home);
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(openOperatorToken('', home)).toBe(token);
    expect(readFileSync(file(), 'utf8')).toBe(`${token}\n`);
    expect(statSync(file()).mode & 0o777).toBe(0o600);
  });

  it('comes from the variable when that is set', () => {
    expect(openOperatorToken('0123456789abcdef', home)).toBe('0123456789abcdef');
    expect(() => statSync(file())).toThrow('ENOENT');
  });

  it.each(['short', 'fifteen letters', `${'a'.repeat(20)}\n`])('is not %j', (weak) => {
    expect(() => openOperatorToken(weak, home)).toThrow("MFE_OPERATOR_TOKEN is not an operator's token");
  });

  it('is not taken from a spoilt file', () => {
    writeFileSync(file(), 'x\n');
    expect(() => openOperatorToken(undefined, home)).toThrow('at least 16 visible characters');
  });

  it('is known to nobody without a folder', () => {
    expect(openOperatorToken(undefined, undefined)).not.toBe(openOperatorToken(undefined, undefined));
  });
});

describe('errors with stacks', () => {
  const STACK = ['mfe-games/list.0123456789ab.mjs:1:234', '?'];
  const thrown = (stack?: string[]): HealthEntry => ({
    kind: 'error',
    ...games,
    name: 'TypeError',
    ...(stack && { stack }),
  });
  const errors = (query: string, token: string | null = TOKEN) =>
    gateway.app.inject({
      url: `${HEALTH_ERRORS_PATH}?environment=production&${query}`,
      headers: token === null ? {} : { [OPERATOR_TOKEN_HEADER]: token },
    });
  const hourAgo = () => `since=${new Date(gateway.now() - 3_600_000).toISOString()}`;

  it('are one error for each place of a version, newest first, with what the last page was', async () => {
    await send(
      report('a', [thrown(STACK), thrown()]),
      report('b', [{ kind: 'failure', ...games, stage: 'evaluation', cause: 'RangeError', stack: ['?', ...STACK] }]),
      report('c', [thrown(STACK)], { merchant: 'bahari', set: '8899aabbccddeeff' }),
    );
    const answer = await errors(hourAgo());
    const [first, second] = parseHealthErrors(answer.json()).rows;
    expect(parseHealthErrors(answer.json()).rows).toHaveLength(2);
    expect(first).toMatchObject({ ...games, name: 'TypeError', stack: STACK, pages: 2, merchant: 'bahari' });
    expect(first?.set).toBe('8899aabbccddeeff');
    expect(second).toMatchObject({ name: 'RangeError', stack: ['?', ...STACK], pages: 1 });
    const one = parseHealthErrors((await errors(`id=${second?.id}`)).json()).rows;
    expect(one).toEqual([second]);
  });

  it('are of one environment, and go after 30 days', async () => {
    await send(report('a', [thrown(STACK)], { environment: 'staging' }));
    expect(parseHealthErrors((await errors(hourAgo())).json()).rows).toEqual([]);
    await send(report('b', [thrown(STACK)]));
    const before = hourAgo();
    // Further than any test of before: what is old is looked for once an hour.
    gateway.advance(62 * DAY);
    await send(report('c', [load()]));
    expect(parseHealthErrors((await errors(before)).json()).rows).toEqual([]);
  });

  it.each([
    ['id=12', 'An error has an id such as e12: ?id=e12'],
    ['', 'Say since when: ?since=2026-12-01T10:00:00Z'],
  ])('are refused for ?%s', async (query, sentence) => {
    const answer = await errors(query);
    expect([answer.statusCode, answer.body]).toEqual([400, sentence]);
  });

  it('are for operators', async () => {
    expect((await errors(hourAgo(), null)).statusCode).toBe(401);
  });
});
