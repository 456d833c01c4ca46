import { expect } from '@playwright/test';
import { ANSWERING_ROOT } from '../../support/answering';
import type { Json, Session } from '../drive/session';
import { COUNT, LOAD_FINDER, NEEDS_FINDER, PRESS_POINT, SELECT_ALL, TEXT, VALUE } from './page-finder';
import { targetAsJson, targetAsText, type Target } from './target';

/** Longest time until the page is as a spec expects it, ms: an engine that paints by software shares two cores. */
const PATIENCE_MS = 20_000;
const INTERVALS = [50, 100, 200];

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Keys that are not text, as WebDriver and browsers' own protocols both take them. */
const ENTER = '\n';

/** A phone of 390 by 844 with the site in it: the same for every engine. */
export class Phone {
  constructor(
    private readonly session: Session,
    /** Address of the site, without a path. */
    readonly site: string,
  ) {}

  /** Opens an address of the site as a new document. */
  async open(path: string): Promise<void> {
    await this.session.goTo(`${this.site}${path}`);
  }

  /** Opens an address that is not the site's. */
  async openElsewhere(url: string): Promise<void> {
    await this.session.goTo(url);
  }

  /** Runs a function in the page. What it is given and what it gives back must be JSON. */
  async evaluate<Given extends Json, Result>(look: (given: Given) => Result, given?: Given): Promise<Awaited<Result>> {
    return (await this.session.run(`return (${look.toString()})(given)`, given ?? null)) as Awaited<Result>;
  }

  /** Waits until a function in the page gives that; what the page looked like otherwise stands in the failure. */
  async until<Given extends Json, Result>(
    what: string,
    look: (given: Given) => Result,
    expected: Awaited<Result>,
    given?: Given,
  ): Promise<void> {
    // While documents change there is no page to ask.
    const ask = (): Promise<unknown> => this.evaluate(look, given).catch((error: unknown) => String(error));
    await expect.poll(ask, { message: what, timeout: PATIENCE_MS, intervals: INTERVALS }).toEqual(expected);
  }

  /** Waits until a screen has drawn its first content. */
  async ready(screen: string): Promise<void> {
    await this.shown({ css: `${ANSWERING_ROOT} [data-screen="${screen}"][data-ready]` });
  }

  async shown(target: Target): Promise<void> {
    await this.poll(`${targetAsText(target)} is there`, COUNT, target).toBeGreaterThan(0);
  }

  async gone(target: Target): Promise<void> {
    await this.poll(`${targetAsText(target)} is gone`, COUNT, target).toBe(0);
  }

  async says(target: Target, words: string | RegExp): Promise<void> {
    const match = typeof words === 'string' ? expect.stringContaining(words) : expect.stringMatching(words);
    await this.poll(`${targetAsText(target)} says ${String(words)}`, TEXT, target).toEqual(match);
  }

  async count(target: Target): Promise<number> {
    return (await this.find(COUNT, target)) as number;
  }

  /** Presses the first of what is found, once it takes a press there. */
  async press(target: Target): Promise<void> {
    let point: Point | undefined;
    const look = async (): Promise<unknown> => {
      const answer = await this.tryFind(PRESS_POINT, target);
      point = isPoint(answer) ? answer : undefined;
      return point === undefined ? answer : 'it takes a press';
    };
    await expect
      .poll(look, { message: `press ${targetAsText(target)}`, timeout: PATIENCE_MS, intervals: INTERVALS })
      .toBe('it takes a press');
    if (point !== undefined) await this.session.clickAt(point.x, point.y);
  }

  /** Presses until a surface is gone: within 300 ms of its opening it takes no press, as no tap may open and close it. */
  async dismiss(surface: Target, by: Target): Promise<void> {
    const pressOnce = async (): Promise<unknown> => {
      if ((await this.tryFind(COUNT, surface)) === 0) return 0;
      const point = await this.tryFind(PRESS_POINT, by);
      if (isPoint(point)) await this.session.clickAt(point.x, point.y);
      return this.tryFind(COUNT, surface);
    };
    await expect
      .poll(pressOnce, { message: `dismiss ${targetAsText(surface)}`, timeout: PATIENCE_MS, intervals: [400] })
      .toBe(0);
  }

  /** Types into a field in place of what it has. */
  async fill(target: Target, text: string): Promise<void> {
    await this.poll(`fill ${targetAsText(target)}`, SELECT_ALL, target).toBe(true);
    await this.session.type(text);
    await this.poll(`${targetAsText(target)} holds what was typed`, VALUE, target).toBe(text);
  }

  async pressEnter(): Promise<void> {
    await this.session.type(ENTER);
  }

  async back(): Promise<void> {
    await this.evaluate(() => history.back());
  }

  /** Waits until the address has this path. */
  async at(path: string): Promise<void> {
    await this.until(`the address is ${path}`, () => location.pathname, path);
  }

  screenshot(): Promise<Buffer> {
    return this.session.screenshot();
  }

  /** Errors of the console and what was thrown, since this was asked last. */
  takeFaults(): Promise<readonly string[]> {
    return this.session.takeFaults();
  }

  close(): Promise<void> {
    return this.session.close();
  }

  private async find(body: string, target: Target): Promise<unknown> {
    if ((await this.session.run(NEEDS_FINDER, null)) === true) await this.session.run(LOAD_FINDER, null);
    return this.session.run(body, targetAsJson(target));
  }

  private tryFind(body: string, target: Target): Promise<unknown> {
    return this.find(body, target).catch((error: unknown) => String(error));
  }

  private poll(message: string, body: string, target: Target): ReturnType<typeof expect.poll<unknown>> {
    const options = { message, timeout: PATIENCE_MS, intervals: INTERVALS };
    return expect.poll(() => this.tryFind(body, target), options);
  }
}

function isPoint(answer: unknown): answer is Point {
  return typeof answer === 'object' && answer !== null && 'x' in answer && 'y' in answer;
}
