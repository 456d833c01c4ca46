import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { unseenClass } from 'shared-kit/ui';
import styles from './toggle.module.css';

export interface SwitchProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'size' | 'role'> {
  readonly label: string;
  /** Keeps the label for readers only, where a row beside it says the same. */
  readonly labelHidden?: boolean;
}

/** A setting that takes effect at once. */
export function Switch({ label, labelHidden = false, className, ...input }: SwitchProps): ReactNode {
  return (
    <label className={clsx(styles.switch, className)}>
      <span className={labelHidden ? unseenClass : styles.switchLabel}>{label}</span>
      <input {...input} type="checkbox" role="switch" className={styles.native} />
      <span className={styles.track} aria-hidden="true">
        <span className={styles.thumb} />
      </span>
    </label>
  );
}
