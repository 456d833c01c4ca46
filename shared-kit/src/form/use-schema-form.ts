import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useEffect, useState } from 'react';
import { useForm, type DefaultValues, type FieldValues, type UseFormProps, type UseFormReturn } from 'react-hook-form';
import type { GenericSchema, GenericSchemaAsync } from 'valibot';
import { useTyped } from '../remote/use-typed';

/** Which fields of a form are there again after navigation and a new sign-in. Secrets are never among them. */
export interface KeptFields<Input> {
  /** The form's name; one that is filled in for somebody or something names them too. */
  readonly as: string;
  readonly fields: readonly (keyof Input & string)[];
}

/** Everything of a form but its resolver, which the schema gives. */
export type SchemaFormOptions<Input extends FieldValues, Output> = Omit<
  UseFormProps<Input, unknown, Output>,
  'resolver' | 'defaultValues'
> & {
  readonly defaultValues: Input;
  /** `null` for a form of secrets alone. */
  readonly kept: KeptFields<Input> | null;
};

/** A form, and the way to forget what was typed once it has been sent. */
export type SchemaForm<Input extends FieldValues, Output> = UseFormReturn<Input, unknown, Output> & {
  readonly forget: () => void;
};

const NONE: readonly never[] = [];

/** The kept fields of what an earlier view left. */
function foundFields<Input extends FieldValues>(found: unknown, fields: readonly (keyof Input & string)[]) {
  const values = (typeof found === 'object' ? found : null) as Partial<Input> | null;
  return Object.fromEntries(fields.flatMap((name) => (values?.[name] === undefined ? [] : [[name, values[name]]])));
}

/**
 * A form whose rules are a valibot schema. A field is checked when it is left and at each change after that;
 * sending goes to the first field that is wrong. Messages of the schema are keys of texts.
 */
export function useSchemaForm<Input extends FieldValues, Output extends FieldValues>(
  schema: GenericSchema<Input, Output> | GenericSchemaAsync<Input, Output>,
  { kept, defaultValues, ...options }: SchemaFormOptions<Input, Output>,
): SchemaForm<Input, Output> {
  const { found, keep, forget } = useTyped(kept?.as ?? '');
  const fields = kept?.fields ?? NONE;
  const [empty] = useState(defaultValues);
  const [start] = useState(() => ({ ...defaultValues, ...foundFields<Input>(found, fields) }) as DefaultValues<Input>);
  const form = useForm<Input, unknown, Output>({
    mode: 'onTouched',
    shouldFocusError: true,
    ...options,
    defaultValues: start,
    resolver: standardSchemaResolver(schema),
  });
  const { subscribe } = form;
  const names = fields.join(' ');
  useEffect(() => {
    if (names === '') return undefined;
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        const typed = names.split(' ').map((name) => [name, values[name]] as const);
        if (typed.some(([name, value]) => value !== empty[name])) keep(Object.fromEntries(typed));
        else forget();
      },
    });
  }, [subscribe, names, empty, keep, forget]);
  // The library's object lives as long as the form, and is changed by the library itself.
  const [whole] = useState(() => Object.assign(form, { forget }));
  return whole;
}
