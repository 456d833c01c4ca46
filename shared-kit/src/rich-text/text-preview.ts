import { cleanHtml } from './clean-html';
import { firstLetters } from './first-letters';

/** More of a text is never in its first words, however much formatting is before them. */
const LONGEST_READ = 50_000;

const BLOCK =
  /^(?:P|DIV|LI|BR|TR|TD|TH|H[1-6]|BLOCKQUOTE|HR|UL|OL|DL|DT|DD|TABLE|CAPTION|PRE|CENTER|FIGURE|FIGCAPTION|DETAILS|SUMMARY)$/;

function wordsOf(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? '';
  const words = [...node.childNodes].map(wordsOf).join('');
  return BLOCK.test(node.nodeName) ? ` ${words} ` : words;
}

/** What mail builders fill a preheader with, so that programs show no more of the text. */
const FILLERS = /[\u034f\u061c\u180e\u200b\u2060-\u2064\ufeff\u00ad]/g;

/** The first words of a formatted text as it is shown, plain and in one line. */
export function textPreview(html: string, maxLength = 140): string {
  const words = wordsOf(cleanHtml(html, LONGEST_READ)).replace(FILLERS, '').replace(/\s+/g, ' ').trim();
  const first = firstLetters(words, maxLength);
  return first.length < words.length ? `${first.trimEnd()}…` : words;
}
