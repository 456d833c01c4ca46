import { useState, type ReactNode } from 'react';
import { IconButton } from 'shared-kit/ui';
import { TextField, type TextFieldProps } from './text-field';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'suffix'> {
  /** Name of the button that shows the password. */
  readonly showLabel: string;
  /** Name of the button that hides it again. */
  readonly hideLabel: string;
  /** Keeps the password hidden: the button is there and cannot be pressed. */
  readonly toggleDisabled?: boolean;
}

/** A password that the eye at its end can show. */
export function PasswordField({
  showLabel,
  hideLabel,
  toggleDisabled = false,
  ...rest
}: PasswordFieldProps): ReactNode {
  const [isShown, setShown] = useState(false);
  const isVisible = isShown && !toggleDisabled;
  const toggle = (
    <IconButton
      icon={isVisible ? 'eye-off' : 'eye'}
      label={isVisible ? hideLabel : showLabel}
      iconSize={20}
      disabled={toggleDisabled || rest.disabled}
      onClick={() => setShown(!isShown)}
    />
  );
  return (
    <TextField
      autoComplete="current-password"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...rest}
      type={isVisible ? 'text' : 'password'}
      suffix={toggle}
    />
  );
}
