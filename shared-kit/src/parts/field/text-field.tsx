import type { ComponentPropsWithRef, ReactNode } from 'react';
import { moveOnEnter } from './enter-key';
import { FieldFrame, type FieldTexts } from './field-frame';
import styles from './field.module.css';

export interface TextFieldProps extends Omit<ComponentPropsWithRef<'input'>, 'prefix' | 'size'>, FieldTexts {
  /** What stands before the value: a dial code, a picture. */
  readonly prefix?: ReactNode;
  /** What stands after it: a button that sends a code, a unit. */
  readonly suffix?: ReactNode;
}

/** One line of text with its label, hint and error. */
export function TextField(props: TextFieldProps): ReactNode {
  const { label, labelHidden, aside, hint, error, invalid, prefix, suffix, id, className, ...input } = props;
  const texts = { label, aside, hint, error, ...(labelHidden && { labelHidden }), ...(invalid && { invalid }) };
  return (
    <FieldFrame
      {...texts}
      id={id}
      className={className}
      disabled={input.disabled}
      readOnly={input.readOnly}
      prefix={prefix}
      suffix={suffix}
    >
      {(wiring) => <input type="text" onKeyDown={moveOnEnter} {...input} {...wiring} className={styles.input} />}
    </FieldFrame>
  );
}
