import { useId, type ReactNode } from 'react';
import { Chip } from '../../parts/action/chip';
import { Icon } from '../../ui/icon/icon';
import { DateField } from './date-field';
import {
  GENERAL_DATE_LIMITS,
  lastDays,
  rangeFault,
  type DateLimits,
  type DateRange,
  type RangeFault,
} from './date-limits';
import styles from './date-field.module.css';

/** A usual range, which ends today. */
export interface DateRangePreset {
  readonly label: string;
  /** How many days up to today. */
  readonly days: number;
}

export interface DateRangeFieldProps extends DateLimits {
  /** What the range is for; the group's name. */
  readonly label: string;
  readonly fromLabel: string;
  readonly toLabel: string;
  readonly value: DateRange;
  /** Told every change, also one that makes a range which `rangeFault` refuses. */
  readonly onValueChange: (range: DateRange) => void;
  /** The words for each thing that can be wrong. */
  readonly faultTexts: Readonly<Record<RangeFault, string>>;
  /** `YYYY-MM-DD`; where presets end. */
  readonly today: string;
  readonly presets?: readonly DateRangePreset[];
  /** The most days of a range, both ends counted. */
  readonly maxDays?: number;
  readonly disabled?: boolean;
}

/** From one day to another, by one tap on a usual range or by two dates. */
export function DateRangeField(props: DateRangeFieldProps): ReactNode {
  const { label, fromLabel, toLabel, value, onValueChange, faultTexts, today, presets = [], disabled = false } = props;
  const limits = { min: props.min ?? GENERAL_DATE_LIMITS.min, max: props.max ?? GENERAL_DATE_LIMITS.max };
  const noteId = useId();
  const fault = rangeFault(value, { ...limits, ...(props.maxDays !== undefined && { maxDays: props.maxDays }) });
  return (
    <fieldset className={styles.range} aria-describedby={fault ? noteId : undefined}>
      <legend className={styles.legend}>{label}</legend>
      {presets.length > 0 && (
        <div className={styles.presets}>
          {presets.map((preset) => {
            const range = lastDays(preset.days, today);
            const isChosen = range.from === value.from && range.to === value.to;
            return (
              <Chip key={preset.days} selected={isChosen} disabled={disabled} onClick={() => onValueChange(range)}>
                {preset.label}
              </Chip>
            );
          })}
        </div>
      )}
      <div className={styles.ends}>
        <DateField
          label={fromLabel}
          value={value.from}
          disabled={disabled}
          {...limits}
          onChange={(event) => onValueChange({ ...value, from: event.target.value })}
        />
        <DateField
          label={toLabel}
          value={value.to}
          disabled={disabled}
          {...limits}
          onChange={(event) => onValueChange({ ...value, to: event.target.value })}
        />
      </div>
      {fault && (
        <p id={noteId} role="alert" className={styles.fault}>
          <Icon name="alert" size={14} />
          <span>{faultTexts[fault]}</span>
        </p>
      )}
    </fieldset>
  );
}
