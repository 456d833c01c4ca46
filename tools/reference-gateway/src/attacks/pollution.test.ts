import { ENDPOINTS, type EndpointId } from 'shared-contracts/api/endpoint-table';
import { mergeDeep } from '../server/control/scenarios';
import { SAMPLE_CALLS } from '../testing/sample-calls';
import { openTestGateway, type TestGateway } from '../testing/test-client';

type Fields = Record<string, unknown>;

/** In the order in which they can be made: who signs out has no session for the rest. */
const IDS = Object.keys(SAMPLE_CALLS) as EndpointId[];
/** Keys by which an object's own prototype, and with it everybody's, could be reached. */
const POISON =
  '{"__proto__":{"polluted":"yes"},"constructor":{"prototype":{"polluted":"yes"}},"prototype":{"polluted":"yes"}}';
/** The same as they stand in addresses and forms. */
const POISONED_QUERY =
  '__proto__=a&__proto__=b&__proto__[polluted]=yes&constructor[prototype][polluted]=yes&constructor.prototype.polluted=yes';
const PERSONAS = { visitor: undefined, trial: 'trial', demo_member: 'demo_member', demo_agent: 'demo_agent' } as const;

let gateway: TestGateway;
const tokens = new Map<string, string>();
/** What the calls were answered that went through. */
const repliesOf = new Map<EndpointId, unknown>();
/** Calls whose reply the contract takes with the poison in it. */
const taken: EndpointId[] = [];
beforeAll(async () => {
  gateway = await openTestGateway();
  for (const name of ['demo_member', 'demo_agent']) tokens.set(name, await gateway.signIn(name));
  const trial = await gateway.call('R-08', { moduleId: 'FREEPLAY3' }, { merchant: 'aurora-trial' });
  tokens.set('trial', trial.value.token);
});
afterAll(() => gateway.close());

/** Poison in the request and in every object within it. */
function poisoned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(poisoned);
  if (typeof value !== 'object' || value === null) return value;
  const inner = Object.fromEntries(Object.entries(value).map(([name, part]) => [name, poisoned(part)]));
  return { ...inner, ...(JSON.parse(POISON) as Fields) };
}

function expectClean(): void {
  expect(({} as Fields)['polluted']).toBeUndefined();
  expect(([] as unknown as Fields)['polluted']).toBeUndefined();
  expect((Function as unknown as Fields)['polluted']).toBeUndefined();
}

it.each(IDS)('%s takes poisoned keys for no keys at all', async (id) => {
  const [persona, request] = SAMPLE_CALLS[id];
  const options = {
    token: tokens.get(PERSONAS[persona] ?? ''),
    merchant: persona === 'trial' || id === 'R-08' ? 'aurora-trial' : 'aurora',
    headers: { 'Idempotency-Key': `poison-${id}` },
  };
  const answer = await gateway.call(id, poisoned(request) as Fields, options);
  expect(answer.status).toBeLessThan(500);
  if (answer.status < 300) repliesOf.set(id, answer.value);
  expectClean();
  const { method, path, auth } = ENDPOINTS[id];
  const raw = await gateway.app.inject({
    method,
    url: `/api/v1${path.replace(/\{\w+\}/g, '1')}?${POISONED_QUERY}`,
    headers: {
      merchant: 'aurora',
      ...(auth === 'public' ? {} : { authorization: `Bearer ${options.token ?? ''}` }),
      ...(method === 'GET' ? {} : { 'content-type': 'application/x-www-form-urlencoded' }),
    },
    ...(method === 'GET' ? {} : { payload: POISONED_QUERY }),
  });
  expect(raw.statusCode).toBeLessThan(500);
  expectClean();
});

/** Everything in a value, at any depth, that came out of the poison. */
function poisonIn(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = Object.getOwnPropertyNames(value).filter((name) => /^(?:__proto__|constructor|prototype)$/.test(name));
  return [...own, ...Object.values(value).flatMap(poisonIn)];
}

it.each(IDS)('%s: a page takes no poisoned key out of a reply', async (id) => {
  const reply = poisoned(repliesOf.get(id));
  const result = await ENDPOINTS[id].reply['~standard'].validate(reply);
  if (result.issues === undefined && poisonIn(reply).length > 0) taken.push(id);
  expect(result.issues === undefined ? poisonIn(result.value) : []).toEqual([]);
  expectClean();
});

it('the replies of most calls are taken all the same, and the poison is seen', () => {
  expect(taken.length).toBeGreaterThan(IDS.length / 2);
  expect(poisonIn(poisoned({ list: [{ a: 1 }] }))).toEqual(expect.arrayContaining(['__proto__', 'constructor']));
});

it.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])('R-17 knows no field named %s', async (field) => {
  const answer = await gateway.call('R-17', { field, value: 'x' });
  expect([answer.status, answer.value]).toEqual([422, { fields: { field: 'unknown' } }]);
});

it.each(['constructor', '__proto__', 'toString'])('no merchant is named %s', async (merchant) => {
  expect((await gateway.call('R-02', {}, { merchant })).code).toBe('validation.failed');
});

it('poison in what a scenario merges stays where it was put', () => {
  mergeDeep({ a: {} }, JSON.parse(`{"a":${POISON},"__proto__":{"polluted":"yes"}}`) as Fields);
  expectClean();
});
