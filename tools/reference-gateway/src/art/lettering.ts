import { type NonEmpty } from './random';
import { byteLength, escapeXml, short } from './svg';

/** Families of the lettering, which `images/rasterize` brings along. */
export const LETTER_FAMILIES: NonEmpty<string> = ['Archivo Black', 'Alfa Slab One'];

/** A title set into a box: its lines, the letter height and each line's width in units of the picture. */
interface FittedText {
  readonly lines: readonly string[];
  readonly size: number;
  readonly widths: readonly number[];
}

/** The room lettering may take. */
interface TextBox {
  readonly width: number;
  readonly height: number;
  readonly maxSize: number;
  readonly maxLines: number;
}

const MAX_CHARACTERS = 44;
const MAX_TEXT_BYTES = 84;
const LINE_STEP = 0.98;

/** Rough width in em of a heavy sans letter; wide scripts take a whole em. */
function letterWidth(character: string): number {
  if (/[ .,:;!|'’`il]/.test(character)) return 0.36;
  if (/[IJ1jft()\-[\]]/.test(character)) return 0.48;
  if (/[MWmw@%&…]/.test(character)) return 1;
  if ((character.codePointAt(0) ?? 0) >= 0x2e80) return 1.02;
  return /[a-z0-9]/.test(character) ? 0.66 : 0.78;
}

/** Width in em of a line of text. */
export function textWidth(text: string): number {
  return [...text].reduce((sum, character) => sum + letterWidth(character), 0);
}

function shorten(text: string): string {
  const characters = [...text.replace(/\s+/g, ' ').trim()].filter((character) => escapeXml(character) !== '');
  let [end, bytes] = [0, 0];
  for (; end < characters.length && end < MAX_CHARACTERS; end += 1) {
    bytes += byteLength(escapeXml(characters[end] ?? ''));
    if (bytes > MAX_TEXT_BYTES) break;
  }
  return end === characters.length
    ? characters.join('')
    : `${characters
        .slice(0, end - 1)
        .join('')
        .trim()}…`;
}

/** Pieces that may start a line: words, and parts of words too long for any line. */
function pieces(text: string): readonly string[] {
  return text.split(' ').flatMap((word) => {
    const characters = [...word];
    const parts: string[] = [];
    for (let start = 0; start < characters.length; start += 15)
      parts.push(characters.slice(start, start + 15).join(''));
    return parts;
  });
}

/** Splits the words over a number of lines so that the widest is as narrow as it can be. */
function balance(words: readonly string[], lineCount: number): readonly string[] {
  if (lineCount === 1 || words.length <= 1) return [words.join(' ')];
  let best: readonly string[] = [words.join(' ')];
  let bestWidth = Infinity;
  for (let cut = 1; cut < words.length; cut += 1) {
    const lines = [words.slice(0, cut).join(' '), ...balance(words.slice(cut), lineCount - 1)];
    const width = Math.max(...lines.map(textWidth));
    if (width < bestWidth) [best, bestWidth] = [lines, width];
  }
  return best;
}

/** Sets a text as large as the box allows, on at most `maxLines` lines; over-long texts end in an ellipsis. */
export function fitText(text: string, box: TextBox): FittedText {
  const words = pieces(shorten(text));
  let best: FittedText = { lines: [], size: 0, widths: [] };
  for (let count = 1; count <= Math.min(box.maxLines, words.length); count += 1) {
    const lines = balance(words, count);
    const widest = Math.max(...lines.map(textWidth), 0.5);
    const size = Math.min(box.maxSize, box.width / widest, box.height / (lines.length * LINE_STEP));
    if (size > best.size + 0.5) best = { lines, size, widths: lines.map((line) => textWidth(line) * size) };
  }
  return best;
}

/**
 * The lines as text elements, baseline of the first at y = 0. Every line carries its textLength, so whichever font
 * the machine has, no letter leaves the box.
 */
export function textLines(fitted: FittedText): string {
  return fitted.lines
    .map((line, index) => {
      const y = index === 0 ? '' : ` y="${short(index * fitted.size * LINE_STEP)}"`;
      const guard = `textLength="${short(fitted.widths[index] ?? 0)}"`;
      return line === '' ? '' : `<text${y} ${guard}>${escapeXml(line)}</text>`;
    })
    .join('');
}

/** Height from the top of the first line to the last baseline. */
export function blockHeight(fitted: FittedText): number {
  return fitted.size * (0.76 + Math.max(0, fitted.lines.length - 1) * LINE_STEP);
}
