import { clsx } from 'clsx';
import { useId, type ReactNode } from 'react';
import { unseenClass } from '../ui/content/unseen';
import { Icon } from '../ui/icon/icon';
import styles from './radio-group.module.css';

/** One choice of a group; `value` names it among the others. */
export interface RadioOption {
  readonly value: string;
  readonly label: ReactNode;
  /** What choosing it means. */
  readonly detail?: ReactNode;
  readonly disabled?: boolean;
}

export interface RadioGroupProps {
  /** What is chosen; the group's name. */
  readonly label: string;
  readonly labelHidden?: boolean;
  readonly options: readonly RadioOption[];
  /** Empty while nothing is chosen. */
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  readonly error?: ReactNode;
  /** Name of the field in a form that is sent by the browser; one of its own unless told. */
  readonly name?: string;
  readonly disabled?: boolean;
  /** `list`: one under the other; `cards`: each on a surface of its own. */
  readonly look?: 'list' | 'cards';
  readonly className?: string | undefined;
}

function Choice({ option, group, name }: { option: RadioOption; group: RadioGroupProps; name: string }): ReactNode {
  const id = useId();
  const isChosen = group.value === option.value;
  const hasDetail = option.detail !== undefined && option.detail !== null;
  return (
    <label className={clsx(styles.choice, group.look === 'cards' && [styles.card, isChosen && styles.chosen])}>
      <input
        type="radio"
        name={name}
        className={styles.native}
        value={option.value}
        checked={isChosen}
        disabled={group.disabled ?? option.disabled}
        aria-labelledby={`${id}-label`}
        aria-describedby={hasDetail ? `${id}-detail` : undefined}
        onChange={() => group.onValueChange(option.value)}
      />
      <span className={styles.ring} aria-hidden="true" />
      <span className={styles.words}>
        <span id={`${id}-label`} className={styles.label}>
          {option.label}
        </span>
        {hasDetail && (
          <span id={`${id}-detail`} className={styles.detail}>
            {option.detail}
          </span>
        )}
      </span>
    </label>
  );
}

/** One of a few, all of them in sight; arrow keys go from one to the next. */
export function RadioGroup(props: RadioGroupProps): ReactNode {
  const { label, labelHidden = false, options, error, name, look = 'list', className } = props;
  const ownName = useId();
  const isInvalid = Boolean(error);
  const noteId = `${ownName}-note`;
  return (
    <fieldset
      role="radiogroup"
      className={clsx(styles.group, className)}
      aria-invalid={isInvalid || undefined}
      aria-describedby={isInvalid ? noteId : undefined}
    >
      <legend className={labelHidden ? unseenClass : styles.legend}>{label}</legend>
      <div className={clsx(styles.choices, look === 'cards' && styles.cards)}>
        {options.map((option) => (
          <Choice key={option.value} option={option} group={props} name={name ?? ownName} />
        ))}
      </div>
      {isInvalid && (
        <p id={noteId} className={styles.error}>
          <Icon name="alert" size={14} />
          <span>{error}</span>
        </p>
      )}
    </fieldset>
  );
}
