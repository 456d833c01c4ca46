import { WrongUsage } from '../text/user-error';
import { textOption, type CommandInput } from './command';

/** The option by which a way back is made although the environment is locked or frozen. */
export const FREEZE_OPTIONS = { 'during-freeze': { type: 'string' } } as const;

/** The same in the usage of a command. */
export const FREEZE_USAGE = '[--during-freeze why]';

/** Why a way back cannot wait; undefined when it was not said. */
export function freezeOption(input: CommandInput): string | undefined {
  const why = textOption(input, 'during-freeze');
  if (why?.trim() === '') throw new WrongUsage('Say after --during-freeze why it cannot wait');
  return why?.trim();
}
