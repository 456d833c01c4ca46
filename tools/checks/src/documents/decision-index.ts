import type { TextFile } from '../repository-files';

/** The index of the decisions. */
export const DECISION_INDEX = 'docs/decisions/README.md';

const RECORD = /^docs\/decisions\/((\d{4})-[\w-]+\.md)$/;

/** The row of the index that a record has; null for a record without its number, title, date and status. */
export function indexRow({ file, text }: TextFile): string | null {
  const [, name = '', number = ''] = RECORD.exec(file) ?? [];
  const [, title] = new RegExp(`^# ${number} (\\S.*)\\n\\nDate: \\d{4}-\\d\\d-\\d\\d\\. Status: `).exec(text) ?? [];
  if (title === undefined) return null;
  const [, successor] = /Status: superseded by \[(\d{4})\]/.exec(text) ?? [];
  return `- [${number}](${name}) ${title}${successor === undefined ? '' : ` (superseded by ${successor})`}`;
}

/** What is wrong with the records and their index. */
export function indexFaults(files: readonly TextFile[]): string[] {
  const records = files.filter(({ file }) => RECORD.test(file));
  const rows = records.map((record) => ({ record, row: indexRow(record) }));
  const numbers = records.map(({ file }) => RECORD.exec(file)?.[2] ?? '');
  const index = files.find(({ file }) => file === DECISION_INDEX)?.text.split('\n') ?? [];
  const listed = index.filter((line) => line.startsWith('- ['));
  const wanted = rows.flatMap(({ row }) => row ?? []);
  return [
    ...numbers.filter((number, at) => numbers.indexOf(number) !== at).map((number) => `two decisions are ${number}`),
    ...rows
      .filter(({ row }) => row === null)
      .map(({ record }) => `${record.file} does not begin with "# <number> <title>" and its date and status`),
    ...wanted.filter((row) => !listed.includes(row)).map((row) => `${DECISION_INDEX} lacks: ${row}`),
    ...listed.filter((row) => !wanted.includes(row)).map((row) => `${DECISION_INDEX} has no record for: ${row}`),
  ];
}
