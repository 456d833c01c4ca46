import type { Route } from '@playwright/test';

/** Answers a script with what the site has of it and a line more: it runs as before, but has another hash. */
export async function answerOtherBytes(route: Route): Promise<void> {
  const answer = await route.fetch();
  await route.fulfill({ response: answer, body: `${await answer.text()}\n` });
}
