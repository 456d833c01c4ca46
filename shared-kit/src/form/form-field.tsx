import type { ChangeEvent, ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { afterPress } from './after-press';
import { DateField, type DateFieldProps } from '../fields/date/date-field';
import { PinField, type PinFieldProps } from '../fields/pin/pin-field';
import { TextArea, type TextAreaProps } from '../fields/text-area';
import { PasswordField, type PasswordFieldProps } from '../parts/field/password-field';
import { TextField, type TextFieldProps } from '../parts/field/text-field';

type Wired = 'name' | 'translate' | 'error' | 'invalid' | 'ref' | 'value' | 'defaultValue' | 'onChange' | 'onBlur';

interface FormFieldBase {
  /** The field's path in the form's values. */
  readonly name: string;
  /** Turns the key that the schema gave as its message into words. */
  readonly translate: (key: string) => string;
  /** The person has left the field; its own checks are under way. */
  readonly onLeave?: () => void;
  /** What a typed or pasted text means, which the field then shows: a code without the message around it. */
  readonly readAs?: (typed: string) => string;
}

/** A line of text, or by its `kind` a password, a payment password, several lines or a day. */
export type FormFieldProps = FormFieldBase &
  (
    | ({ readonly kind?: 'text' } & Omit<TextFieldProps, Wired>)
    | ({ readonly kind: 'password' } & Omit<PasswordFieldProps, Wired>)
    | ({ readonly kind: 'pin' } & Omit<PinFieldProps, Wired>)
    | ({ readonly kind: 'lines' } & Omit<TextAreaProps, Wired>)
    | ({ readonly kind: 'date' } & Omit<DateFieldProps, Wired>)
  );

/** Its value is followed, so that the counter is right also after the form has filled or emptied it. */
function Lines(props: TextAreaProps & { readonly name: string }): ReactNode {
  const value: unknown = useWatch({ name: props.name });
  return <TextArea {...props} value={typeof value === 'string' ? value : ''} />;
}

/** Its value is followed, so that the day is shown as the site writes days. */
function Day(props: DateFieldProps & { readonly name: string }): ReactNode {
  const value: unknown = useWatch({ name: props.name });
  return <DateField {...props} value={typeof value === 'string' ? value : ''} />;
}

/** Writes into the field what its text means, unless an input method still composes it. */
function showMeant(event: unknown, readAs: (typed: string) => string): void {
  const { target, nativeEvent } = event as ChangeEvent<HTMLInputElement>;
  if ('isComposing' in nativeEvent && nativeEvent.isComposing === true) return;
  const meant = readAs(target.value);
  if (meant !== target.value) target.value = meant;
}

/** Ties a field to the form around it (`FormProvider`): value, checks, and the error in the player's language. */
export function FormField({ name, translate, onLeave, readAs, ...props }: FormFieldProps): ReactNode {
  const { register, getFieldState, formState } = useFormContext();
  const { error } = getFieldState(name, formState);
  const message = error?.message;
  const { ref, onChange: change, onBlur: check } = register(name);
  const onChange: typeof change = (event) => {
    if (readAs !== undefined) showMeant(event, readAs);
    return change(event);
  };
  // A message may move the page: it waits for the press that took the focus away.
  const onBlur: typeof check = async (event) =>
    afterPress(() => {
      onLeave?.();
      void check(event);
    });
  const wired = { name, ref, onChange, onBlur, error: message ? translate(message) : undefined };
  // An error without words marks its field all the same.
  const marked = { ...wired, ...(error && !message && { invalid: true }) };
  if (props.kind === 'password') {
    const { kind: _kind, ...field } = props;
    return <PasswordField {...field} {...marked} />;
  }
  if (props.kind === 'pin') {
    const { kind: _kind, ...field } = props;
    return <PinField {...field} {...marked} />;
  }
  if (props.kind === 'lines') {
    const { kind: _kind, ...field } = props;
    return <Lines {...field} {...wired} />;
  }
  if (props.kind === 'date') {
    const { kind: _kind, ...field } = props;
    return <Day {...field} {...marked} />;
  }
  const { kind: _kind, ...field } = props;
  return <TextField {...field} {...marked} />;
}
