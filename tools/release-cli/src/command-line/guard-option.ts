import type { RolloutGuard } from 'shared-contracts/release/release-map';
import { WrongUsage } from '../text/user-error';
import { textOption, type CommandInput } from './command';

/** The options that guard a rollout. */
export const GUARD_OPTIONS = { guard: { type: 'string' }, 'minimum-loads': { type: 'string' } } as const;

/** The same in the usage of a command. */
export const GUARD_USAGE = '[--guard hold|rollback --minimum-loads n]';

/** Loads of both versions before a guard decides anything, unless given. */
const MINIMUM_LOADS = 200;

/** What a guard is to do, and from how many loads on; undefined where none is asked for. */
export function guardOption(input: CommandInput): RolloutGuard | undefined {
  const action = textOption(input, 'guard');
  const loads = textOption(input, 'minimum-loads');
  if (action === undefined) {
    if (loads !== undefined) throw new WrongUsage('--minimum-loads goes with --guard');
    return undefined;
  }
  if (action !== 'hold' && action !== 'rollback')
    throw new WrongUsage(`"${action}" is not what a guard can do: hold or rollback`);
  if (loads !== undefined && !/^[1-9]\d{0,6}$/.test(loads)) throw new WrongUsage(`"${loads}" is not a number of loads`);
  return { action, minimumLoads: loads === undefined ? MINIMUM_LOADS : Number(loads) };
}
