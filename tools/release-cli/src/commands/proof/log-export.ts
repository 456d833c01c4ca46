import { resolve } from 'node:path';
import { textOption, type CommandContext, type CommandInput, type CommandOutcome } from '../../command-line/command';
import { writeTextFile } from '../../command-line/text-file';
import { parseSince } from '../../edits/schedule';
import { readRecord } from '../../record/read-record';
import { RECORD_FORMATS, recordLine, recordText, type RecordFormat } from '../../record/record-text';
import { counted } from '../../text/counted';
import { WrongUsage } from '../../text/user-error';

function formatOption(input: CommandInput): RecordFormat {
  const text = textOption(input, 'format') ?? 'jsonl';
  const format = RECORD_FORMATS.find((name) => name === text);
  if (format === undefined)
    throw new WrongUsage(`"${text}" is not a form of the record: ${RECORD_FORMATS.join(' or ')}`);
  return format;
}

/** Exports who changed what for which merchant, as one table. */
export async function exportLog(context: CommandContext, input: CommandInput): Promise<CommandOutcome> {
  const { store, environment, report, isDryRun } = context;
  const format = formatOption(input);
  const out = textOption(input, 'out');
  if (out === '') throw new WrongUsage('Name a file after --out');
  // The mark and the line ends of its form belong to a file.
  if (format === 'csv' && out === undefined)
    throw new WrongUsage('CSV goes into a file: name it with --out record.csv');
  const since = textOption(input, 'since');
  const rows = await readRecord(store, environment, {
    merchant: textOption(input, 'merchant'),
    since: since === undefined ? undefined : parseSince(since, new Date()),
  });
  if (out === undefined) {
    for (const row of rows) report(recordLine(row));
    return { value: { environment, rows } };
  }
  if (isDryRun) report('Nothing is written: this was a dry run.');
  else {
    await writeTextFile(resolve(out), recordText(rows, format));
    report(`${out} holds ${counted(rows.length, 'row')} of the record of ${environment}.`);
  }
  return { value: { environment, file: out, isWritten: !isDryRun, rows: rows.length } };
}
