const BEGIN = '<!-- bench: begin, written by pnpm bench --write -->';
const END = '<!-- bench: end -->';

/** A document with other text between its marks; throws when it has none. */
export function documentWith(document: string, text: string): string {
  const from = document.indexOf(BEGIN);
  const to = document.indexOf(END);
  if (from === -1 || to < from) throw new Error(`The document has no place between ${BEGIN} and ${END}`);
  return `${document.slice(0, from + BEGIN.length)}\n\n${text}\n\n${document.slice(to)}`;
}
