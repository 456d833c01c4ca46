import { clsx } from 'clsx';
import { useId, type ReactNode } from 'react';
import { Icon, unseenClass } from 'shared-kit/ui';
import styles from './field.module.css';

/** What every field of a form tells beside its value. */
export interface FieldTexts {
  readonly label: string;
  /** Keeps the label for readers only. */
  readonly labelHidden?: boolean;
  /** What stands at the other end of the label's line: how the value is understood. */
  readonly aside?: ReactNode;
  readonly hint?: ReactNode;
  /** What is wrong with the value; its presence marks the field as invalid. */
  readonly error?: ReactNode;
  /** Marks the field as invalid where nothing is to be said of it. */
  readonly invalid?: boolean;
}

/** The attributes that tie a control to its label, hint and error. */
export interface FieldWiring {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

interface FieldFrameProps extends FieldTexts {
  readonly id?: string | undefined;
  readonly className?: string | undefined;
  readonly disabled?: boolean | undefined;
  /** The value is only shown. */
  readonly readOnly?: boolean | undefined;
  readonly prefix?: ReactNode;
  readonly suffix?: ReactNode;
  readonly children: (wiring: FieldWiring) => ReactNode;
}

function isPresent(content: ReactNode): boolean {
  return content !== undefined && content !== null && content !== '' && content !== false;
}

/**
 * Label above, control in its well, error and hint below. Both describe the control, the error first: the hint often
 * says what to do about the fault.
 */
export function FieldFrame(props: FieldFrameProps): ReactNode {
  const { label, labelHidden, aside, hint, error, invalid = false, id, className, prefix, suffix, children } = props;
  const { disabled = false, readOnly = false } = props;
  const ownId = useId();
  const controlId = id ?? ownId;
  const errorId = `${controlId}-error`;
  const hintId = `${controlId}-hint`;
  const hasError = isPresent(error);
  const isInvalid = hasError || invalid;
  // Some rules are told in the same words before and after.
  const hasHint = isPresent(hint) && hint !== error;
  const notes = [...(hasError ? [errorId] : []), ...(hasHint ? [hintId] : [])];
  const named = (
    <label htmlFor={controlId} className={labelHidden ? unseenClass : styles.label}>
      {label}
    </label>
  );
  return (
    <div className={clsx(styles.field, isInvalid && styles.invalid, disabled && styles.disabled, className)}>
      {isPresent(aside) ? (
        <div className={styles.head}>
          {named}
          {aside}
        </div>
      ) : (
        named
      )}
      <div className={clsx(styles.well, readOnly && !disabled && styles.shown)}>
        {isPresent(prefix) && <span className={styles.prefix}>{prefix}</span>}
        {children({
          id: controlId,
          'aria-describedby': notes.length > 0 ? notes.join(' ') : undefined,
          'aria-invalid': isInvalid || undefined,
        })}
        {isPresent(suffix) && <span className={styles.suffix}>{suffix}</span>}
      </div>
      {hasError && (
        <p id={errorId} className={styles.error}>
          <Icon name="alert" size={14} className={styles.errorIcon} />
          <span>{error}</span>
        </p>
      )}
      {hasHint && (
        <p id={hintId} className={styles.hint}>
          <span>{hint}</span>
        </p>
      )}
    </div>
  );
}
