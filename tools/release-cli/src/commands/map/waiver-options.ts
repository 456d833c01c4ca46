import type { WriteAllowances } from '../../change/waiver-questions';
import { textsOption, type CommandInput } from '../../command-line/command';
import { emptyOption, EMPTY_OPTIONS, EMPTY_USAGE } from '../../command-line/empty-option';

/** The options by which a command serves a version although publish would refuse it, or has waived that. */
export const WAIVER_OPTIONS = {
  'allow-gap': { type: 'string', multiple: true },
  'over-budget': { type: 'boolean' },
} as const;

/** The options of commands that change who gets what: these, and what merchants may be left without. */
export const CHANGE_OPTIONS = { ...WAIVER_OPTIONS, ...EMPTY_OPTIONS } as const;

/** The same in the usage of a command. */
export const WAIVER_USAGE = '[--allow-gap path …] [--over-budget]';

/** The usage of {@link CHANGE_OPTIONS}. */
export const CHANGE_USAGE = `${WAIVER_USAGE} ${EMPTY_USAGE}`;

/** What these options allow. */
export function allowancesOf(input: CommandInput): WriteAllowances {
  return {
    gaps: textsOption(input, 'allow-gap'),
    isOverBudget: input.values['over-budget'] === true,
    empty: emptyOption(input),
  };
}
