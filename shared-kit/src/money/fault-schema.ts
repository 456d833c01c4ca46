import * as v from 'valibot';

/** A schema whose messages are what a function says of each field. */
export function faultSchema<Values extends object>(faultsOf: (values: Values) => Readonly<Record<string, string>>) {
  return v.pipe(
    v.custom<Values>((value) => typeof value === 'object' && value !== null),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const input = dataset.value as Readonly<Record<string, unknown>>;
      for (const [name, message] of Object.entries(faultsOf(dataset.value))) {
        const [key = name, ...rest] = name.split('.');
        const below = input[key];
        const inner = rest.map((part) => ({
          type: 'object' as const,
          origin: 'value' as const,
          input: below as Record<string, unknown>,
          key: part,
          value: undefined,
        }));
        addIssue({ message, path: [{ type: 'object', origin: 'value', input, key, value: below }, ...inner] });
      }
    }),
  );
}
