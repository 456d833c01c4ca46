import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { PasswordField, type PasswordFieldProps } from '../ui/field/password-field';
import { TextField, type TextFieldProps } from '../ui/field/text-field';

type Wired = 'name' | 'translate' | 'error' | 'ref' | 'value' | 'defaultValue' | 'onChange' | 'onBlur';

interface FormFieldBase {
  /** The field's path in the form's values. */
  readonly name: string;
  /** Turns the key that the schema gave as its message into words. */
  readonly translate: (key: string) => string;
}

/** A field of text, or with `kind: 'password'` one of a password. */
export type FormFieldProps = FormFieldBase &
  (
    | ({ readonly kind?: 'text' } & Omit<TextFieldProps, Wired>)
    | ({ readonly kind: 'password' } & Omit<PasswordFieldProps, Wired>)
  );

/** Ties a field to the form around it (`FormProvider`): value, checks, and the error in the player's language. */
export function FormField({ name, translate, ...props }: FormFieldProps): ReactNode {
  const { register, getFieldState, formState } = useFormContext();
  const message = getFieldState(name, formState).error?.message;
  const wired = { ...register(name), error: message ? translate(message) : undefined };
  if (props.kind === 'password') {
    const { kind: _kind, ...field } = props;
    return <PasswordField {...field} {...wired} />;
  }
  const { kind: _kind, ...field } = props;
  return <TextField {...field} {...wired} />;
}
