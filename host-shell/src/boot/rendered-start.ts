import { PRERENDERED_ATTRIBUTE } from 'shared-contracts/release/boot-names';
import type { RawAnswer } from '../starter/raw-answer';
import type { RenderedFor } from '../starter/rendered-for';
import type { StarterResult } from '../starter/starter-result';

/** The longest wait for the answers once the host's code has come: then the page is drawn as any other. */
const ANSWERS_WAIT_MS = 3000;

/** What a rendered page was drawn from, as its file of answers has it. */
export interface PageAnswers {
  /** Bodies of the answers by `earlyKey`. */
  readonly answers: Readonly<Record<string, unknown>>;
  /** The one draw of the page, from 0 up to 1: which of several equal places pictures come from. */
  readonly draw: number;
  /** The title that the screen puts into its bar, if it has one of its own. */
  readonly heading?: string | undefined;
}

/** A rendered page that this visit takes over. */
export interface RenderedStart {
  readonly language: string;
  readonly answers: Readonly<Record<string, RawAnswer>>;
  readonly draw: number;
  readonly heading?: string | undefined;
  /** Hears the title that a screen puts into its bar; on a server alone. */
  readonly hearTitle?: (title: unknown) => void;
}

/** What the starter has fetched of the answers that the page was rendered from; null where nothing came in time. */
export async function pageAnswers(starter: Pick<StarterResult, 'pageAnswers'> | undefined): Promise<unknown> {
  const { pageAnswers: answers } = starter ?? {};
  if (answers === undefined) return null;
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), ANSWERS_WAIT_MS));
  return Promise.race([answers.catch(() => null), late]);
}

/**
 * The rendered page, where the first script has left it in view: `data-prerendered` is still there. Null also where it was
 * made by other versions than this device runs, or where its answers have not come.
 */
export function readRenderedStart(page: Document, setId: string, fetched: unknown): RenderedStart | null {
  const text = page.documentElement.getAttribute(PRERENDERED_ATTRIBUTE);
  if (text === null || fetched === null) return null;
  try {
    const { language, release } = JSON.parse(text) as RenderedFor;
    const { answers, draw, heading } = fetched as PageAnswers;
    if (release !== setId) return null;
    const raw = Object.entries(answers).map(([key, body]) => [key, { status: 200, body, isRendered: true }] as const);
    return { language, draw, heading, answers: Object.fromEntries(raw) };
  } catch {
    // The page is drawn as any other.
    return null;
  }
}
