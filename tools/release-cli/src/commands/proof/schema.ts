import { join, resolve } from 'node:path';
import { assertAtMost, textOption, type Command } from '../../command-line/command';
import { writeTextFile } from '../../command-line/text-file';
import { DOCUMENT_SCHEMAS, jsonSchemaOf } from '../../schemas/document-schemas';
import { makeFolder } from '../../store/modes';
import { counted } from '../../text/counted';
import { meantNote } from '../../text/meant';
import { shownJson } from '../../text/plain-text';
import { reportLines, type Report } from '../../text/report';
import { tableLines } from '../../text/table-lines';
import { WrongUsage } from '../../text/user-error';

const USAGE = 'schema [document] [--out folder]';

function show(name: string, report: Report): object {
  const document = Object.hasOwn(DOCUMENT_SCHEMAS, name) ? DOCUMENT_SCHEMAS[name] : undefined;
  const names = Object.keys(DOCUMENT_SCHEMAS);
  if (document === undefined)
    throw new WrongUsage(`"${name}" is no document: one of ${names.join(', ')}${meantNote(name, names)}`);
  const schema = jsonSchemaOf(name, document);
  reportLines(report, shownJson(schema));
  return { document: name, schema };
}

async function save(folder: string, isDryRun: boolean, report: Report): Promise<object> {
  const schemas = Object.entries(DOCUMENT_SCHEMAS);
  if (isDryRun) report('Nothing is written: this was a dry run.');
  else {
    makeFolder(folder);
    for (const [name, document] of schemas)
      await writeTextFile(
        join(folder, `${name}.schema.json`),
        `${JSON.stringify(jsonSchemaOf(name, document), null, 2)}\n`,
      );
    report(`${folder} holds ${counted(schemas.length, 'schema')}.`);
  }
  return { folder, isWritten: !isDryRun, documents: schemas.map(([name]) => name) };
}

export const schemaCommand: Command = {
  name: 'schema',
  usage: USAGE,
  summary: 'JSON Schemas of the documents that are published: lists them, prints one, or writes all into a folder',
  options: { out: { type: 'string' } },
  async run({ report, isDryRun }, input) {
    assertAtMost(input, 1, USAGE);
    const [name] = input.positionals;
    const out = textOption(input, 'out');
    if (out === '') throw new WrongUsage('Name a folder after --out');
    if (name !== undefined && out !== undefined)
      throw new WrongUsage('--out takes all schemas: leave out the document');
    if (out !== undefined) return { value: await save(resolve(out), isDryRun, report) };
    if (name !== undefined) return { value: show(name, report) };
    const rows = Object.entries(DOCUMENT_SCHEMAS).map(([document, { title }]) => [document, title]);
    for (const line of tableLines([['document', 'what it is'], ...rows])) report(line);
    return { value: { documents: rows.map(([document]) => document) } };
  },
};
