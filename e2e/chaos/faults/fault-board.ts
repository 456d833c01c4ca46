import type { APIResponse, Page, Route } from '@playwright/test';
import { API_PREFIX } from 'shared-contracts/api/endpoint';
import type { EndpointId } from 'shared-contracts/api/endpoint-table';
import { GARBLED, HUGE_BYTES, reachesServer, REFUSALS, SERVER_WORDS, type Fault } from './faults';
import { endpointAt } from './find-endpoint';

/** What goes wrong with the calls of a page, in the hand of a spec. */
export class FaultBoard {
  private readonly faults = new Map<EndpointId, Fault>();
  private readonly hits = new Map<EndpointId, number>();
  private readonly answered = new Map<EndpointId, { all: number; good: number }>();
  private readonly waiting: { readonly route: Route; readonly answer: Promise<APIResponse> | null }[] = [];

  /** Takes every call of the page into its hand; they pass until a fault is set. */
  async attach(page: Page): Promise<void> {
    await page.route(
      (url) => url.pathname.startsWith(`${API_PREFIX}/`),
      (route) => this.take(route),
    );
    page.on('response', (response) => {
      const id = endpointAt(response.request().method(), new URL(response.url()).pathname);
      if (id === undefined) return;
      const { all, good } = this.answersOf(id);
      this.answered.set(id, { all: all + 1, good: good + (response.ok() ? 1 : 0) });
    });
  }

  set(id: EndpointId, fault: Fault): void {
    this.faults.set(id, fault);
    this.hits.set(id, 0);
  }

  /** From now on everything is answered. */
  clear(): void {
    this.faults.clear();
  }

  /** How often a call met its fault. */
  hitsOf(id: EndpointId): number {
    return this.hits.get(id) ?? 0;
  }

  /** How often a call was answered, and how often well. */
  answersOf(id: EndpointId): { readonly all: number; readonly good: number } {
    return this.answered.get(id) ?? { all: 0, good: 0 };
  }

  /** The slow answers come at last; what never comes is given up by the browser. */
  async release(): Promise<void> {
    await Promise.all(
      this.waiting.splice(0).map(async ({ route, answer }) => {
        // Whoever gave the call up is gone, and its answer with it.
        if (answer === null) await route.abort('failed').catch(() => undefined);
        else await answer.then((response) => route.fulfill({ response })).catch(() => undefined);
      }),
    );
  }

  private async take(route: Route): Promise<void> {
    const request = route.request();
    const id = endpointAt(request.method(), new URL(request.url()).pathname);
    const fault = id === undefined ? undefined : this.faults.get(id);
    if (id === undefined || fault === undefined) return route.fallback();
    this.hits.set(id, this.hitsOf(id) + 1);
    if (fault === 'timeout' || fault === 'slow') {
      // The server acts at once: only its answer takes its time.
      this.waiting.push({ route, answer: fault === 'slow' ? route.fetch() : null });
      return undefined;
    }
    // A page that is left takes its calls with it.
    return answerWith(route, fault).catch(() => undefined);
  }
}

async function answerWith(route: Route, fault: Fault): Promise<void> {
  const refusal = REFUSALS[fault];
  if (refusal !== undefined) {
    const body = { success: false, code: refusal.code, message: SERVER_WORDS };
    await route.fulfill({ status: refusal.status, headers: { ...refusal.headers }, json: body });
    return;
  }
  if (!reachesServer(fault)) return route.abort('failed');
  const answer = await route.fetch();
  if (fault === 'lost') return route.abort('connectionreset');
  if (fault !== 'huge') return route.fulfill({ response: answer, body: GARBLED[fault] ?? '' });
  const padding = 'x'.repeat(HUGE_BYTES);
  const body: unknown = { ...((await answer.json()) as Record<string, unknown>), padding };
  return route.fulfill({ response: answer, json: body });
}
