import { ENDPOINTS, type EndpointId } from 'shared-contracts/api/endpoint-table';
import { leftOutOf, readAnswerValue } from 'shared-contracts/api/reading';
import { SAMPLE_CALLS } from '../testing/sample-calls';
import { openTestGateway, type TestGateway } from '../testing/test-client';
import { FALLS_WITH } from './changed-answers';

const IDS = Object.keys(SAMPLE_CALLS) as EndpointId[];
const PERSONAS = { visitor: undefined, trial: 'trial', demo_member: 'demo_member', demo_agent: 'demo_agent' } as const;

let gateway: TestGateway;
const answers = new Map<EndpointId, unknown>();
beforeAll(async () => {
  gateway = await openTestGateway();
  const tokens = new Map<string, string>();
  for (const name of ['demo_member', 'demo_agent']) tokens.set(name, await gateway.signIn(name));
  tokens.set(
    'trial',
    (await gateway.call('R-08', { moduleId: 'FREEPLAY3' }, { merchant: 'aurora-trial' })).value.token,
  );
  for (const id of IDS) {
    const [persona, request] = SAMPLE_CALLS[id];
    const answer = await gateway.call(id, request as never, {
      token: tokens.get(PERSONAS[persona] ?? ''),
      merchant: persona === 'trial' || id === 'R-08' ? 'aurora-trial' : 'aurora',
      headers: { 'Idempotency-Key': `changed-${id}` },
    });
    if (answer.status < 300) answers.set(id, shortened(answer.value));
  }
});
afterAll(() => gateway.close());

/** Two elements of a list say as much as all of them. */
function shortened(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 2).map(shortened);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, shortened(inner)]));
}

interface Change {
  /** Where, elements of lists and of tables as `*`. */
  readonly path: string;
  readonly kind: string;
  readonly value: unknown;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What else could stand in the place of a value. */
function others(value: unknown): readonly (readonly [kind: string, value: unknown])[] {
  const strange: [string, unknown][] = [['null', null]];
  if (isObject(value) || Array.isArray(value)) return [...strange, ['another type', 'x'], ['a number', 7]];
  return [...strange, ['another type', { a: 1 }], ['a list', []], ['an unknown value', 'unheard-of']];
}

/** Every single change of an answer, one field or one element at a time. */
function changesOf(value: unknown, path = ''): readonly Change[] {
  if (Array.isArray(value)) {
    const bad = [null, 7, 'x', {}].map((element) => ({
      path,
      kind: `a bad element, ${JSON.stringify(element)}`,
      value: [element, ...(value as unknown[])],
    }));
    const inner = value.flatMap((element: unknown, index) =>
      changesOf(element, `${path}.*`).map((change) => ({ ...change, value: value.with(index, change.value) })),
    );
    return [...bad, ...inner];
  }
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, field]) => {
    const at = `${path}.${name}`;
    const { [name]: _gone, ...without } = value;
    return [
      { path: at, kind: 'missing', value: without },
      ...others(field).map(([kind, other]) => ({ path: at, kind, value: { ...value, [name]: other } })),
      ...changesOf(field, at).map((change) => ({ ...change, value: { ...value, [name]: change.value } })),
    ];
  });
}

it('every single change of an answer leaves the rest of it, but where a screen cannot be without', () => {
  const falling = new Map<string, Set<string>>();
  let tried = 0;
  for (const [id, answer] of answers) {
    const { reply } = ENDPOINTS[id];
    expect([id, readAnswerValue(reply, answer).faults]).toEqual([id, []]);
    for (const { path, kind, value } of changesOf(answer)) {
      tried += 1;
      if (readAnswerValue(reply, value).value !== undefined) continue;
      const place = `${id}${path}`;
      falling.set(place, (falling.get(place) ?? new Set()).add(kind));
    }
  }
  const fallen = [...falling.values()].reduce((sum, kinds) => sum + kinds.size, 0);
  process.stdout.write(`${tried} single changes of ${answers.size} answers: ${fallen} make one fall whole\n`);
  const known = Object.keys(FALLS_WITH);
  expect([...falling.keys()].toSorted()).toEqual(known.toSorted());
  expect(tried).toBeGreaterThan(3_000);
});

it('a bad element is never dropped without being told', () => {
  const silent: string[] = [];
  for (const [id, answer] of answers)
    for (const { path, kind, value } of changesOf(answer)) {
      if (!kind.startsWith('a bad element')) continue;
      const read = readAnswerValue(ENDPOINTS[id].reply, value);
      const isTold = read.faults.length > 0 && leftOutOf(read.value as object).length > 0;
      const isTaken = JSON.stringify(read.value) !== JSON.stringify(readAnswerValue(ENDPOINTS[id].reply, answer).value);
      if (!isTold && !isTaken) silent.push(`${id}${path} ${kind}`);
    }
  expect(silent).toEqual([]);
});
