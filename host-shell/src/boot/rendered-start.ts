import { PAGE_ANSWERS_ID, PRERENDERED_ATTRIBUTE } from 'shared-contracts/release/boot-names';
import type { RawAnswer } from '../starter/raw-answer';
import type { RenderedFor } from '../starter/rendered-for';

/** What a rendered page was drawn from, as the page has it. */
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

/**
 * The rendered page, where the first script has left it in view: `data-prerendered` is still there. Null also where it was
 * made by other versions than this device runs.
 */
export function readRenderedStart(page: Document, setId: string): RenderedStart | null {
  const text = page.documentElement.getAttribute(PRERENDERED_ATTRIBUTE);
  if (text === null) return null;
  try {
    const { language, release } = JSON.parse(text) as RenderedFor;
    const { answers, draw, heading } = JSON.parse(
      page.getElementById(PAGE_ANSWERS_ID)?.textContent ?? '',
    ) as PageAnswers;
    if (release !== setId) return null;
    const raw = Object.entries(answers).map(([key, body]) => [key, { status: 200, body, isRendered: true }] as const);
    return { language, draw, heading, answers: Object.fromEntries(raw) };
  } catch {
    // The page is drawn as any other.
    return null;
  }
}
