import { ENDPOINTS, type EndpointId } from 'shared-contracts/api/endpoint-table';
import type { Endpoint } from 'shared-contracts/api/endpoint';
import { SAMPLE_CALLS } from '../testing/sample-calls';
import { respellings } from '../testing/spellings';
import { openTestGateway, type TestGateway } from '../testing/test-client';

/** The parts of a schema that name its fields. */
interface SchemaShape {
  readonly type?: string;
  readonly entries?: Readonly<Record<string, SchemaShape>>;
  readonly wrapped?: SchemaShape;
  readonly options?: readonly SchemaShape[];
  readonly item?: SchemaShape;
}

/** Fields that are called ids and are none: constants of a call, and what a visitor may type of an inviter. */
const NO_IDS = ['moduleId', 'typeId', 'recommenderId'];
const IDS = Object.keys(ENDPOINTS) as EndpointId[];

/** The names of a request's id fields, wherever in it they stand. */
function idFields(schema: SchemaShape): string[] {
  if (schema.wrapped) return idFields(schema.wrapped);
  if (schema.item) return idFields(schema.item);
  const own = Object.entries(schema.entries ?? {}).flatMap(([name, field]) =>
    /^ids?$|Ids?$/.test(name) && !NO_IDS.includes(name) ? [name] : idFields(field),
  );
  return [...own, ...(schema.type === 'variant' ? (schema.options ?? []).flatMap(idFields) : [])];
}

/** The name of another game or method, as `ewalletn` is beside `ewallet`. */
function isOtherCode(value: string, spelling: string): boolean {
  return /^[A-Za-z]/.test(value) && /^[A-Za-z][\w-]*$/.test(spelling);
}

interface IdField {
  readonly id: EndpointId;
  readonly field: string;
}

const FIELDS: readonly IdField[] = IDS.flatMap((id) =>
  [...new Set(idFields(ENDPOINTS[id].request as unknown as SchemaShape))].map((field) => ({ id, field })),
);
/** Fields that no sample call fills. */
const EXAMPLES: Readonly<Record<string, string>> = { promotionId: '1', nodeId: '10001', gameId: 'ambr-1' };

let gateway: TestGateway;
const tokens = new Map<string, string>();
beforeAll(async () => {
  gateway = await openTestGateway({ games: 12 });
  for (const name of ['demo_member', 'demo_agent']) tokens.set(name, await gateway.signIn(name));
});
afterAll(() => gateway.close());

async function sent({ id, field }: IdField, value: unknown): Promise<readonly [number, string | undefined]> {
  const [persona, request] = SAMPLE_CALLS[id];
  const answer = await gateway.call(
    id,
    { ...request, [field]: value },
    { token: tokens.get(persona), headers: { 'Idempotency-Key': `respelt-${id}` } },
  );
  const { fields = {} } = (answer.value ?? {}) as { fields?: Record<string, string> };
  const complaint = Object.entries(fields).find(([name]) => name.split('.')[0] === field);
  return [answer.status, complaint?.[1]];
}

function exampleOf({ id, field }: IdField): { value: string; wrap: (value: unknown) => unknown } {
  const sample = (SAMPLE_CALLS[id][1] as Record<string, unknown>)[field] ?? EXAMPLES[field];
  return Array.isArray(sample)
    ? { value: String(sample[0]), wrap: (value) => [value] }
    : { value: String(sample as string | number), wrap: (value) => value };
}

it('every call that names a row, a game or a method is found in the table', () => {
  expect(FIELDS.map(({ id, field }) => `${id} ${field}`)).toEqual(
    expect.arrayContaining([
      'R-30 promotionId',
      'R-30 methodId',
      'R-58.remove ids',
      'R-61 announcementId',
      'R-68 rewardId',
    ]),
  );
  expect(FIELDS.length).toBeGreaterThan(20);
});

it.each(FIELDS)('$id refuses every other spelling of $field, and takes the one there is', async (place) => {
  const { value, wrap } = exampleOf(place);
  const isInPath = (ENDPOINTS[place.id] as Endpoint).path.includes(`{${place.field}}`);
  const isList = wrap(value) !== value;
  const spellings = respellings(value).filter(
    (spelling) =>
      !(isInPath && spelling === '') && !(isList && spelling.includes(',')) && !isOtherCode(value, spelling),
  );
  const wrong: string[] = [];
  for (const spelling of spellings) {
    const [status, complaint] = await sent(place, wrap(spelling));
    if (status !== 422 || complaint === undefined || complaint === 'unknown')
      wrong.push(`${JSON.stringify(spelling)}: ${status}`);
  }
  expect(wrong).toEqual([]);
  // The row may be nobody's; the spelling is right.
  expect([undefined, 'unknown']).toContain((await sent(place, wrap(value)))[1]);
});

const JSON_FIELDS = FIELDS.filter(({ id, field }) => {
  const { transport, path } = ENDPOINTS[id] as Endpoint;
  return ['json', 'encrypted'].includes(transport) && !path.includes(`{${field}}`);
});

it.each(JSON_FIELDS)('$id takes no other kind of JSON as $field', async (place) => {
  const { wrap } = exampleOf(place);
  const others = [1.5, -1, 1e21, 2 ** 53, true, null, [], {}, ['1'], { id: '1' }];
  for (const value of others) expect([value, (await sent(place, wrap(value)))[0]]).toEqual([value, 422]);
});

it('a bonus of once a week is paid once, however its id is spelt', async () => {
  const token = tokens.get('demo_member');
  const list = await gateway.call('R-60', { types: 'PR', platform: 'M', merchantCode: 'aurora' }, { token });
  let order = 0;
  const deposit = (promotionId: unknown) => {
    order += 1;
    const request = { methodId: 'ewallet', amount: 500, promotionId };
    return gateway.call('R-30', request, { token, headers: { 'Idempotency-Key': `bonus-order-${order}` } });
  };
  const statuses: number[] = [];
  for (const { id } of list.value.promotion) statuses.push((await deposit(id)).status);
  const paid = list.value.promotion.filter((_, place) => statuses[place] === 201);
  expect(paid.length).toBeGreaterThan(0);
  for (const { id } of paid) {
    const again = [id, Number(id), ...respellings(id)];
    for (const spelling of again) expect([spelling, (await deposit(spelling)).status]).toEqual([spelling, 422]);
  }
});
