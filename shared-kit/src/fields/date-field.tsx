import type { ReactNode } from 'react';
import { TextField, type TextFieldProps } from '../ui/field/text-field';
import { Icon } from '../ui/icon/icon';
import { GENERAL_DATE_LIMITS, type DateLimits } from './date-limits';
import styles from './date-field.module.css';

export interface DateFieldProps
  extends Omit<TextFieldProps, 'type' | 'prefix' | 'suffix' | 'inputMode' | 'min' | 'max'>, DateLimits {}

/** A day, chosen in the device's own calendar, which speaks the player's language; the value is `YYYY-MM-DD`. */
export function DateField({ min, max, className, ...field }: DateFieldProps): ReactNode {
  return (
    <TextField
      {...field}
      type="date"
      min={min ?? GENERAL_DATE_LIMITS.min}
      max={max ?? GENERAL_DATE_LIMITS.max}
      className={className ? `${styles.date} ${className}` : styles.date}
      prefix={<Icon name="calendar" size={18} />}
    />
  );
}
