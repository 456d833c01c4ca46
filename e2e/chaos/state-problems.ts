import type { PageState } from './page-state';
import { isOwnText, strayWords } from './words';

/** Fewer letters than any screen has. */
const BLANK_BELOW = 20;

/** Whether a page has to say something, and the words that say it where they stand, without being announced. */
export type MustSay = false | readonly string[];

/** What is wrong with a page as it stands; nothing is as it should be. */
export function stateProblems(state: PageState | null, mustSay: MustSay): readonly string[] {
  if (state === null) return ['there is no page'];
  const { screen, isSettled, busy, text, said } = state;
  return [
    ...(text.trim().length < BLANK_BELOW ? [`the page is blank: "${text.trim()}"`] : []),
    ...(isSettled ? [] : [`"${screen}" has not settled`]),
    ...busy.slice(0, 3).map((place) => `${place} is still busy`),
    ...strayWords(text).map((word) => `the page says "${word}"`),
    ...said.filter((line) => !isOwnText(line)).map((line) => `it announced "${line}", which is no text of the site`),
    ...(mustSay && said.length === 0 && !mustSay.some((words) => text.includes(words)) ? ['nothing was said'] : []),
  ];
}
