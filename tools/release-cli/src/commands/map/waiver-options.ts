import type { WriteAllowances } from '../../change/waiver-questions';
import { textsOption, type CommandInput } from '../../command-line/command';

/** The options by which a command writes what would be refused, or was waived: a version, or none of a package. */
export const WAIVER_OPTIONS = {
  'allow-gap': { type: 'string', multiple: true },
  'over-budget': { type: 'boolean' },
  'allow-empty': { type: 'string', multiple: true },
} as const;

/** The same in the usage of a command. */
export const WAIVER_USAGE = '[--allow-gap path …] [--over-budget] [--allow-empty package …]';

/** What these options allow. */
export function allowancesOf(input: CommandInput): WriteAllowances {
  return {
    gaps: textsOption(input, 'allow-gap'),
    isOverBudget: input.values['over-budget'] === true,
    empty: textsOption(input, 'allow-empty'),
  };
}
