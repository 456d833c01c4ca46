import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { toCents } from '../../rules/money/money';
import { seededRandom, type SeededRandom } from '../../data/random';
import { contractClient, type ContractClient, type TestAnswer } from '../../testing/contract-client';
import { startGatewayProcess, type GatewayProcess } from '../../testing/gateway-process';
import { countOrders, wrongWallets } from '../../testing/ledger';

/** Processes start slowly on a busy machine. */
const LIMIT_MS = 120_000;
const ROUNDS = 4;
const ROOT = path.resolve(__dirname, '../../../../..');
const PIN = { paymentPassword: '246810' };
const ORDERS_OF_A_ROUND = ['R-30', 'R-30', 'R-30', 'R-30', 'R-33', 'R-79.send', 'R-79.send', 'R-79.send'] as const;

/** A wish of somebody: every try at it carries the same key. */
interface Wish {
  readonly id: (typeof ORDERS_OF_A_ROUND)[number];
  readonly key: string;
  readonly amount: number;
  /** The answer, once one came. */
  answer: unknown;
}

function clientOf(gateway: GatewayProcess): ContractClient {
  return contractClient(async ({ method, url, headers, payload }) => {
    const answer = await fetch(`${gateway.url}${url}`, {
      method,
      headers,
      ...(payload !== undefined && { body: payload }),
    });
    return { status: answer.status, body: await answer.json(), headers: Object.fromEntries(answer.headers) };
  });
}

/** A member and the agent above, who go on with the sessions they have whenever the gateway is back. */
class People {
  private constructor(
    private readonly tokens: Readonly<Record<'member' | 'agent', string>>,
    private readonly accountId: string,
  ) {}

  static async arrive(client: ContractClient): Promise<People> {
    const tokens = { member: await client.signIn('demo_member'), agent: await client.signIn('demo_agent') };
    const account = { kind: 'bank', bank: 'BPI', number: '1234567890', ...PIN };
    const { value } = await client.call('R-27.create', account, { token: tokens.member });
    return new People(tokens, value.list[0]?.id ?? '');
  }

  attempt(client: ContractClient, { id, key, amount }: Wish): Promise<TestAnswer> {
    const headers = { 'Idempotency-Key': key };
    const recipients = [{ username: 'demo_member', amount }];
    if (id === 'R-30') return client.call(id, { methodId: 'online', amount }, { token: this.tokens.member, headers });
    return id === 'R-33'
      ? client.call(id, { accountId: this.accountId, amount, ...PIN }, { token: this.tokens.member, headers })
      : client.call(id, { recipients, kind: 'transfer', ...PIN }, { token: this.tokens.agent, headers });
  }

  async balances(client: ContractClient): Promise<{ member: number; agent: number }> {
    const of = async (token: string) => toCents((await client.call('R-28', {}, { token })).value.sumBalance);
    return { member: await of(this.tokens.member), agent: await of(this.tokens.agent) };
  }
}

/** Takes an answer: the first one is the truth, and no other may ever come. */
function learn(wish: Wish, { status, value, code }: TestAnswer): void {
  expect([wish.id, code, status]).toEqual([wish.id, undefined, wish.id === 'R-79.send' ? 200 : 201]);
  wish.answer ??= value;
  expect(value).toEqual(wish.answer);
}

/** The wishes of a round, in any order. */
function freshWishes(name: string, random: SeededRandom): readonly Wish[] {
  return ORDERS_OF_A_ROUND.map((id) => ({ id, place: random.next() }))
    .sort((one, other) => one.place - other.place)
    .map(({ id }, index) => {
      const amount = random.between(20_000, 60_000) / 100;
      return { id, key: `${name}-${index}`, amount, answer: undefined };
    });
}

/** Sends wishes all at once and kills the gateway as soon as so many answers are there; the others are lost. */
async function killMeanwhile(gateway: GatewayProcess, people: People, wishes: readonly Wish[], answers: number) {
  let left = answers;
  let ended: Promise<void> | undefined;
  const calls = wishes.map(async (wish) => {
    const answer = await people.attempt(clientOf(gateway), wish).catch(() => undefined);
    if (answer === undefined) return 'lost';
    left -= 1;
    if (left === 0) ended = gateway.end('SIGKILL');
    learn(wish, answer);
    return 'answered';
  });
  const outcomes = await Promise.all(calls);
  await ended;
  return outcomes.filter((outcome) => outcome === 'lost').length;
}

it.each(['thunder', 'a tripped fuse'])(
  'a gateway that is killed by %s in the middle of orders makes each of them once, and forgets none',
  async (seed) => {
    const random = seededRandom(seed);
    const home = mkdtempSync(path.join(tmpdir(), 'killed-'));
    const start = () => startGatewayProcess(ROOT, home, ['--test', '--games', '12']);
    let gateway = await start();
    const people = await People.arrive(clientOf(gateway));
    const { member, agent } = await people.balances(clientOf(gateway));
    const before = countOrders(home);
    const wishes: Wish[] = [];
    const sum = (id: Wish['id']) =>
      wishes.filter((wish) => wish.id === id).reduce((cents, wish) => cents + toCents(wish.amount), 0);
    const count = (id: Wish['id']) => wishes.filter((wish) => wish.id === id).length;
    let lost = 0;
    try {
      for (let round = 0; round < ROUNDS; round += 1) {
        const fresh = freshWishes(`${seed.replaceAll(' ', '-')}-${round}`, random);
        wishes.push(...fresh);
        lost += await killMeanwhile(gateway, people, fresh, random.between(1, fresh.length / 2));
        expect(wrongWallets(home)).toEqual([]);
        gateway = await start();
        // Everybody tries again, also who has an answer already, and some twice at the same time.
        const again = [...fresh, ...fresh.filter(() => random.chance(0.5))];
        await Promise.all(again.map(async (wish) => learn(wish, await people.attempt(clientOf(gateway), wish))));
        expect(wrongWallets(home)).toEqual([]);
        expect(countOrders(home)).toEqual({
          deposits: before.deposits + count('R-30'),
          withdrawals: before.withdrawals + count('R-33'),
        });
        expect(await people.balances(clientOf(gateway))).toEqual({
          member: member - sum('R-33') + sum('R-79.send'),
          agent: agent - sum('R-79.send'),
        });
      }
      expect(lost).toBeGreaterThan(ROUNDS);
    } finally {
      await gateway.end('SIGKILL');
      rmSync(home, { recursive: true, force: true });
    }
  },
  LIMIT_MS,
);

it(
  'a gateway that is told to stop in the middle of orders has answered every one that it made',
  async () => {
    const home = mkdtempSync(path.join(tmpdir(), 'stopped-'));
    const gateway = await startGatewayProcess(ROOT, home, ['--test', '--games', '12']);
    try {
      const people = await People.arrive(clientOf(gateway));
      const before = countOrders(home);
      let ended: Promise<void> | undefined;
      const outcomes = await Promise.all(
        freshWishes('stopping', seededRandom('stop')).map(async (wish) => {
          const answer = await people.attempt(clientOf(gateway), wish).catch(() => undefined);
          ended ??= gateway.end('SIGTERM');
          return { id: wish.id, isMade: answer !== undefined && answer.status < 300 };
        }),
      );
      await ended;
      const made = (id: Wish['id']) => outcomes.filter((outcome) => outcome.id === id && outcome.isMade).length;
      expect(outcomes.some(({ isMade }) => isMade)).toBe(true);
      expect(countOrders(home)).toEqual({
        deposits: before.deposits + made('R-30'),
        withdrawals: before.withdrawals + made('R-33'),
      });
      expect(wrongWallets(home)).toEqual([]);
    } finally {
      await gateway.end('SIGKILL');
      rmSync(home, { recursive: true, force: true });
    }
  },
  LIMIT_MS,
);
