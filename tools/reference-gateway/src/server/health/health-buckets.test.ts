import { BUCKET_COUNT, queuePosition } from 'shared-contracts/release/bucket';
import {
  HEALTH_PATH,
  HEALTH_SUMMARY_PATH,
  HEALTH_TICKET_PATH,
  OPERATOR_TOKEN_HEADER,
  parseHealthSummary,
  type HealthEntry,
  type HealthTicket,
} from 'shared-contracts/release/health';
import { openTestGateway } from '../../testing/test-client';

const TOKEN = 'a-token-of-an-operator';
const QUEUE = 'brand@aa00bb11';
const host = { package: 'host-shell', version: '1.0.0' } as const;
const load: HealthEntry = { kind: 'load', ...host, ms: 100 };
const failure: HealthEntry = { kind: 'failure', ...host, stage: 'evaluation', cause: 'TypeError' };
const failedDeposit: HealthEntry = { kind: 'outcome', ...host, name: 'deposit', ok: false };

type Gateway = Awaited<ReturnType<typeof openTestGateway>>;
let gateway: Gateway;
beforeEach(async () => {
  gateway = await openTestGateway({ operatorToken: TOKEN });
});
afterEach(() => gateway.close());

async function post(url: string, body: object): Promise<Awaited<ReturnType<Gateway['app']['inject']>>> {
  const headers = { 'content-type': 'text/plain' };
  return gateway.app.inject({ method: 'POST', url, payload: JSON.stringify(body), headers });
}

/** Reports as a page of a device of this bucket does; without a bucket as one that names none. */
async function send(page: string, bucket: number | undefined, ...entries: HealthEntry[]): Promise<void> {
  const about = { schema: 1, environment: 'production', merchant: 'aurora', set: '0011223344556677', page };
  const asked =
    bucket === undefined ? undefined : (await post(HEALTH_TICKET_PATH, { ...about, bucket })).json<HealthTicket>();
  const report = { ...about, revision: 7, part: 0, entries, ...(asked && { bucket, ticket: asked.ticket }) };
  expect((await post(HEALTH_PATH, report)).statusCode).toBe(204);
}

function ask(share: string): ReturnType<typeof post> {
  const since = new Date(gateway.now() - 1000).toISOString();
  const url = `${HEALTH_SUMMARY_PATH}?environment=production&since=${since}${share}`;
  return gateway.app.inject({ url, headers: { [OPERATOR_TOKEN_HEADER]: TOKEN } });
}

/** Buckets at the first and the last position of the queue. */
function bucketAt(position: number): number {
  const buckets = Array.from({ length: BUCKET_COUNT }, (_, bucket) => bucket);
  return buckets.find((bucket) => queuePosition(bucket, QUEUE) === position) ?? -1;
}

it('counts the pages of a share of devices alone, and those of all others, and states the share', async () => {
  await send('a', bucketAt(0), failure);
  await send('b', bucketAt(999), failedDeposit, load);
  await send('c', bucketAt(1000), load);
  await send('d', bucketAt(9999), load);
  await send('e', undefined, failure);
  const counted = async (from: number, below: number): Promise<unknown> => {
    const summary = parseHealthSummary((await ask(`&queue=${QUEUE}&from=${from}&below=${below}`)).json());
    expect(summary.buckets).toEqual({ queue: QUEUE, from, below });
    return summary.rows.map(({ pages, failures, outcomes }) => [pages, failures, outcomes['deposit']?.failures ?? 0]);
  };
  expect(await counted(0, 1000)).toEqual([[2, 1, 1]]);
  expect(await counted(1000, BUCKET_COUNT)).toEqual([[2, 0, 0]]);
  expect(await counted(0, 0)).toEqual([]);
  const all = parseHealthSummary((await ask('')).json());
  expect([all.rows[0]?.pages, all.buckets]).toEqual([5, undefined]);
});

it('gives no vote to a page that names another bucket than its ticket', async () => {
  const about = { schema: 1, environment: 'production', merchant: 'aurora', set: '0011223344556677', page: 'forged' };
  const { ticket } = (await post(HEALTH_TICKET_PATH, { ...about, bucket: bucketAt(9999) })).json<HealthTicket>();
  const report = { ...about, revision: 7, part: 0, bucket: bucketAt(0), ticket, entries: [failure] };
  expect((await post(HEALTH_PATH, report)).statusCode).toBe(204);
  const { rows } = parseHealthSummary((await ask(`&queue=${QUEUE}&from=0&below=1000`)).json());
  expect(rows.map(({ failures, votes }) => [failures, votes.networks])).toEqual([[1, 0]]);
});

it.each([
  '&queue=a%20b&from=0&below=1',
  `&queue=${QUEUE}`,
  `&queue=${QUEUE}&from=-1&below=5`,
  `&queue=${QUEUE}&from=0&below=10001`,
])('refuses the share %s with a sentence', async (share) => {
  const { statusCode, body } = await ask(share);
  expect([statusCode, body]).toEqual([400, 'Name a queue and positions in it: ?queue=brand@1&from=0&below=1000']);
});
