import { clsx } from 'clsx';
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { OwnText } from '../content/own-text';
import { Spinner } from '../spinner/spinner';
import { buttonClass, type ButtonLook } from './button-class';
import styles from './button.module.css';

export interface ButtonProps extends ComponentPropsWithRef<'button'>, ButtonLook {
  /** While its work is under way: keeps width, name and focus, shows a spinner and takes no press. */
  readonly busy?: boolean;
  readonly startIcon?: ReactNode;
  readonly endIcon?: ReactNode;
}

/** A button; its words say what it does. */
export function Button(props: ButtonProps): ReactNode {
  const { variant, size, block, busy = false, startIcon, endIcon, className, children, onClick, ...rest } = props;
  const look = { ...(variant && { variant }), ...(size && { size }), ...(block && { block }) };
  const press = (event: MouseEvent<HTMLButtonElement>): void => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      {...rest}
      className={clsx(buttonClass(look), busy && styles.busy, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={press}
    >
      <span className={styles.content}>
        {startIcon}
        <OwnText>{children}</OwnText>
        {endIcon}
      </span>
      {busy && <Spinner size={20} className={styles.spinner} />}
    </button>
  );
}
