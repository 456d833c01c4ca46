import { clsx } from 'clsx';
import styles from './button.module.css';

/** How much weight a button has on its screen. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'accent';

/** How high a button is; `md` is the usual one. */
export type ButtonSize = 'sm' | 'md' | 'lg';

/** How a button looks; `primary` and `md` unless told. */
export interface ButtonLook {
  /** `primary` is for the one main action of a screen, `accent` for money. */
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
  /** As wide as the place it stands in. */
  readonly block?: boolean;
}

/** The class that makes a link look like a button: `<Link className={buttonClass({ variant: 'primary' })}>`. */
export function buttonClass({ variant = 'primary', size = 'md', block = false }: ButtonLook = {}): string {
  return clsx(styles.button, styles[variant], styles[size], block && styles.block);
}
