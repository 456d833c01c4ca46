import type { MapEdit } from '../../edits/edits';
import type { SiteEdit } from '../../change/plan-change';
import { requirePackage } from '../../edits/edits';
import { waysBack } from '../../fit/ways-back';
import { assertMerchant } from '../../merchants/merchant-names';
import { merchantsOf } from '../../page/site-state';
import { readMap, readRevision } from '../../map/read-map';
import { restore, rollback, rollbackMerchant } from '../../edits/rollback-edits';
import { UserError, WrongUsage } from '../../text/user-error';
import {
  assertAtMost,
  requireRevision,
  textOption,
  type Command,
  type CommandContext,
  type CommandInput,
  ownEnvironment,
} from '../../command-line/command';
import { FREEZE_OPTIONS, FREEZE_USAGE, freezeOption } from '../../command-line/during-freeze';
import { changeMap } from './change-map';
import { allowancesOf, CHANGE_OPTIONS, CHANGE_USAGE } from './waiver-options';

const USAGE = `rollback <package> | rollback --merchant code [package] | rollback --to revision | rollback --last; all ${CHANGE_USAGE} ${FREEZE_USAGE}`;

/** The whole map as it was at a revision, or at the one before the present. */
async function wholeMap({ store, environment }: CommandContext, to: string | undefined): Promise<MapEdit> {
  const { map } = await readMap(store, environment);
  const revision = to === undefined ? map.revision - 1 : requireRevision(to);
  if (revision >= map.revision)
    throw new UserError(`${environment} is at revision ${map.revision}: name an earlier one`);
  if (revision < 1) throw new UserError(`${environment} has no earlier revision`);
  const earlier = await readRevision(store, environment, revision);
  if (earlier === null) throw new UserError(`Revision ${revision} of ${environment} is not kept any more`);
  return (present) => {
    if (to === undefined && present.revision !== map.revision)
      throw new UserError(`${environment} was changed in the meantime: look at "mfe history" and name a revision`);
    return restore(present, earlier, new Date());
  };
}

async function editOf(context: CommandContext, input: CommandInput): Promise<SiteEdit> {
  const [merchant, to] = [textOption(input, 'merchant'), textOption(input, 'to')];
  const isLast = input.values['last'] === true;
  if ([merchant !== undefined, to !== undefined, isLast].filter(Boolean).length > 1)
    throw new WrongUsage('--merchant, --to and --last exclude each other');
  if (to !== undefined || isLast) {
    assertAtMost(input, 0, USAGE);
    return wholeMap(context, to);
  }
  assertAtMost(input, 1, USAGE);
  const [text] = input.positionals;
  if (merchant === undefined) {
    const name = requirePackage(text);
    return async (map) => rollback(map, name, await waysBack(context.store, map, name));
  }
  const name = text === undefined ? undefined : requirePackage(text);
  return (map, site) => {
    assertMerchant(map.environment, merchant, merchantsOf(site));
    return rollbackMerchant(map, merchant, name);
  };
}

export const rollbackCommand: Command = {
  name: 'rollback',
  usage: USAGE,
  summary: 'serve what was served before: one package, one merchant, or the whole map; needs no build',
  options: {
    merchant: { type: 'string' },
    to: { type: 'string' },
    last: { type: 'boolean' },
    ...CHANGE_OPTIONS,
    ...FREEZE_OPTIONS,
  },
  environments: ownEnvironment,
  async run(context, input) {
    const duringFreeze = freezeOption(input);
    return changeMap(context, { edit: await editOf(context, input), allowed: allowancesOf(input), duringFreeze });
  },
};
