import type { MouseEvent, ReactNode } from 'react';
import { TextField, type TextFieldProps } from '../../parts/field/text-field';
import { Icon } from '../../ui/icon/icon';
import { GENERAL_DATE_LIMITS, type DateLimits } from './date-limits';
import styles from './date-field.module.css';

export interface DateFieldProps
  extends Omit<TextFieldProps, 'type' | 'prefix' | 'suffix' | 'inputMode' | 'min' | 'max'>, DateLimits {}

/** A tap anywhere opens the calendar, not on its small sign alone. */
function openCalendar({ currentTarget }: MouseEvent<HTMLInputElement>): void {
  try {
    currentTarget.showPicker();
  } catch {
    // Browsers without the call, and frames that may not use it, open it their own way.
  }
}

/** A day, chosen in the device's own calendar, which speaks the player's language; the value is `YYYY-MM-DD`. */
export function DateField({ min, max, className, onClick, ...field }: DateFieldProps): ReactNode {
  return (
    <TextField
      {...field}
      type="date"
      onClick={onClick ?? openCalendar}
      min={min ?? GENERAL_DATE_LIMITS.min}
      max={max ?? GENERAL_DATE_LIMITS.max}
      className={className ? `${styles.date} ${className}` : styles.date}
      prefix={<Icon name="calendar" size={18} />}
    />
  );
}
