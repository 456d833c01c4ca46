import { clsx } from 'clsx';
import { useState, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { moveOnEnter } from '../../parts/field/enter-key';
import { TextField, type TextFieldProps } from '../../parts/field/text-field';
import { Icon } from '../../ui/icon/icon';
import { GENERAL_DATE_LIMITS, type DateLimits } from './date-limits';
import styles from './date-field.module.css';

export interface DateFieldProps
  extends
    Omit<TextFieldProps, 'type' | 'prefix' | 'suffix' | 'inputMode' | 'min' | 'max' | 'value' | 'defaultValue'>,
    DateLimits {
  /** `YYYY-MM-DD`; empty for no day. */
  readonly value?: string;
  readonly defaultValue?: string;
}

/** What stands in an empty field: the form of a day, in no language. */
const PATTERN = '____/__/__';

/** A tap anywhere opens the calendar, not on its small sign alone. */
function openCalendar({ currentTarget }: MouseEvent<HTMLInputElement>): void {
  try {
    currentTarget.showPicker();
  } catch {
    // Browsers without the call, and frames that may not use it, open it their own way.
  }
}

/**
 * A day, chosen in the device's own calendar, which speaks the player's language. The field shows it as the whole site
 * writes days; whoever types it sees the parts that the device lets them type.
 */
export function DateField({ min, max, className, onClick, value, defaultValue, ...field }: DateFieldProps): ReactNode {
  const [chosen, setChosen] = useState(defaultValue ?? '');
  const [isTyped, setTyped] = useState(false);
  const day = value ?? chosen;
  const type = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (/^(?:\d|Arrow|Backspace|Delete)/.test(event.key)) setTyped(true);
    moveOnEnter(event);
  };
  return (
    <TextField
      {...field}
      {...(value === undefined ? { defaultValue } : { value })}
      type="date"
      onClick={onClick ?? openCalendar}
      onKeyDown={type}
      onBlur={(event) => {
        setTyped(false);
        field.onBlur?.(event);
      }}
      onChange={(event) => {
        setChosen(event.target.value);
        field.onChange?.(event);
      }}
      min={min ?? GENERAL_DATE_LIMITS.min}
      max={max ?? GENERAL_DATE_LIMITS.max}
      className={clsx(styles.date, !isTyped && styles.written, className)}
      prefix={<Icon name="calendar" size={18} />}
      suffix={
        !isTyped && (
          <span aria-hidden="true" className={clsx(styles.day, day === '' && styles.none)}>
            {day === '' ? PATTERN : day.replaceAll('-', '/')}
          </span>
        )
      }
    />
  );
}
