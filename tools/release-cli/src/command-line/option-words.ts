import type { CommandInput } from './command';

/** Options as the words of a command line. */
export function optionWords(options: CommandInput['values']): readonly string[] {
  return Object.entries(options).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).flatMap((one: string | boolean | undefined) => {
      if (one === undefined) return [];
      return one === true ? [`--${name}`] : [`--${name}`, String(one)];
    }),
  );
}
