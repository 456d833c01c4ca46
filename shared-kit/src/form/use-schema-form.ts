import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm, type FieldValues, type UseFormProps, type UseFormReturn } from 'react-hook-form';
import type { GenericSchema, GenericSchemaAsync } from 'valibot';

/** Everything of a form but its resolver, which the schema gives. */
export type SchemaFormOptions<Input extends FieldValues, Output> = Omit<
  UseFormProps<Input, unknown, Output>,
  'resolver'
>;

/**
 * A form whose rules are a valibot schema. A field is checked when it is left and at each change after that;
 * sending goes to the first field that is wrong. Messages of the schema are keys of texts.
 */
export function useSchemaForm<Input extends FieldValues, Output extends FieldValues>(
  schema: GenericSchema<Input, Output> | GenericSchemaAsync<Input, Output>,
  options: SchemaFormOptions<Input, Output> = {},
): UseFormReturn<Input, unknown, Output> {
  return useForm<Input, unknown, Output>({
    mode: 'onTouched',
    shouldFocusError: true,
    ...options,
    resolver: standardSchemaResolver(schema),
  });
}
