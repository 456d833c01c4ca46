import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Badge } from '../content/badge';
import { Icon, type IconName } from '../icon/icon';
import { Spinner } from '../spinner/spinner';
import styles from './icon-button.module.css';

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  readonly icon: IconName;
  /** What the button does; its name for readers and tests. */
  readonly label: string;
  /** `plain` is a bare picture, `filled` stands on a raised disc. */
  readonly variant?: 'plain' | 'filled';
  readonly iconSize?: number;
  /** A count on its corner: nothing at 0, `99+` above 99. */
  readonly badge?: number;
  /** The count in words, which the name ends with: "3 unread". */
  readonly badgeLabel?: string;
  readonly busy?: boolean;
}

/** A picture that is a button, 44 px to the touch whatever its picture's size. */
export function IconButton(props: IconButtonProps): ReactNode {
  const { icon, label, variant = 'plain', iconSize = 22, badge = 0, badgeLabel, busy = false, ...rest } = props;
  const { className, onClick, ...button } = rest;
  return (
    <button
      type="button"
      {...button}
      aria-label={badge > 0 && badgeLabel ? `${label}, ${badgeLabel}` : label}
      aria-busy={busy || undefined}
      className={clsx(styles.button, variant === 'filled' && styles.filled, className)}
      onClick={(event) => {
        if (!busy) onClick?.(event);
      }}
    >
      {busy ? <Spinner size={iconSize} /> : <Icon name={icon} size={iconSize} />}
      <Badge count={badge} className={styles.badge} />
    </button>
  );
}
