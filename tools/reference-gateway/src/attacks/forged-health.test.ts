import {
  HEALTH_PATH,
  HEALTH_SUMMARY_PATH,
  HEALTH_TICKET_PATH,
  OPERATOR_TOKEN_HEADER,
  parseHealthSummary,
  type HealthEntry,
  type HealthReport,
  type HealthTicket,
} from 'shared-contracts/release/health';
import { judgeRollout } from 'shared-contracts/release/judge';
import { openTestGateway, type TestGateway } from '../testing/test-client';

const TOKEN = 'a-token-of-an-operator';
const FRESH = '1.1.0';
const OLD = '1.0.0';
const HOUR = 3_600_000;
const NETWORKS = 120;

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway({ operatorToken: TOKEN, games: 12 });
});
beforeEach(async () => {
  await gateway.reset();
  pages = 0;
});
afterAll(() => gateway.close());

let pages = 0;

function entryOf(version: string, fails: boolean): HealthEntry {
  const release = { package: 'mfe-games', version } as const;
  return fails
    ? { kind: 'failure', ...release, stage: 'entry', cause: 'TypeError' }
    : { kind: 'load', ...release, ms: 90 };
}

function reportOf(version: string, fails: boolean, entry = entryOf(version, fails)): HealthReport {
  const about = { schema: 1, environment: 'production', merchant: 'aurora', set: '0011223344556677' } as const;
  pages += 1;
  return { ...about, revision: 7, page: `page-${pages}`, part: 0, bucket: 77, entries: [entry] };
}

async function post(url: string, address: string, body: object) {
  const headers = { 'content-type': 'text/plain', 'x-forwarded-for': address };
  return gateway.app.inject({ method: 'POST', url, headers, payload: JSON.stringify(body) });
}

async function ticketFor({ schema, environment, merchant, set, page, bucket }: HealthReport, address: string) {
  const answer = await post(HEALTH_TICKET_PATH, address, { schema, environment, merchant, set, page, bucket });
  expect(answer.statusCode).toBe(200);
  return answer.json<HealthTicket>().ticket;
}

/** A page as the host's: it asks for its ticket, and reports with it. */
async function visit(version: string, address: string, fails = false, entry?: HealthEntry): Promise<void> {
  const report = reportOf(version, fails, entry);
  const ticket = await ticketFor(report, address);
  expect((await post(HEALTH_PATH, address, { ...report, ticket })).statusCode).toBe(204);
}

const network = (index: number) => `10.${Math.floor(index / 250)}.${index % 250}.9`;

/** So many pages of each version, each of a network of its own; every so many fail. */
async function honestTraffic({ freshFails = 0 }: { freshFails?: number } = {}): Promise<void> {
  for (let index = 0; index < NETWORKS; index += 1) {
    await visit(FRESH, network(index), freshFails > 0 && index % freshFails === 0);
    await visit(OLD, network(index), index % 60 === 0);
    await visit(OLD, network(index + NETWORKS));
  }
}

async function votes() {
  const since = new Date(gateway.now() - 100 * HOUR).toISOString();
  const answer = await gateway.app.inject({
    url: `${HEALTH_SUMMARY_PATH}?environment=production&since=${since}`,
    headers: { [OPERATOR_TOKEN_HEADER]: TOKEN },
  });
  const { rows } = parseHealthSummary(answer.json());
  const of = (version: string) =>
    rows.find((row) => row.version === version)?.votes ?? { networks: 0, pages: 0, failures: 0 };
  return { fresh: of(FRESH), old: of(OLD), rows };
}

async function verdict(): Promise<string> {
  const { fresh, old } = await votes();
  return judgeRollout(fresh, old, { minimumLoads: 100 }).verdict;
}

describe('reports forged from one address', () => {
  it('do not make a perfect version worse, however many there are, with tickets or without', async () => {
    await honestTraffic();
    expect(await verdict()).toBe('fine');
    for (const upTo of [5, 100, 400]) {
      for (let count = upTo === 5 ? 0 : upTo / 10; count < upTo; count += 1) {
        await visit(FRESH, '203.0.113.9', true);
        await post(HEALTH_PATH, '203.0.113.9', reportOf(FRESH, true));
      }
      expect(await verdict()).toBe('fine');
    }
    const { fresh, rows } = await votes();
    expect(fresh.failures).toBe(0);
    expect(rows.find(({ version }) => version === FRESH)?.failures).toBeGreaterThanOrEqual(760);
  });

  it('do not hide a bad version: neither as its praise, nor as faults of the one before', async () => {
    await honestTraffic({ freshFails: 8 });
    expect(await verdict()).toBe('worse');
    for (let hour = 0; hour < 24; hour += 1) {
      for (let count = 0; count < 10; count += 1) {
        await visit(FRESH, `203.0.113.${count}`);
        await visit(OLD, `203.0.113.${count}`, true);
      }
      gateway.advance(HOUR);
    }
    expect(await verdict()).toBe('worse');
  });

  it('do not make a version seen that nobody has', async () => {
    for (let count = 0; count < 300; count += 1) await visit(FRESH, '203.0.113.9');
    expect((await votes()).fresh).toEqual({ networks: 0, pages: 0, failures: 0 });
  });

  it('count as one network from all addresses of a /24 and of a /48', async () => {
    await honestTraffic();
    for (let count = 0; count < 250; count += 1) {
      await visit(FRESH, `203.0.113.${count}`, true);
      await visit(FRESH, `2001:db8:1:${count.toString(16)}::1`, true);
    }
    expect((await votes()).fresh.failures).toBe(0);
    expect(await verdict()).toBe('fine');
  });

  it('do not push real versions out of the summary', async () => {
    for (let index = 0; index < 9; index += 1) await visit(FRESH, network(index));
    for (let first = 0; first < 600; first += 60) {
      const entries = Array.from({ length: 60 }, (_, index) => entryOf(`9.0.${first + index}`, true));
      for (let count = 0; count < 10; count += 1)
        await post(HEALTH_PATH, '203.0.113.9', { ...reportOf(FRESH, true), entries });
    }
    const { rows } = await votes();
    expect(rows).toHaveLength(500);
    expect(rows[0]?.version).toBe(FRESH);
  });
});

describe('a vote', () => {
  it('is what many networks say: a bad version is worse by them', async () => {
    await honestTraffic({ freshFails: 8 });
    expect(await verdict()).toBe('worse');
  });

  it('is heard although most people are behind one carrier’s NAT', async () => {
    for (let count = 0; count < 200; count += 1) await visit(FRESH, `100.64.7.${count % 250}`, count % 8 === 0);
    for (let count = 0; count < 200; count += 1) await visit(OLD, `100.64.7.${count % 250}`);
    expect(await verdict()).toBe('too few');
    await honestTraffic({ freshFails: 8 });
    expect(await verdict()).toBe('worse');
  });

  it('counts five times by network, version and hour', async () => {
    for (let index = 0; index < 7; index += 1) {
      for (let count = 0; count < 20; count += 1) await visit(FRESH, network(index));
    }
    expect((await votes()).fresh).toEqual({ networks: 4, pages: 20, failures: 0 });
    gateway.advance(HOUR);
    for (let index = 0; index < 7; index += 1) {
      for (let count = 0; count < 20; count += 1) await visit(FRESH, network(index));
    }
    expect((await votes()).fresh).toEqual({ networks: 4, pages: 40, failures: 0 });
  });

  it('counts once for a ticket, in however many parts and reports it is shown', async () => {
    for (let index = 0; index < 7; index += 1) {
      const report = reportOf(FRESH, false);
      const ticket = await ticketFor(report, network(index));
      for (let part = 0; part < 5; part += 1) {
        await post(HEALTH_PATH, network(index), { ...report, part, ticket });
        await post(HEALTH_PATH, '203.0.113.9', { ...report, part, ticket });
      }
    }
    expect((await votes()).fresh).toEqual({ networks: 4, pages: 4, failures: 0 });
  });

  it.each<[string, Partial<HealthReport> | ((ticket: string) => Partial<HealthReport>)]>([
    ['another set', { set: 'ffffffffffffffff' }],
    ['another bucket', { bucket: 78 }],
    ['no bucket', { bucket: undefined }],
    ['another page', { page: 'page-of-mine' }],
    ['another merchant', { merchant: 'bahari' }],
    ['another environment', { environment: 'staging' }],
    [
      'a ticket that was changed',
      (ticket) => ({ ticket: `${ticket.slice(0, -1)}${ticket.endsWith('A') ? 'B' : 'A'}` }),
    ],
    ['another network in the ticket', (ticket) => ({ ticket: ticket.replace(/\..{43}\./, `.${'A'.repeat(43)}.`) })],
    ['an older time in the ticket', (ticket) => ({ ticket: ticket.replace(/^\w+/, '1') })],
    ['no ticket', { ticket: undefined }],
  ])('is none with %s', async (_name, change) => {
    for (let index = 0; index < 8; index += 1) {
      const report = reportOf(FRESH, false);
      const ticket = await ticketFor(report, network(index));
      const changed = typeof change === 'function' ? change(ticket) : change;
      expect((await post(HEALTH_PATH, network(index), { ...report, ticket, ...changed })).statusCode).toBe(204);
    }
    const { rows } = await votes();
    expect(rows.filter((row) => row.votes.pages > 0)).toEqual([]);
  });

  it('is none a day after the ticket', async () => {
    const given = [];
    for (let index = 0; index < 8; index += 1) {
      const report = reportOf(FRESH, false);
      given.push({ ...report, ticket: await ticketFor(report, network(index)) });
    }
    gateway.advance(24 * HOUR + 1);
    for (const report of given) await post(HEALTH_PATH, '10.9.9.9', report);
    expect((await votes()).fresh.pages).toBe(0);
  });
});

describe('a vote on an outcome or a vital', () => {
  const release = { package: 'mfe-games', version: FRESH } as const;
  it.each<[string, (fails: boolean) => HealthEntry]>([
    ['outcomes', (fails) => ({ kind: 'outcome', ...release, name: 'launch', ok: !fails })],
    ['poor', (fails) => ({ kind: 'vital', ...release, name: 'INP', value: fails ? 501 : 500 })],
  ])('counts as one on loads: %s', async (kind, entry) => {
    const measured = async () => {
      const [row] = (await votes()).rows;
      return { ...row?.outcomes, ...row?.poor }[kind === 'poor' ? 'INP' : 'launch'];
    };
    for (let index = 0; index < 26; index += 1) await visit(FRESH, network(index), false, entry(index % 2 === 0));
    expect(await measured()).toEqual({ pages: 26, failures: 13, votes: { networks: 20, pages: 20, failures: 10 } });
    // One network adds to what is shown, and to no vote.
    for (let count = 0; count < 20; count += 1) await visit(FRESH, '203.0.113.9', true, entry(true));
    await post(HEALTH_PATH, '203.0.113.9', reportOf(FRESH, true, entry(true)));
    expect(await measured()).toEqual({ pages: 47, failures: 34, votes: { networks: 21, pages: 21, failures: 11 } });
    for (let index = 0; index < 7; index += 1) {
      for (let count = 0; count < 9; count += 1) await visit(FRESH, network(index + 40), true, entry(true));
    }
    expect((await measured())?.votes).toEqual({ networks: 28, pages: 48, failures: 38 });
  });
});

it.each([
  ['{', 'The request for a ticket is not JSON'],
  [{ schema: 1, environment: 'production', merchant: 'aurora', set: 's', page: 'p', bucket: 10_000 }, 'bucket'],
  [{ schema: 1, environment: 'production', merchant: 'nobody', set: 's', page: 'p', bucket: 1 }, 'no merchant of ours'],
] as const)('a request for a ticket that is wrong is refused with one sentence (%#)', async (body, text) => {
  const payload = typeof body === 'string' ? body : JSON.stringify(body);
  const headers = { 'content-type': 'text/plain' };
  const answer = await gateway.app.inject({ method: 'POST', url: HEALTH_TICKET_PATH, headers, payload });
  expect([answer.statusCode, answer.body]).toEqual([400, expect.stringContaining(text)]);
});

it('other sites cannot read a ticket for their visitors', async () => {
  const report = reportOf(FRESH, true);
  const { entries: _entries, part: _part, revision: _revision, ...asked } = report;
  const headers = { 'content-type': 'text/plain', origin: 'https://evil.example' };
  const answer = await gateway.app.inject({
    method: 'POST',
    url: HEALTH_TICKET_PATH,
    headers,
    payload: JSON.stringify(asked),
  });
  expect(answer.headers['access-control-allow-origin']).toBeUndefined();
});
