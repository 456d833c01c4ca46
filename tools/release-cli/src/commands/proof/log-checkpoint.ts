import { resolve } from 'node:path';
import { textOption, type CommandContext, type CommandInput, type CommandOutcome } from '../../command-line/command';
import { readTextFile, writeTextFile } from '../../command-line/text-file';
import { MAP_DOCUMENT } from '../../map/read-map';
import { checkpointFault, makeCheckpoint, openCheckpoint } from '../../record/checkpoint';
import { leavesOf, logName, readLog } from '../../record/document-log';
import { consistencyProof, isConsistent } from '../../revisions/merkle-tree';
import type { DocumentReader, Revision } from '../../revisions/revision';
import { SETTINGS_DOCUMENT } from '../../settings/settings';
import { reportLines } from '../../text/report';
import { UserError, WrongUsage } from '../../text/user-error';

const DOCUMENTS: Readonly<Record<string, DocumentReader<Revision>>> = {
  map: MAP_DOCUMENT,
  settings: SETTINGS_DOCUMENT,
};

function documentOption(input: CommandInput): DocumentReader<Revision> {
  const name = textOption(input, 'document') ?? 'map';
  const document = Object.hasOwn(DOCUMENTS, name) ? DOCUMENTS[name] : undefined;
  if (document === undefined) throw new WrongUsage(`"${name}" has no log: name ${Object.keys(DOCUMENTS).join(' or ')}`);
  return document;
}

/** Signs how far a log is, for somebody who keeps it. */
export async function checkpointLog(context: CommandContext, input: CommandInput): Promise<CommandOutcome> {
  const { store, environment, report, isDryRun } = context;
  const document = documentOption(input);
  const out = textOption(input, 'out');
  if (out === '') throw new WrongUsage('Name a file after --out');
  const { checkpoint, log, note } = await makeCheckpoint(store, environment, document);
  const { origin, size } = checkpoint;
  const revision = log.first + size - 1;
  const isWritten = out !== undefined && !isDryRun;
  if (isWritten) await writeTextFile(resolve(out), note);
  if (out === undefined) reportLines(report, note.trimEnd());
  else if (isDryRun) report('Nothing is written: this was a dry run.');
  else
    report(
      `${out} holds ${document.noun} of ${environment} to revision ${revision}: keep it where nobody here can write.`,
    );
  return { value: { environment, document: document.part, origin, size, revision, note, isWritten } };
}

/** Proves that the log of a newer checkpoint continues that of an older one: whoever has both can check it without the log. */
export async function proveLog(context: CommandContext, older: string, newer: string): Promise<CommandOutcome> {
  const { store, environment, report } = context;
  const [first, second] = [
    await openCheckpoint(store, environment, await readTextFile(older), older),
    await openCheckpoint(store, environment, await readTextFile(newer), newer),
  ];
  if (first.size > second.size)
    throw new UserError(`${older} has ${first.size} entries and ${newer} ${second.size}: name the older one first`);
  const document = Object.values(DOCUMENTS).find((entry) => second.origin.startsWith(logName(environment, entry)));
  if (document === undefined)
    throw new UserError(`${newer} is of ${second.origin}, and ${environment} has no such log`);
  const log = await readLog(store, environment, document);
  for (const [file, checkpoint] of [[older, first] as const, [newer, second] as const]) {
    const fault = checkpointFault(log, checkpoint);
    if (fault !== null) throw new UserError(`${file} does not hold: ${fault}`);
  }
  const proof = consistencyProof(leavesOf(log).slice(0, second.size), first.size);
  const isProven = isConsistent(first, second, proof);
  const lines = proof.map((hash) => Buffer.from(hash).toString('base64'));
  for (const line of lines) report(line);
  report(`${newer} continues ${older}: ${second.size} entries after ${first.size} (RFC 6962, 2.1.2).`);
  return {
    value: { environment, origin: second.origin, from: first.size, to: second.size, proof: lines },
    isFailed: !isProven,
  };
}
