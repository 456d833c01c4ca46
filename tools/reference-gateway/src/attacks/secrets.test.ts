import { API_PREFIX } from 'shared-contracts/api/endpoint';
import { ENDPOINTS, type EndpointId } from 'shared-contracts/api/endpoint-table';
import { HEALTH_PATH } from 'shared-contracts/release/health';
import { SAMPLE_CALLS } from '../testing/sample-calls';
import { openTestGateway, type TestGateway } from '../testing/test-client';

/** In the order in which they can be made: who signs out has no session for the rest. */
const IDS = Object.keys(SAMPLE_CALLS) as EndpointId[];
/** Stands for a password, a code, a token: whatever is sent, nobody hears it back and no log has it. */
const SECRET = 'Hidden7qPassword';
const PERSONAS = { visitor: undefined, trial: 'trial', demo_member: 'demo_member', demo_agent: 'demo_agent' } as const;

const lines: string[] = [];
const tokens = new Map<string, string>();
let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway({ log: (entry) => void lines.push(JSON.stringify(entry)) });
  for (const name of ['demo_member', 'demo_agent']) tokens.set(name, await gateway.signIn(name));
  const trial = await gateway.call('R-08', { moduleId: 'FREEPLAY3' }, { merchant: 'aurora-trial' });
  tokens.set('trial', trial.value.token);
});
beforeEach(() => void lines.splice(0));
afterAll(() => gateway.close());

/** A request whose every text is the secret. */
function secretive(value: unknown): unknown {
  if (typeof value === 'string') return SECRET;
  if (Array.isArray(value)) return value.map(secretive);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, secretive(part)]));
}

interface Said {
  readonly status: number;
  readonly text: string;
  readonly cache: unknown;
}

async function send(id: EndpointId, headers: Record<string, string>, query: string, payload?: string): Promise<Said> {
  const { method, path } = ENDPOINTS[id];
  const answer = await gateway.app.inject({
    method,
    url: `${API_PREFIX}${path.replace(/\{\w+\}/g, SECRET)}${query}`,
    headers: { merchant: 'aurora', ...headers },
    ...(method === 'GET' || payload === undefined ? {} : { payload }),
  });
  const text = `${JSON.stringify(answer.headers)} ${answer.body}`;
  return { status: answer.statusCode, text, cache: answer.headers['cache-control'] };
}

/** Ways to send a secret where it does not belong, with the session of nobody. */
function attempts(id: EndpointId): Promise<readonly Said[]> {
  const json = { 'content-type': 'application/json' };
  const asEverything = JSON.stringify(secretive(SAMPLE_CALLS[id][1]));
  const query = `?password=${SECRET}&token=${SECRET}&access_token=${SECRET}&${SECRET}=1`;
  return Promise.all([
    send(id, { ...json, authorization: `Bearer ${SECRET}` }, '', asEverything),
    send(id, { ...json, authorization: SECRET, cookie: `token=${SECRET}` }, query, asEverything),
    send(id, json, '', `{"password":"${SECRET}"`),
    send(id, json, '', `{"${SECRET}":{"password":"${SECRET}"}}`),
    send(id, { 'content-type': 'application/x-www-form-urlencoded' }, query, `password=${SECRET}&${SECRET}=1`),
    send(id, { 'content-type': SECRET, merchant: SECRET }, '', SECRET),
  ]);
}

it.each(IDS)('%s: what is refused says nothing back of what was sent, and no log has it', async (id) => {
  const answers = await attempts(id);
  const telling = answers.filter(({ status, text }) => status >= 400 && text.includes(SECRET));
  expect(telling).toEqual([]);
  expect(answers.filter(({ status }) => status >= 400).length).toBeGreaterThan(0);
  expect(lines.filter((line) => line.includes(SECRET))).toEqual([]);
});

it.each(IDS)('%s: nobody on the way keeps its answers, and no log has the session', async (id) => {
  const [persona, request] = SAMPLE_CALLS[id];
  const merchant = persona === 'trial' || id === 'R-08' ? 'aurora-trial' : 'aurora';
  const token = tokens.get(PERSONAS[persona] ?? '');
  const { headers, code } = await gateway.call(id, request, {
    token,
    merchant,
    headers: { 'Idempotency-Key': `secrets-${id}` },
  });
  expect(code).not.toBe('session.expired');
  expect(headers['cache-control']).toBe('no-store');
  expect((await attempts(id)).map(({ cache }) => cache)).toEqual(Array.from({ length: 6 }, () => 'no-store'));
  const secrets = [...tokens.values(), 'Demo1234', '246810', '09170000001'];
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.filter((line) => secrets.some((secret) => line.includes(secret)))).toEqual([]);
});

const SESSION_IDS = IDS.filter((id) => ENDPOINTS[id].auth === 'member' || ENDPOINTS[id].auth === 'agent');

it.each(SESSION_IDS)('%s: a token in the address, a cookie or a form is no session', async (id) => {
  const token = tokens.get('demo_agent') ?? '';
  const query = ['token', 'access_token', 'authorization', 'Authorization', 'session'].map(
    (name) => `${name}=${token}`,
  );
  const cookie = `token=${token}; session=${token}; Authorization=Bearer ${token}`;
  const body = JSON.stringify({ token, authorization: `Bearer ${token}` });
  const { status, text } = await send(id, { cookie, 'content-type': 'application/json' }, `?${query.join('&')}`, body);
  expect([status, text.includes('session.missing'), text.includes(token)]).toEqual([401, true, false]);
});

it('a report of a page is not written down as it came', async () => {
  const payload = JSON.stringify({ entries: [SECRET], token: SECRET });
  const answer = await gateway.app.inject({ method: 'POST', url: HEALTH_PATH, payload });
  expect(`${JSON.stringify(answer.headers)} ${answer.body}`).not.toContain(SECRET);
  expect(lines.filter((line) => line.includes(SECRET))).toEqual([]);
});

it('a token stands in the answer that gives it out, and each call in the log, so the watch sees', async () => {
  const token = await gateway.signIn('demo_member');
  const answer = await gateway.call('R-21', {}, { token });
  expect(answer.value.token).toBe(token);
  expect(lines.some((line) => line.includes('"id":"R-21"'))).toBe(true);
});
