import { textOption, type CommandContext, type CommandInput, type CommandOutcome } from '../../command-line/command';
import { readTextFile } from '../../command-line/text-file';
import { MAP_DOCUMENT } from '../../map/read-map';
import { checkpointFault, openCheckpoint } from '../../record/checkpoint';
import { chainStart, logName, logOf, type ChainStart, type DocumentLog } from '../../record/document-log';
import { readChain, type Chain } from '../../revisions/chain-problems';
import type { DocumentReader, Revision } from '../../revisions/revision';
import { SETTINGS_DOCUMENT } from '../../settings/settings';
import { counted } from '../../text/counted';
import { WrongUsage } from '../../text/user-error';

const DOCUMENTS: readonly DocumentReader<Revision>[] = [MAP_DOCUMENT, SETTINGS_DOCUMENT];

/** A document with its chain as it was walked. */
interface Walked {
  readonly document: DocumentReader<Revision>;
  readonly chain: Chain<Revision>;
  readonly start: ChainStart | null;
  readonly log: DocumentLog | null;
}

function startText({ revision, why }: ChainStart, { collected: { first, hashes } }: Chain<Revision>): string {
  if (why === 'first') return '';
  const before =
    why === 'unlinked'
      ? 'those before it did not name what they followed'
      : hashes.length === 0
        ? 'those before it were collected'
        : `those before it were collected, and the hashes of ${first} to ${first + hashes.length - 1} are kept`;
  return ` The chain begins at revision ${revision}: ${before}.`;
}

function lineOf(environment: string, { document: { noun }, chain, start, log }: Walked): string {
  const title = `T${noun.slice(1)} of ${environment}`;
  const [fault, ...others] = chain.faults;
  if (fault !== undefined) {
    const more = others.length === 0 ? '' : ` (and ${others.length} more)`;
    return `${title} is broken at revision ${fault.revision}: ${fault.sentence}${more}.`;
  }
  if (start === null || log === null) return `${title}: nothing was written yet.`;
  const count = chain.newest - start.revision + 1;
  const links = count === 1 ? '' : ', each the one that the next followed';
  return `${title}: ${counted(count, 'revision')}${links}; the newest, ${chain.newest}, is ${log.hashes.at(-1)}.${startText(start, chain)}`;
}

interface Check {
  readonly line: string;
  readonly isSound: boolean;
}

/** A head that somebody kept has to be in a chain: whoever writes all of a history again makes other hashes. */
function headCheck(environment: string, hash: string, walked: readonly Walked[]): Check {
  if (!/^[0-9a-f]{64}$/.test(hash))
    throw new WrongUsage(`"${hash}" is not the hash of a revision: 64 digits and letters, as mfe log verify shows it`);
  for (const { document, chain } of walked) {
    for (const [revision, state] of chain.states)
      if (state.hash === hash)
        return { line: `The kept head is revision ${revision} of ${document.noun}.`, isSound: true };
    // Whoever writes the store can put any hash into the list of what was collected.
    if (chain.collected.hashes.includes(hash))
      return {
        line: `The kept head is of a revision of ${document.noun} that was collected, so it proves nothing any more: keep checkpoints.`,
        isSound: false,
      };
  }
  return {
    line: `No revision of ${environment} has the hash ${hash}: its history is another than the one that the head was kept of.`,
    isSound: false,
  };
}

async function checkpointCheck(
  { store, environment }: CommandContext,
  file: string,
  walked: readonly Walked[],
): Promise<Check> {
  const checkpoint = await openCheckpoint(store, environment, await readTextFile(file), file);
  const { origin, size } = checkpoint;
  const found = walked.find(({ document }) => origin.startsWith(logName(environment, document)));
  if (found === undefined)
    return { line: `${file} is of ${origin}, and ${environment} has no such log.`, isSound: false };
  if (found.log === null || found.chain.faults.length > 0)
    return { line: `${file} does not hold: the chain of ${found.document.noun} is broken.`, isSound: false };
  const fault = checkpointFault(found.log, checkpoint);
  return fault === null
    ? {
        line: `${file} holds: ${found.document.noun} continues it from revision ${found.log.first + size - 1} on.`,
        isSound: true,
      }
    : { line: `${file} does not hold: ${fault}.`, isSound: false };
}

function valueOf({ document: { part }, chain: { newest, faults }, start, log }: Walked): object {
  const [broken = null] = faults;
  return { document: part, newest, head: log?.hashes.at(-1) ?? null, start, broken, faults: faults.length };
}

/** Walks the chains of map and settings; holds them against a kept head and a kept checkpoint. */
export async function verifyLog(context: CommandContext, input: CommandInput): Promise<CommandOutcome> {
  const { store, environment, report } = context;
  const [head, file] = [textOption(input, 'head'), textOption(input, 'checkpoint')];
  const walked = await Promise.all(
    DOCUMENTS.map(async (document): Promise<Walked> => {
      const chain = await readChain(store, environment, document);
      return { document, chain, start: chainStart(chain), log: logOf(chain, logName(environment, document)) };
    }),
  );
  const checks = [
    ...(head === undefined ? [] : [headCheck(environment, head, walked)]),
    ...(file === undefined ? [] : [await checkpointCheck(context, file, walked)]),
  ];
  for (const entry of walked) report(lineOf(environment, entry));
  for (const { line } of checks) report(line);
  const isSound = walked.every(({ chain }) => chain.faults.length === 0) && checks.every((check) => check.isSound);
  return {
    value: { environment, documents: walked.map(valueOf), checks },
    isFailed: !isSound,
  };
}
