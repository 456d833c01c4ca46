/** A table as the repository's formatter writes it: the first row is its head, columns of numbers lean to the right. */
export function tableText(rows: readonly (readonly string[])[], numbers: readonly number[] = []): string {
  const [head = [], ...body] = rows;
  const widths = head.map((_name, column) => Math.max(3, ...rows.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]): string => {
    const cells = widths.map((width, column) => {
      const cell = row[column] ?? '';
      return numbers.includes(column) ? cell.padStart(width) : cell.padEnd(width);
    });
    return `| ${cells.join(' | ')} |`;
  };
  const rule = widths.map((width, column) =>
    numbers.includes(column) ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width),
  );
  return [line(head), `| ${rule.join(' | ')} |`, ...body.map(line)].join('\n');
}

/** What stands around a generated part of a document. */
export type Marks = readonly [begin: string, end: string];

function placeOf(document: string, [begin, end]: Marks): readonly [from: number, to: number] {
  const [start, to] = [document.indexOf(begin), document.indexOf(end)];
  if (start < 0 || to < start) throw new Error(`the document has no place between ${begin} and ${end}`);
  return [start + begin.length, to];
}

/** A document with another text between its marks; throws where it has none. */
export function documentWith(document: string, marks: Marks, text: string): string {
  const [from, to] = placeOf(document, marks);
  return `${document.slice(0, from)}\n\n${text}\n\n${document.slice(to)}`;
}
