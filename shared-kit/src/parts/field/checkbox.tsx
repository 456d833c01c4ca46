import { clsx } from 'clsx';
import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { Icon } from 'shared-kit/ui';
import styles from './toggle.module.css';

export interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'size'> {
  /** May hold links: they stay links and do not tick the box. */
  readonly label: ReactNode;
  readonly error?: ReactNode;
}

/** A yes that the player gives. */
export function Checkbox({ label, error, className, ...input }: CheckboxProps): ReactNode {
  const noteId = useId();
  const isInvalid = Boolean(error);
  return (
    <div className={className}>
      <label className={styles.checkbox}>
        <input
          {...input}
          type="checkbox"
          className={styles.native}
          aria-invalid={isInvalid || undefined}
          aria-describedby={isInvalid ? noteId : undefined}
        />
        <span className={clsx(styles.box, isInvalid && styles.invalidBox)} aria-hidden="true">
          <Icon name="check" size={16} className={styles.tick} />
        </span>
        <span className={styles.label}>{label}</span>
      </label>
      {isInvalid && (
        <p id={noteId} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
