import type { Page, Route } from '@playwright/test';
import { API_PREFIX } from 'shared-contracts/api/endpoint';

/** A call of the gateway whose answer comes when the spec wants it to. */
export interface HeldCall {
  /** From now on the call waits. */
  readonly hold: () => void;
  /** Answers what waits, and from now on everything at once. */
  readonly release: () => Promise<void>;
  /** How often it was made since this was set up. */
  readonly asked: () => number;
}

/** Takes the call of that path, relative to the prefix of all calls, into the spec's hand; it waits at first. */
export async function holdCall(page: Page, path: string): Promise<HeldCall> {
  const waiting: Route[] = [];
  let isHeld = true;
  let asked = 0;
  await page.route(
    (url) => url.pathname === `${API_PREFIX}${path}`,
    async (route) => {
      asked += 1;
      if (isHeld) waiting.push(route);
      else await route.continue();
    },
  );
  return {
    hold: () => {
      isHeld = true;
    },
    release: async () => {
      isHeld = false;
      await Promise.all(waiting.splice(0).map((route) => route.continue()));
    },
    asked: () => asked,
  };
}
