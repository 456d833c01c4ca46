import './detached-buffers';
import { renderPage } from '../../../../host-shell/src/server/render-page';
import type { RenderedPage, RenderInput } from '../../../../host-shell/src/server/rendered-page';

/** Answers one call of a page. */
export type Answer = (path: string, headers: Readonly<Record<string, string>>) => Promise<unknown>;

/** A rendered page, with what it was rendered from. */
export interface Rendered extends RenderedPage {
  readonly rounds: number;
  readonly answers: RenderInput['answers'];
}

/** Rounds until nothing new is asked for; more than these are a loop. */
const MOST_ROUNDS = 5;

/** Renders a page, fetching what it asks for between the rounds. */
export async function renderInRounds(input: Omit<RenderInput, 'answers'>, answer: Answer): Promise<Rendered> {
  const answers: Record<string, unknown> = {};
  for (let rounds = 1; rounds <= MOST_ROUNDS; rounds += 1) {
    const page = await renderPage({ ...input, answers });
    if (page.isComplete) return { ...page, rounds, answers };
    for (const { path, headers } of page.asked) answers[path] ??= await answer(path, headers);
  }
  throw new Error(`${input.path} still asks after ${MOST_ROUNDS} rounds`);
}
