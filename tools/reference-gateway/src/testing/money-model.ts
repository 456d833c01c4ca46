import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { transferMoney } from '../rules/money/money';
import { CONTROL_PATHS } from '../server/control/control-api';
import type { TestAnswer } from './contract-client';
import { countOrders, withStoreOf, wrongWallets } from './ledger';
import { openTestGateway, type TestGateway } from './test-client';

/** One wish of a member: every attempt at it carries the same key. */
export interface Intention {
  readonly key: string;
  readonly id: 'R-30' | 'R-33';
  readonly amount: number;
  readonly madeAt: number;
  /** The order, once an answer told it. */
  orderId: string | undefined;
}

/**
 * A gateway on a file, which can die at any moment: what it wrote is copied while a call is under way, and a new one
 * opens the copy. Answers of the old one are lost, as they are when a machine goes.
 */
export class CrashingGateway {
  private shift = 0;
  private constructor(
    private home: string,
    private gateway: TestGateway,
    private token: string,
    private accountId: string,
  ) {}

  static async open(): Promise<CrashingGateway> {
    const home = mkdtempSync(path.join(tmpdir(), 'money-'));
    const gateway = await openTestGateway({ home, games: 12 });
    const token = await gateway.signIn('demo_member');
    const account = { kind: 'bank', bank: 'BPI', number: '1234567890', paymentPassword: '246810' };
    const { value } = await gateway.call('R-27.create', account, { token });
    return new CrashingGateway(home, gateway, token, value.list[0]?.id ?? '');
  }

  now(): number {
    return this.gateway.now();
  }

  /** Time passes; a session that is used within a day goes on. */
  advance(milliseconds: number): void {
    this.shift += milliseconds;
    this.gateway.advance(milliseconds);
  }

  attempt(intention: Intention, changes: { readonly amount?: number; readonly paymentPassword?: string } = {}) {
    const { id, amount } = intention;
    const own = id === 'R-30' ? { methodId: 'online' } : { accountId: this.accountId, paymentPassword: '246810' };
    const options = { token: this.token, headers: { 'Idempotency-Key': intention.key } };
    return this.gateway.call(id, { ...own, amount, ...changes }, options) as Promise<TestAnswer<{ id: string }>>;
  }

  async balance(): Promise<number> {
    return (await this.gateway.call('R-28', {}, { token: this.token })).value.sumBalance;
  }

  async end(orderId: string, end: 'paid' | 'failed'): Promise<boolean> {
    return this.control(CONTROL_PATHS.orders, { id: orderId, end });
  }

  async play(stake: number, payout: number): Promise<boolean> {
    return this.control(CONTROL_PATHS.play, { username: 'demo_member', stake, payout });
  }

  /** To the agent, or back. */
  transfer(cents: number): boolean {
    return withStoreOf(this.home, (store) => {
      const idOf = (username: string) =>
        store.get<{ id: number }>("SELECT id FROM members WHERE merchant = 'aurora' AND username = ?", username)?.id ??
        0;
      const [member, agent] = [idOf('demo_member'), idOf('demo_agent')];
      const [from, to] = cents > 0 ? [member, agent] : [agent, member];
      return transferMoney(store, { from, to, cents: Math.abs(cents), remark: 'Test' }, this.now());
    });
  }

  wrongWallets(): unknown[] {
    return wrongWallets(this.home);
  }

  orders(): { deposits: number; withdrawals: number } {
    return countOrders(this.home);
  }

  /** Dies, with or without calls under way, and comes back with what was on the disk at that moment. */
  async die(): Promise<void> {
    const copy = mkdtempSync(path.join(tmpdir(), 'money-'));
    cpSync(this.home, copy, { recursive: true });
    const [old, oldHome] = [this.gateway, this.home];
    this.home = copy;
    this.gateway = await openTestGateway({ home: copy, games: 12 });
    this.gateway.advance(this.shift);
    await old.close();
    rmSync(oldHome, { recursive: true, force: true });
  }

  async close(): Promise<void> {
    await this.gateway.close();
    rmSync(this.home, { recursive: true, force: true });
  }

  private async control(url: string, payload: object): Promise<boolean> {
    const answer = await this.gateway.app.inject({ method: 'POST', url, payload });
    return answer.json<{ ok: boolean }>().ok;
  }
}
