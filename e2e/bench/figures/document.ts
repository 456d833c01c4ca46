/** What is written into a document, and by which command: both stand in its marks. */
export interface DocumentMarks {
  readonly name: string;
  readonly command: string;
}

const BENCH: DocumentMarks = { name: 'bench', command: 'pnpm bench --write' };

/** Where the text between the marks begins and ends; throws when a document has none. */
function placeIn(document: string, { name, command }: DocumentMarks): readonly [from: number, to: number] {
  const begin = `<!-- ${name}: begin, written by ${command} -->`;
  const end = `<!-- ${name}: end -->`;
  const from = document.indexOf(begin);
  const to = document.indexOf(end);
  if (from === -1 || to < from) throw new Error(`The document has no place between ${begin} and ${end}`);
  return [from + begin.length, to];
}

/** A document with other text between its marks; throws when it has none. */
export function documentWith(document: string, text: string, marks: DocumentMarks = BENCH): string {
  const [from, to] = placeIn(document, marks);
  return `${document.slice(0, from)}\n\n${text}\n\n${document.slice(to)}`;
}

/** What one part of the bench has to say, under a heading of its own. */
export interface DocumentPart {
  readonly title: string;
  readonly text: string;
}

/** The bench's document with the parts that were measured anew; of the others it keeps what it says. */
export function documentWithParts(
  document: string,
  measured: readonly DocumentPart[],
  order: readonly string[],
): string {
  const [from, to] = placeIn(document, BENCH);
  const present = document
    .slice(from, to)
    .split(/^### /m)
    .slice(1)
    .map((part): DocumentPart => {
      const [title = '', ...lines] = part.split('\n');
      return { title, text: lines.join('\n').trim() };
    });
  const parts = order.flatMap((title) => [...measured, ...present].find((part) => part.title === title) ?? []);
  return documentWith(document, parts.map(({ title, text }) => `### ${title}\n\n${text}`).join('\n\n'));
}
