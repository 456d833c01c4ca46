import type { PackageName } from 'shared-contracts/remote/remote-names';
import { counted } from '../text/counted';
import { requirePackage } from '../edits/edits';
import { tableLines } from '../text/table-lines';
import { WrongUsage } from '../text/user-error';
import { PRODUCT_PACKAGES } from '../settings/admitted-sections';
import { createKeys, separateKeys, type CreateRequest, type MadeKeys } from '../key-management/create-keys';
import { trustFile } from '../trust/file-trust';
import {
  addKey,
  renewRoot,
  retireKey,
  setThreshold,
  type KeyRequest,
  type WrittenRoot,
} from '../key-management/manage-keys';
import { KEY_ROLES, PUBLISHER } from '../trust/roles';
import { readPublicKey } from '../trust/signer';
import { presentRing } from '../trust/trust';
import {
  assertAtMost,
  textOption,
  type Command,
  type CommandContext,
  type CommandInput,
  type CommandOutcome,
} from '../command-line/command';
import { readTextFile } from '../command-line/text-file';

const USAGE =
  'keys create | keys list | keys add <role> [--owner name] [--packages a,b] [--public file] | keys retire <id> [--now] | ' +
  'keys threshold <role> <count> | keys renew | keys separate';

const ROLES = [...KEY_ROLES, PUBLISHER] as const;
type Role = (typeof ROLES)[number];

function requestOf(context: CommandContext): KeyRequest {
  const { store, environment, home, variables, isDryRun } = context;
  return { store, places: { home, environment: variables }, environment, dryRun: isDryRun };
}

function ownerOption(context: CommandContext, input: CommandInput): string {
  return textOption(input, 'owner') ?? context.author;
}

function requireRole<Chosen extends Role>(text: string | undefined, roles: readonly Chosen[]): Chosen {
  const role = roles.find((name) => name === text);
  if (role !== undefined) return role;
  throw new WrongUsage(`${text === undefined ? 'Name a role' : `"${text}" is not a role`}: one of ${roles.join(', ')}`);
}

function packagesOption(input: CommandInput, role: Role): readonly PackageName[] {
  const text = textOption(input, 'packages');
  if (role !== PUBLISHER && text !== undefined) throw new WrongUsage('--packages goes with the role publisher');
  if (role !== PUBLISHER) return [];
  if (text === undefined) throw new WrongUsage(`Name what it publishes: --packages ${PRODUCT_PACKAGES.join(',')}`);
  return text.split(',').map(requirePackage);
}

async function make(
  context: CommandContext,
  input: CommandInput,
  work: (request: CreateRequest) => Promise<MadeKeys>,
): Promise<CommandOutcome> {
  const { environment, report, isDryRun } = context;
  const made = await work({ ...requestOf(context), owner: ownerOption(context, input) });
  if (made.adopted.length > 0)
    report(`Signed as found in ${environment}: ${counted(made.adopted.length, 'document')}.`);
  if (isDryRun) report('Nothing is written: this was a dry run.');
  else {
    for (const line of tableLines([
      ['power', 'key', 'private half'],
      ...made.keys.map((key) => [key.role, key.id, key.privateKey]),
    ]))
      report(line);
    report(`Public keys, for every machine that reads or serves ${environment}: ${made.trust}`);
    report(
      'Move the private half of root to a place that is offline; give the others to those who use them, and no more.',
    );
  }
  return { value: { environment, ...made } };
}

function tell({ report, environment, isDryRun }: CommandContext, { version }: WrittenRoot, sentence: string): void {
  if (isDryRun) report('Nothing is written: this was a dry run.');
  else {
    report(sentence);
    report(
      `Version ${version} of the root of ${environment} is in the store: every machine that trusts an earlier one follows it.`,
    );
  }
}

async function publicKeyOf(file: string): Promise<ReturnType<typeof readPublicKey>> {
  return readPublicKey(await readTextFile(file), file);
}

async function add(context: CommandContext, input: CommandInput): Promise<CommandOutcome> {
  const role = requireRole(input.positionals[1], ROLES);
  const packages = packagesOption(input, role);
  const file = textOption(input, 'public');
  const given = file === undefined ? undefined : await publicKeyOf(file);
  const owner = ownerOption(context, input);
  const made = await addKey(requestOf(context), { role, owner, packages, given });
  const what = role === PUBLISHER ? `${PUBLISHER} of ${packages.join(', ')}` : role;
  tell(
    context,
    made,
    `${owner} holds the key ${made.id} as ${what}${made.privateKey === null ? '' : `: ${made.privateKey}`}.`,
  );
  return { value: { environment: context.environment, ...made, role, owner, packages } };
}

async function retire(context: CommandContext, input: CommandInput, id: string | undefined): Promise<CommandOutcome> {
  if (id === undefined) throw new WrongUsage(`Name the key to retire: mfe ${USAGE}`);
  const isAtOnce = input.values['now'] === true;
  if (isAtOnce && textOption(input, 'reason') === undefined)
    throw new WrongUsage(`Say why ${id} cannot wait until no page knows it alone: give --reason`);
  const written = await retireKey(requestOf(context), id, isAtOnce ? context.reason : undefined);
  tell(context, written, `${id} signs nothing of ${context.environment} any more.`);
  return { value: { environment: context.environment, retired: id, ...written } };
}

async function threshold(context: CommandContext, input: CommandInput): Promise<CommandOutcome> {
  const role = requireRole(input.positionals[1], KEY_ROLES);
  const text = input.positionals[2] ?? '';
  if (!/^[1-9]$/.test(text)) throw new WrongUsage(`"${text}" is not a number of keys: 1 to 9`);
  const written = await setThreshold(requestOf(context), role, Number(text));
  tell(context, written, `A write takes signatures of ${counted(Number(text), `${role} key`)} from now on.`);
  return { value: { environment: context.environment, role, threshold: Number(text), ...written } };
}

async function renew(context: CommandContext): Promise<CommandOutcome> {
  const written = await renewRoot(requestOf(context));
  tell(context, written, 'The root is good for another year.');
  return { value: { environment: context.environment, ...written } };
}

async function list(context: CommandContext): Promise<CommandOutcome> {
  const { environment, store, report } = context;
  const ring = await presentRing(store.trust, environment);
  const atHand = new Set(((await store.trust?.signersOf(environment)) ?? []).map(({ id }) => id));
  const rows = (ring?.keys ?? []).map(({ id }) => ({
    id,
    power: ring?.powerOf(id) ?? 'everything',
    owner: ring?.ownerOf(id) ?? null,
    isAtHand: atHand.has(id),
  }));
  const plan = ring?.root?.plan;
  if (rows.length === 0) report(`${environment} has no keys yet: mfe keys create --env ${environment}`);
  else {
    const lines = rows.map((row) => [row.id, row.power, row.owner ?? '-', row.isAtHand ? 'at hand' : '-']);
    for (const line of tableLines([['key', 'power', 'owner', 'private half'], ...lines])) report(line);
    if (plan === undefined) report(`One key signs everything: mfe keys separate --env ${environment}`);
    else {
      const why = plan.reason === undefined ? '' : `, made because: ${plan.reason}`;
      report(`Version ${plan.version} of the root, good until ${plan.expires}${why}.`);
    }
    for (const [role, count] of Object.entries(plan?.thresholds ?? {}))
      if (count > 1) report(`A write as ${role} takes signatures of ${count} keys.`);
  }
  const { thresholds = null, version = null, expires = null } = plan ?? {};
  const feedKeys = ring?.keysOf('timestamp') ?? [];
  const trust = trustFile(requestOf(context).places, environment);
  return { value: { environment, trust, keys: rows, feedKeys, thresholds, version, expires } };
}

/** Words after `keys` at most, the deed included. */
const WORDS: Readonly<Record<string, number>> = { add: 2, retire: 2, threshold: 3 };

export const keysCommand: Command = {
  name: 'keys',
  usage: USAGE,
  summary: 'the root of an environment and the keys it gives powers to: make, list, add, retire, demand several',
  options: {
    owner: { type: 'string' },
    packages: { type: 'string' },
    public: { type: 'string' },
    now: { type: 'boolean' },
  },
  async run(context, input) {
    const [deed = '', id] = input.positionals;
    if (input.values['now'] !== undefined && deed !== 'retire') throw new WrongUsage('--now goes with retire');
    assertAtMost(input, WORDS[deed] ?? 1, USAGE);
    switch (deed) {
      case 'create':
        return make(context, input, createKeys);
      case 'separate':
        return make(context, input, separateKeys);
      case 'add':
        return add(context, input);
      case 'retire':
        return retire(context, input, id);
      case 'threshold':
        return threshold(context, input);
      case 'renew':
        return renew(context);
      case 'list':
        return list(context);
      default:
        throw new WrongUsage(`Say what to do: mfe ${USAGE}`);
    }
  },
};
