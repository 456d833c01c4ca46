import type { CommandContext, CommandInput, CommandOutcome } from '../../command-line/command';
import { freezeOption } from '../../command-line/during-freeze';
import { guardOption } from '../../command-line/guard-option';
import { canarying, coloursOf, endingCanary, promotingCanary } from '../../merchants/brand-canary-edits';
import { changing, stateOf } from '../../merchants/merchant-edits';
import { UserError, WrongUsage } from '../../text/user-error';
import { assertHostsKnow } from './canary-hosts';
import { presentMerchant, reportContrasts } from './merchant-read';
import { changeMerchant, reportUnused } from './merchant-write';
import { namesBrand, readBrandChange } from './ordered-merchant';

/** What may follow the merchant of `mfe merchant brand`. */
export const CANARY_WORDS = { promote: promotingCanary, end: endingCanary } as const;

/** From how many loads of each brand on its guard decides; undefined where none is asked for. */
function guardedFrom(input: CommandInput): number | undefined {
  const guard = guardOption(input);
  if (guard?.action === 'hold')
    throw new WrongUsage('A tried brand has no steps that a guard could hold: --guard rollback takes it back');
  return guard?.minimumLoads;
}

/**
 * Has a share of a merchant's devices try a brand, or changes the share, and shows the contrasts of both brands. Refuses
 * a closed merchant, which has no devices.
 */
export async function canaryBrand(
  context: CommandContext,
  input: CommandInput,
  code: string,
  percent: number,
): Promise<CommandOutcome> {
  const { environment, report } = context;
  const found = await presentMerchant(context, code);
  if (found.table === 'closedMerchants')
    throw new UserError(
      `${code} is ${stateOf(found)}, so no device could try a brand: open it first, or change its brand without --percent`,
    );
  await assertHostsKnow(context, code);
  const minimumLoads = guardedFrom(input);
  const read = namesBrand(input) ? await readBrandChange(context, input) : undefined;
  if (read !== undefined && read.pictures.size > 0)
    throw new WrongUsage('A share of devices tries colours: give the pictures without --percent, for all');
  const change = read?.change;
  const request = {
    percent,
    minimumLoads,
    now: new Date(),
    ...(change && { change: (own: Parameters<typeof coloursOf>[0]) => coloursOf(change(own).brand) }),
  };
  const outcome = await changeMerchant(context, changing(environment, code, canarying(request)));
  const { unused = [] } = change?.(found.config.brand) ?? {};
  reportUnused(context, unused);
  const tried = request.change?.(found.config.brand) ?? found.config.brandCanary?.brand;
  reportContrasts(context, found.config.brand, `the brand of ${code}, `);
  if (tried !== undefined) reportContrasts(context, tried, 'the tried brand, ');
  report(
    `More devices: mfe merchant brand ${code} --percent 50. All: mfe merchant brand ${code} promote. None: mfe merchant brand ${code} end`,
  );
  return outcome;
}

/** Ends a try of a brand: the tried one becomes the merchant's own, or all devices get that back. */
export async function finishCanary(
  context: CommandContext,
  input: CommandInput,
  code: string,
  word: string,
): Promise<CommandOutcome> {
  if (!Object.hasOwn(CANARY_WORDS, word))
    throw new WrongUsage(`Say promote or end after the merchant: mfe merchant brand ${code} promote`);
  const known = word as keyof typeof CANARY_WORDS;
  const why = freezeOption(input);
  if (why !== undefined && known !== 'end')
    throw new WrongUsage('--during-freeze goes with end: a promotion is no way back, and waits');
  return changeMerchant(context, changing(context.environment, code, CANARY_WORDS[known]), { duringFreeze: why });
}
