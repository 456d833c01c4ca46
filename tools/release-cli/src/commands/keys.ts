import { tableLines } from '../map/preview-table';
import { WrongUsage } from '../refusal';
import { readTrustFile, trustFile } from '../trust/file-trust';
import { createKey, retireKey, rotateKey, type KeyRequest } from '../trust/manage-keys';
import { activeKeys } from '../trust/trust';
import { assertAtMost, type Command, type CommandContext, type CommandOutcome } from './command';

const USAGE = 'keys create | keys rotate | keys retire <id> | keys list';

function requestOf(context: CommandContext): KeyRequest {
  const { store, environment, home, variables, isDryRun } = context;
  return { store, places: { home, environment: variables }, environment, dryRun: isDryRun };
}

async function create(context: CommandContext): Promise<CommandOutcome> {
  const { environment, report, isDryRun } = context;
  const made = await createKey(requestOf(context));
  if (made.adopted.length > 0)
    report(`${made.adopted.length} documents of ${environment} were there already; they are signed as they stand.`);
  if (isDryRun) report('Nothing is written: this was a dry run.');
  else {
    report(`${environment} is signed by the key ${made.id} from now on.`);
    report(`Private key, for those who release: ${made.privateKey}`);
    report(`Public key, for every machine that reads or serves ${environment}: ${made.trust}`);
  }
  return { value: { environment, ...made } };
}

async function rotate(context: CommandContext): Promise<CommandOutcome> {
  const { environment, report, isDryRun } = context;
  const made = await rotateKey(requestOf(context));
  if (isDryRun) report('Nothing is written: this was a dry run.');
  else {
    report(`${environment} has the further key ${made.id}; nothing in the store has changed.`);
    report(`1. Copy ${made.trust} to every machine that reads or serves ${environment}, then release as usual.`);
    report('2. A week later, when no open page knows the old key alone: mfe keys retire <old id>.');
  }
  return { value: { environment, ...made } };
}

async function retire(context: CommandContext, id: string | undefined): Promise<CommandOutcome> {
  const { environment, report, isDryRun } = context;
  if (id === undefined) throw new WrongUsage(`Name the key to retire: mfe ${USAGE}`);
  await retireKey(requestOf(context), id);
  report(
    isDryRun
      ? 'Nothing is written: this was a dry run.'
      : `${id} signs nothing of ${environment} any more; map, settings, pages and feeds are signed without it.`,
  );
  return { value: { environment, retired: id } };
}

async function list(context: CommandContext): Promise<CommandOutcome> {
  const { environment, store, report } = context;
  const { places } = requestOf(context);
  const keys = (await readTrustFile(places, environment)) ?? [];
  const active = new Set(activeKeys(keys).map(({ id }) => id));
  const atHand = new Set(((await store.trust?.signersOf(environment)) ?? []).map(({ id }) => id));
  const rows = keys.map(({ id, from, until }) => ({
    id,
    from,
    until: until ?? null,
    isTrusted: active.has(id),
    isAtHand: atHand.has(id),
  }));
  if (rows.length === 0) report(`${environment} has no keys yet: mfe keys create --env ${environment}`);
  else {
    const heading = ['key', 'from', 'until', 'signs', 'private key'];
    const lines = rows.map((row) => [
      row.id,
      row.from,
      row.until ?? '-',
      row.isTrusted ? 'yes' : 'no',
      row.isAtHand ? 'at hand' : '-',
    ]);
    for (const line of tableLines([heading, ...lines])) report(line);
  }
  return { value: { environment, trust: trustFile(places, environment), keys: rows } };
}

export const keysCommand: Command = {
  name: 'keys',
  usage: USAGE,
  summary: 'the keys that sign what an environment serves: make one, exchange it, list them',
  options: {},
  async run(context, input) {
    const [deed, id] = input.positionals;
    assertAtMost(input, deed === 'retire' ? 2 : 1, USAGE);
    switch (deed) {
      case 'create':
        return create(context);
      case 'rotate':
        return rotate(context);
      case 'retire':
        return retire(context, id);
      case 'list':
        return list(context);
      default:
        throw new WrongUsage(`Say what to do: mfe ${USAGE}`);
    }
  },
};
