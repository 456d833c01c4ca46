import { expect, type Page } from '@playwright/test';
import { ENDPOINTS, type EndpointId } from 'shared-contracts/api/endpoint-table';
import { isFullForm } from './form';
import { FaultBoard } from './faults/fault-board';
import { isAccepted, reachesServer, WAIT_MS, WAITING_FAULTS, type Fault } from './faults/faults';
import { journeyOf } from './journeys/journeys';
import type { Journey, Stage } from './journeys/journey';
import { forgetAnnouncements, stateOf, typedInto, writeDownAnnouncements } from './page-state';
import { ORDERS, type Case, type Visit } from './plan';
import { setStage, takeBeginnings } from './stage-set';
import { stateProblems, type MustSay } from './state-problems';

/** How a case went: no problems is as it should be. */
export interface CaseResult extends Case {
  readonly at: string;
  readonly problems: readonly string[];
}

/** How long a page may take until it stands, ms. */
const SETTLE_MS = 15_000;
/** The browser says itself that a call failed. */
const OF_THE_BROWSER = /^Failed to load resource: /;
const RETRY_AFTER_MS = 31_000;
/** Games, banks and chats are pages of others. */
const ELSEWHERE = '/vendor-demo/';

/** A page on which calls go wrong. */
export class FaultHarness {
  private readonly board = new FaultBoard();
  private readonly console: string[] = [];
  private hasClock = false;

  private constructor(
    private readonly page: Page,
    private readonly url: string,
  ) {}

  static async open(page: Page, url: string): Promise<FaultHarness> {
    const harness = new FaultHarness(page, url);
    page.setDefaultTimeout(SETTLE_MS);
    await writeDownAnnouncements(page.context());
    await takeBeginnings(page);
    await page.route(
      (address) => address.origin !== new URL(url).origin,
      (route) => route.fulfill({ body: 'elsewhere', contentType: 'text/html' }),
    );
    await harness.board.attach(page);
    page.on('console', (message) => {
      if (message.type() === 'error' && !OF_THE_BROWSER.test(message.text())) harness.console.push(message.text());
    });
    page.on('pageerror', (error) => harness.console.push(`thrown: ${error.message}`));
    return harness;
  }

  /** One visit; what it shares with others of the same page is looked at once. */
  async run({ cases }: Visit): Promise<readonly CaseResult[]> {
    const [first] = cases;
    if (first === undefined) return [];
    const journey = journeyOf(first.id);
    this.console.splice(0);
    const needsClock = cases.some(({ fault }) => WAITING_FAULTS.includes(fault) || fault === 'limited');
    if (needsClock && !this.hasClock) await this.page.clock.install();
    this.hasClock ||= needsClock;
    const problems = await this.play(journey, cases).catch((error: unknown) => [
      error instanceof Error ? (error.message.split('\n')[0] ?? '') : 'an unknown failure',
    ]);
    this.board.clear();
    await this.board.release();
    const at = new URL(this.page.url()).pathname;
    const all = [...problems, ...this.console.splice(0).map((line) => `console: ${line}`)];
    return cases.map((one) => ({ ...one, at, problems: all }));
  }

  private async play(journey: Journey, cases: readonly Case[]): Promise<readonly string[]> {
    const stage = await setStage(this.page, this.url, journey);
    const at = typeof journey.at === 'string' ? journey.at : await journey.at(stage);
    if (journey.send === undefined) return this.view(stage, at, journey, cases);
    const [one] = cases;
    return one === undefined ? [] : this.act(stage, at, { ...journey, send: journey.send }, one);
  }

  /** Opening the page makes the calls. */
  private async view(stage: Stage, at: string, journey: Journey, cases: readonly Case[]): Promise<readonly string[]> {
    const { page } = this;
    cases.forEach(({ id, fault }) => this.board.set(id, fault));
    await page.goto(at, { waitUntil: 'commit' });
    const notMade = await this.untilHit(cases);
    if (notMade.length > 0) return notMade.map((id) => `${id} was not called`);
    const told = cases.filter(({ id, fault }) => !isAccepted(id, fault) && journeyOf(id).isQuiet !== true);
    const mustSay = told.length > 0 && told.flatMap(({ id }) => journeyOf(id).inPlace ?? []);
    const problems = await this.settle(cases, mustSay);
    if (problems.length > 0) return problems;
    await this.endFaults(cases);
    return this.recoverView(stage, journey, cases);
  }

  private async recoverView(stage: Stage, journey: Journey, cases: readonly Case[]): Promise<readonly string[]> {
    const { page } = this;
    const retry = page.getByRole('main').getByRole('button', { name: 'Retry' });
    const isEnded = cases.some(({ fault }) => fault === 'unauthorised') && stage.token !== '';
    if (isEnded) return [];
    for (let round = 0; round < 4 && (await retry.count()) > 0; round += 1)
      await retry
        .first()
        .click({ timeout: 2000 })
        .catch(() => undefined);
    if (isFullForm && journey.isQuiet !== true && (await retry.count()) === 0)
      await page.reload({ waitUntil: 'commit' });
    const problems = await this.settle([], false);
    const isStill = (await retry.count()) > 0;
    return isStill ? [...problems, 'the fault is over, and the page still says it failed'] : problems;
  }

  /** A person makes the call on a page that stands. */
  private async act(
    stage: Stage,
    at: string,
    journey: Journey & { readonly send: NonNullable<Journey['send']> },
    one: Case,
  ): Promise<readonly string[]> {
    const { page } = this;
    await page.goto(at, { waitUntil: 'commit' });
    const before = await this.settle([], false);
    if (before.length > 0) return before.map((problem) => `before the fault: ${problem}`);
    await journey.lead?.(stage);
    const typed = await typedInto(page);
    await forgetAnnouncements(page);
    this.board.set(one.id, one.fault);
    await journey.send(stage);
    const notMade = await this.untilHit([one]);
    if (notMade.length > 0) return [`${one.id} was not called`];
    if (journey.isLeaving === true) return this.hasLeft();
    const isRefused = !isAccepted(one.id, one.fault);
    const problems = await this.settle([one], isRefused && journey.isQuiet !== true && []);
    const lost = isRefused && !this.mayLeave(one, stage) ? await this.lostTyping(typed) : [];
    await this.endFaults([one]);
    return [...problems, ...lost, ...(await this.again(stage, journey, one))];
  }

  private mayLeave({ id, fault }: Case, { token }: Stage): boolean {
    return (fault === 'unauthorised' && token !== '' && ENDPOINTS[id].auth !== 'public') || id === 'R-07';
  }

  /** What was typed stands where it was typed. */
  private async lostTyping(typed: Readonly<Record<string, string>>): Promise<readonly string[]> {
    const now = await typedInto(this.page);
    return Object.entries(typed)
      .filter(([name, value]) => now[name] !== value)
      .map(([name, value]) => `"${value}" was typed into ${name}, now it holds "${now[name] ?? ''}"`);
  }

  private async hasLeft(): Promise<readonly string[]> {
    await expect(this.page).toHaveURL((url) => url.pathname.startsWith(ELSEWHERE), { timeout: SETTLE_MS });
    return [];
  }

  /** The same wish once more: it is answered, and an order is one order. */
  private async again(
    stage: Stage,
    journey: Journey & { readonly send: NonNullable<Journey['send']> },
    one: Case,
  ): Promise<readonly string[]> {
    if (isAccepted(one.id, one.fault) || this.mayLeave(one, stage)) return [];
    if (one.fault === 'limited') await this.page.clock.fastForward(RETRY_AFTER_MS);
    const isOrder = ORDERS.includes(one.id);
    if (reachesServer(one.fault) && !isOrder) return [];
    const { all } = this.board.answersOf(one.id);
    const isAnswered = (): boolean => this.board.answersOf(one.id).all > all;
    // An order that the page learnt of meanwhile has nothing left to press.
    if (isOrder) await journey.send(stage).catch(() => undefined);
    else
      await expect(async () => {
        const retry = this.page.getByRole('main').getByRole('button', { name: 'Retry' });
        if ((await retry.count()) > 0) await retry.first().click();
        else if (!isAnswered()) await journey.send(stage);
        await expect.poll(isAnswered, { timeout: 1200, message: 'answered after the fault' }).toBe(true);
      }).toPass({ timeout: 2 * SETTLE_MS });
    const problems = await this.settle([], false);
    return isOrder ? [...problems, ...(await this.orderProblems(stage, one.id))] : problems;
  }

  /** What the gateway was asked for is one order, however often it was asked. */
  private async orderProblems({ control }: Stage, id: EndpointId): Promise<readonly string[]> {
    const made = async (): Promise<number> => {
      const good = (await control.requests(id)).filter(({ status }) => status < 400);
      return new Set(good.map(({ headers }) => headers['idempotency-key'])).size;
    };
    await expect.poll(made, { timeout: SETTLE_MS, message: 'one order' }).toBe(1);
    return [];
  }

  private async untilHit(cases: readonly Case[]): Promise<readonly EndpointId[]> {
    const missing = (): EndpointId[] => cases.map(({ id }) => id).filter((id) => this.board.hitsOf(id) === 0);
    await expect
      .poll(() => missing().length, { timeout: SETTLE_MS, intervals: [30, 60, 100] })
      .toBe(0)
      .catch(() => undefined);
    return missing();
  }

  /** Time passes where somebody waits, until the page stands; what is wrong with it when it does not. */
  private async settle(cases: readonly Case[], mustSay: MustSay): Promise<readonly string[]> {
    const faults = cases.map(({ fault }) => fault);
    let problems: readonly string[] = ['the page was not looked at'];
    await expect(async () => {
      await this.passTime(faults);
      const state = await stateOf(this.page);
      problems = state?.at.startsWith(ELSEWHERE) === true ? [] : stateProblems(state, mustSay);
      expect(problems).toEqual([]);
    })
      .toPass({ timeout: SETTLE_MS, intervals: [50, 100, 200] })
      .catch(() => undefined);
    return problems;
  }

  private async passTime(faults: readonly Fault[]): Promise<void> {
    if (!faults.some((fault) => WAITING_FAULTS.includes(fault))) return;
    await this.page.clock.fastForward(WAIT_MS.limit + 500);
  }

  private async endFaults(cases: readonly Case[]): Promise<void> {
    this.board.clear();
    if (cases.some(({ fault }) => fault === 'slow')) await this.page.clock.fastForward(WAIT_MS.answer - WAIT_MS.limit);
    await this.board.release();
  }
}
