import { escapeText } from '../markup/markup';

/** A piece of markup whose texts are escaped: {@link html} makes them. By hand only of texts of our own. */
export class Html {
  constructor(readonly text: string) {}
}

type Part = Html | string | number | null | readonly (Html | null)[];

function textOf(part: Part): string {
  if (part === null) return '';
  if (part instanceof Html) return part.text;
  if (typeof part === 'object') return part.map(textOf).join('');
  return escapeText(String(part));
}

/** Markup in which every text that is put in is escaped; attributes stand between double quotes. */
export function html(literals: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return new Html(literals.reduce((text, literal, index) => text + textOf(parts[index - 1] ?? null) + literal));
}
