import type { ExplainedLine } from './explain-stack';

function versionsText({ package: name = 'host-shell', versions = [] }: ExplainedLine): string {
  const [first = '', ...others] = versions;
  return others.length === 0 ? `${name} ${first}` : `${name} ${first} (or ${others.join(', ')}: the same file)`;
}

function mappedLines(line: ExplainedLine): readonly string[] {
  const { position } = line;
  if (position === undefined) return [];
  const { source, line: row, column, name, text } = position;
  const called = name === null ? '' : `${name}  `;
  const own = `  at ${called}${source}:${row}:${column}  [${versionsText(line)}]`;
  return text === null ? [own] : [own, `       ${text}`];
}

/** A line of a stack as people read it. */
export function explainedText(line: ExplainedLine): readonly string[] {
  switch (line.status) {
    case 'words':
      return [line.text];
    case 'mapped':
      return mappedLines(line);
    case 'foreign':
      return [`  -- ${line.text}  [not a file of this site's packages]`];
    case 'gone':
      return [
        `  -- ${line.text}  [of a version of ${line.package} that is no longer kept, or was never published here]`,
      ];
    case 'no map':
      return [`  -- ${line.text}  [${versionsText(line)}: ${line.fault ?? 'no source map of this place is kept'}]`];
  }
}
