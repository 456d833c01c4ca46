import { toCents } from '../../rules/money/money';
import { seededRandom, type SeededRandom } from '../../data/random';
import { CrashingGateway, type Intention } from '../../testing/money-model';

/** Real hashes, keys and files: seconds on a busy machine. */
const LIMIT_MS = 120_000;
const STEPS = 120;
const HOUR = 3_600_000;
const ONLINE_FEE_CENTS = 500;

/** What the balance must be, told from answers alone. */
class Expectation {
  balanceCents = 0;
  readonly intentions: Intention[] = [];
  private readonly pending = new Set<Intention>();
  private readonly known = new Set<string>();

  /** Takes an answer that may be the first or the tenth to the same order. */
  learn(intention: Intention, orderId: string): void {
    expect(intention.orderId ?? orderId).toBe(orderId);
    intention.orderId = orderId;
    if (this.known.has(intention.key)) return;
    this.known.add(intention.key);
    this.pending.add(intention);
    if (intention.id === 'R-33') this.balanceCents -= toCents(intention.amount);
  }

  ended(intention: Intention, isPaid: boolean): void {
    this.pending.delete(intention);
    if (intention.id === 'R-30' && isPaid) this.balanceCents += toCents(intention.amount) - ONLINE_FEE_CENTS;
    if (intention.id === 'R-33' && !isPaid) this.balanceCents += toCents(intention.amount);
  }

  open(id: Intention['id']): Intention[] {
    return [...this.pending].filter((intention) => intention.id === id);
  }

  count(id: Intention['id']): number {
    return this.intentions.filter((intention) => intention.id === id && this.known.has(intention.key)).length;
  }
}

class Story {
  readonly expected = new Expectation();
  constructor(
    private readonly gateway: CrashingGateway,
    private readonly random: SeededRandom,
    private readonly seed: string,
  ) {}

  private wish(): Intention {
    const id = this.random.chance(0.5) ? 'R-30' : 'R-33';
    const amount = this.random.between(20_000, id === 'R-30' ? 300_000 : 900_000) / 100;
    const key = `${this.seed}-${this.expected.intentions.length}-key`;
    const intention: Intention = { key, id, amount, madeAt: this.gateway.now(), orderId: undefined };
    this.expected.intentions.push(intention);
    return intention;
  }

  private async settle(intention: Intention): Promise<void> {
    const answer = await this.gateway.attempt(intention);
    if (answer.status === 201) this.expected.learn(intention, answer.value.id);
    else expect(['balance.low', 'turnover.unmet', 'validation.failed']).toContain(answer.code);
  }

  /** The answers are lost with the gateway; the member tries again with the same key. */
  private async dieMeanwhile(): Promise<void> {
    const wishes = [this.wish(), this.wish()];
    const calls = wishes.map((intention) => this.gateway.attempt(intention).catch(() => undefined));
    for (let turns = this.random.between(0, 40); turns > 0; turns -= 1) await new Promise(setImmediate);
    await this.gateway.die();
    for (const intention of wishes) await this.settle(intention);
    await Promise.allSettled(calls);
  }

  private async submitTwice(): Promise<void> {
    const intention = this.wish();
    const answers = await Promise.all([this.gateway.attempt(intention), this.gateway.attempt(intention)]);
    expect(answers[1].value).toEqual(answers[0].value);
    if (answers[0].status === 201) this.expected.learn(intention, answers[0].value.id);
  }

  private recent(): Intention | undefined {
    const within = this.expected.intentions.filter(({ madeAt }) => madeAt > this.gateway.now() - 20 * HOUR);
    return within.length > 0 ? this.random.pick(within) : undefined;
  }

  private async repeatAnOldOne(): Promise<void> {
    const intention = this.recent();
    if (intention) await this.settle(intention);
  }

  private async reuseAKey(): Promise<void> {
    const intention = this.recent();
    if (!intention?.orderId) return;
    expect((await this.gateway.attempt(intention, { amount: intention.amount + 1 })).code).toBe('validation.failed');
  }

  private async wrongPassword(): Promise<void> {
    const intention = this.wish();
    if (intention.id === 'R-30') return this.settle(intention);
    const answer = await this.gateway.attempt(intention, { paymentPassword: '000000' });
    expect(answer.code).toBe('payment_password.wrong');
    return this.settle(intention);
  }

  private async theBankAnswers(): Promise<void> {
    const open = this.expected.open(this.random.chance(0.7) ? 'R-30' : 'R-33');
    if (open.length === 0) return;
    const intention = this.random.pick(open);
    const isPaid = this.random.chance(0.7);
    // An order that expired meanwhile ends as nothing, whatever the bank says.
    const hasEnded = await this.gateway.end(intention.orderId ?? '', isPaid ? 'paid' : 'failed');
    this.expected.ended(intention, hasEnded && isPaid);
    expect(await this.gateway.end(intention.orderId ?? '', 'paid')).toBe(false);
  }

  private async play(): Promise<void> {
    const [stake, payout] = [this.random.between(100, 500_000), this.random.between(0, 400_000)];
    if (await this.gateway.play(stake / 100, payout / 100)) this.expected.balanceCents += payout - stake;
  }

  private transfer(): void {
    const cents = this.random.between(1, 400_000) * (this.random.chance(0.5) ? 1 : -1);
    if (this.gateway.transfer(cents)) this.expected.balanceCents -= cents;
  }

  async step(): Promise<void> {
    const steps: readonly (() => Promise<void> | void)[] = [
      () => this.settle(this.wish()), () => this.settle(this.wish()), () => this.submitTwice(), () => this.repeatAnOldOne(),
      () => this.reuseAKey(), () => this.wrongPassword(), () => this.theBankAnswers(), () => this.theBankAnswers(),
      () => this.play(), () => this.transfer(), () => this.dieMeanwhile(),
      () => this.gateway.advance(this.random.between(1, 8) * HOUR),
    ]; // prettier-ignore
    await this.random.pick(steps)();
  }
}

it.each(['a rainy day', 'a long night', 'payday'])(
  'in the course of %s every order happens once and the balance is what the answers say',
  async (seed) => {
    const gateway = await CrashingGateway.open();
    const story = new Story(gateway, seededRandom(seed), seed.replaceAll(' ', '-'));
    story.expected.balanceCents = toCents(await gateway.balance());
    for (let step = 0; step < STEPS; step += 1) {
      await story.step();
      expect(gateway.wrongWallets()).toEqual([]);
      expect(gateway.orders()).toEqual({ deposits: story.expected.count('R-30'), withdrawals: story.expected.count('R-33') }); // prettier-ignore
      expect(toCents(await gateway.balance())).toBe(story.expected.balanceCents);
    }
    expect(story.expected.count('R-30')).toBeGreaterThan(5);
    expect(story.expected.count('R-33')).toBeGreaterThan(3);
    await gateway.close();
  },
  LIMIT_MS,
);
