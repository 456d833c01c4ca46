import { textsOption, type CommandInput } from './command';

/** The option that names what merchants may be left without. */
export const EMPTY_OPTIONS = { 'allow-empty': { type: 'string', multiple: true } } as const;

/** The same in the usage of a command. */
export const EMPTY_USAGE = '[--allow-empty package …]';

/** What merchants may be left without. */
export function emptyOption(input: CommandInput): readonly string[] {
  return textsOption(input, 'allow-empty');
}
