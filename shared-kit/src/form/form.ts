/** Forms: values, checks and their messages; loaded by the screens that have one. */
export { Controller, FormProvider, useFormContext, useWatch, type UseFormReturn } from 'react-hook-form';
export { afterPress } from './after-press';
export { FormField, type FormFieldProps } from './form-field';
export { useSchemaForm, type SchemaForm, type SchemaFormOptions } from './use-schema-form';
export { useRevalidation } from './use-revalidation';
