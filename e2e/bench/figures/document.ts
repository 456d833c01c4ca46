/** What is written into a document, and by which command: both stand in its marks. */
export interface DocumentMarks {
  readonly name: string;
  readonly command: string;
}

const BENCH: DocumentMarks = { name: 'bench', command: 'pnpm bench --write' };

/** A document with other text between its marks; throws when it has none. */
export function documentWith(document: string, text: string, { name, command }: DocumentMarks = BENCH): string {
  const begin = `<!-- ${name}: begin, written by ${command} -->`;
  const end = `<!-- ${name}: end -->`;
  const from = document.indexOf(begin);
  const to = document.indexOf(end);
  if (from === -1 || to < from) throw new Error(`The document has no place between ${begin} and ${end}`);
  return `${document.slice(0, from + begin.length)}\n\n${text}\n\n${document.slice(to)}`;
}
