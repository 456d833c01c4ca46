import type { Page, Request, Route } from '@playwright/test';
import { API_PREFIX } from 'shared-contracts/api/endpoint';

/** What a screen can look like, whatever it shows. */
export const STATES = ['shown', 'waiting', 'failed', 'empty'] as const;
export type State = (typeof STATES)[number];

/** The frame asks for it all the time; without it every screen is the one that says so. */
const STATUS = `${API_PREFIX}/system/status`;

/** The same answer with nothing in any of its lists. */
export function emptied(value: unknown): unknown {
  if (Array.isArray(value)) return [];
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, emptied(inner)]));
}

async function withoutLists(route: Route): Promise<void> {
  const response = await route.fetch();
  await route.fulfill({ response, json: emptied(await response.json()) });
}

/** From now on every call of the page ends as the state wants it. What is held is never answered. */
export async function bringInto(page: Page, state: State): Promise<void> {
  if (state === 'shown') return;
  await page.route(
    ({ pathname }) => pathname.startsWith(`${API_PREFIX}/`) && pathname !== STATUS,
    async (route) => {
      if (state === 'failed') await route.fulfill({ status: 500, json: { code: 'internal' } });
      // A page that is left takes its calls with it.
      else if (state === 'empty') await withoutLists(route).catch(() => route.abort().catch(() => undefined));
    },
  );
}

/** Counts the page's calls that are not answered yet. */
export function callsUnderWay(page: Page): () => number {
  const calls = new Set<Request>();
  page.on('request', (request) => new URL(request.url()).pathname.startsWith(`${API_PREFIX}/`) && calls.add(request));
  page.on('requestfinished', (request) => calls.delete(request));
  page.on('requestfailed', (request) => calls.delete(request));
  return () => calls.size;
}
