import { ENDPOINTS, type EndpointId } from 'shared-contracts/api/endpoint-table';
import type { Endpoint } from 'shared-contracts/api/endpoint';
import { LONGEST_TEXT, MOST_VALUES } from '../server/call/text-bounds';
import { tableNames } from '../data/store/migrations';
import { loginRequest } from '../testing/contract-client';
import { SAMPLE_CALLS } from '../testing/sample-calls';
import { openTestGateway, type TestGateway } from '../testing/test-client';

interface SchemaShape {
  readonly type?: string;
  readonly entries?: Readonly<Record<string, SchemaShape>>;
  readonly wrapped?: SchemaShape;
  readonly options?: readonly SchemaShape[];
  readonly item?: SchemaShape;
  readonly value?: SchemaShape;
}

/** Longer than any field of any call may be, and sealed still no longer than a body. */
const TOO_LONG = 'x'.repeat(740_000);
const MEGABYTE = 'x'.repeat(1_000_000);

function unwrapped(schema: SchemaShape): SchemaShape {
  return schema.wrapped ? unwrapped(schema.wrapped) : schema;
}

/** What to send as a field that holds texts, with this text in it; undefined for other fields. */
function filled(schema: SchemaShape, text: string): unknown {
  const { type, item, value, entries, options } = unwrapped(schema);
  if (type === 'string' || type === 'union') return text;
  if (item) return item.type === 'custom' ? undefined : [filled(item, text)];
  if (value?.type === 'string') return { note: text };
  if (entries) return Object.fromEntries(Object.entries(entries).map(([name, entry]) => [name, filled(entry, text)]));
  return options && type !== 'variant' ? text : undefined;
}

function textFields(schema: SchemaShape): readonly (readonly [name: string, value: unknown])[] {
  const { entries = {}, options = [], type } = unwrapped(schema);
  const own = Object.entries(entries).flatMap(([name, entry]) => {
    const value = filled(entry, TOO_LONG);
    return value === undefined ? [] : [[name, value] as const];
  });
  return type === 'variant' ? options.flatMap(textFields) : own;
}

const CASES = (Object.keys(ENDPOINTS) as EndpointId[]).flatMap((id) => {
  const endpoint: Endpoint = ENDPOINTS[id];
  const fields = new Map(textFields(endpoint.request as unknown as SchemaShape));
  return [...fields].map(([field, value]) => ({ id, endpoint, field, value }));
});
/** A query is part of the address, and Node’s own bound is the first there: 16 kB for all of a head. */
const IN_QUERY = CASES.filter(({ endpoint }) => endpoint.transport === 'query');
const IN_BODY = CASES.filter((found) => !IN_QUERY.includes(found));

let gateway: TestGateway;
const tokens = new Map<string, string>();
beforeAll(async () => {
  gateway = await openTestGateway({ games: 12 });
  for (const name of ['demo_member', 'demo_agent']) tokens.set(name, await gateway.signIn(name));
});
afterAll(() => gateway.close());

type Complaint = readonly [status: number, complaint: string | undefined];

async function sent(id: EndpointId, change: Readonly<Record<string, unknown>>, name: string): Promise<Complaint> {
  const [persona, request] = SAMPLE_CALLS[id];
  const merchant = persona === 'trial' || id === 'R-08' ? 'aurora-trial' : 'aurora';
  const options = { token: tokens.get(persona), merchant, headers: { 'Idempotency-Key': `long-${id}` } };
  const answer = await gateway.call(id, { ...request, ...change }, options);
  const { fields = {} } = (answer.value ?? {}) as { fields?: Record<string, string> };
  return [answer.status, fields[name]];
}

it('the calls with texts are found in the table', () => {
  expect(IN_BODY.map(({ id, field }) => `${id} ${field}`)).toEqual(
    expect.arrayContaining(['R-06 username', 'R-11 email', 'R-12 mobileNum', 'R-30 fields', 'R-79.send recipients']),
  );
  expect(IN_BODY.length).toBeGreaterThan(80);
});

it('a text of 740 kB is refused by the name of its field, in every field of every call', async () => {
  const others: (readonly [string, Complaint])[] = [];
  for (const { id, endpoint, field, value } of IN_BODY) {
    // The field stands in the path: a router has its own bound.
    if (endpoint.path.includes(`{${field}}`)) continue;
    const complaint = await sent(id, { [field]: value }, field);
    if (complaint[0] !== 422 || complaint[1] === undefined) others.push([`${id} ${field}`, complaint]);
  }
  expect(others).toEqual([]);
}, 120_000);

it('a text in a query likewise, from a character more than the longest', async () => {
  const others: (readonly [string, Complaint])[] = [];
  for (const { id, endpoint, field, value } of IN_QUERY) {
    if (endpoint.path.includes(`{${field}}`)) continue;
    const text = 'x'.repeat(LONGEST_TEXT + 1);
    const complaint = await sent(id, { [field]: Array.isArray(value) ? [text] : text }, field);
    if (complaint[0] !== 422 || complaint[1] === undefined) others.push([`${id} ${field}`, complaint]);
  }
  expect(others).toEqual([]);
}, 120_000);

it.each<[string, Readonly<Record<string, unknown>>]>([
  ['an unknown field', { unknown: TOO_LONG }],
  ['an unknown field’s name', { [TOO_LONG]: 1 }],
  ['a list of an unknown field', { unknown: Array.from({ length: MOST_VALUES + 1 }, () => 1) }],
  ['many unknown fields', Object.fromEntries(Array.from({ length: MOST_VALUES + 1 }, (_, index) => [`f${index}`, 1]))],
])('what no field holds is bounded too: %s', async (_name, change) => {
  expect(await sent('R-22', change, 'request')).toEqual([422, 'max_length']);
});

it('the longest texts that a field may hold are let through', async () => {
  const note = 'x'.repeat(LONGEST_TEXT);
  expect((await gateway.call('R-06', loginRequest(note))).code).toBe('auth.invalid');
  const icon = `data:image/png;base64,${'A'.repeat(190_000)}`;
  const answer = await gateway.call('R-25', { icon }, { token: tokens.get('demo_member') });
  expect(JSON.stringify(answer.value)).not.toContain('max_length');
});

it('400 refused requests of a megabyte leave nothing behind: no row, no key of a limit', async () => {
  const rows = () =>
    Object.fromEntries(
      tableNames(gateway.store).map((name) => [
        name,
        gateway.store.get<{ count: number }>(`SELECT count(*) AS count FROM "${name}"`)?.count,
      ]),
    );
  await gateway.reset();
  const before = rows();
  const keys = gateway.limiter.size();
  for (let index = 0; index < 100; index += 1) {
    const text = `${MEGABYTE}${index}`;
    const headers = { 'x-forwarded-for': `203.0.113.${index}` };
    const answers = await Promise.all([
      gateway.call('R-06', { ...loginRequest(text) }, { headers }),
      gateway.call('R-11', { username: text, email: 'a@example.com' }, { headers }),
      gateway.call('R-12', { mobileNum: text, countryDialingCode: '63', purpose: 'login' }, { headers }),
      gateway.call('R-10', { ...SAMPLE_CALLS['R-10'][1], mobileNum: text }, { headers }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([422, 422, 422, 422]);
  }
  expect(gateway.limiter.size()).toBe(keys);
  expect(rows()).toEqual(before);
}, 120_000);
