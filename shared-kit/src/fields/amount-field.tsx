import type { ReactNode, Ref } from 'react';
import { Chip } from '../parts/action/chip';
import { IconButton } from '../ui/action/icon-button';
import { TextField } from '../parts/field/text-field';
import type { FieldTexts } from '../parts/field/field-frame';
import { formatMoney, shortSymbol } from '../ui/value/format-money';
import { amountFault, cleanAmount, stepAmount, type AmountLimits } from './amount-input';
import styles from './amount-field.module.css';

/** Names of the two buttons beside the amount, and how far they go. */
export interface AmountSteps {
  readonly step: string;
  readonly lessLabel: string;
  readonly moreLabel: string;
}

export interface AmountFieldProps extends FieldTexts, AmountLimits {
  /** A decimal string, as it is typed. */
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  /** The merchant's sign of currency. */
  readonly symbol: string;
  /** BCP 47 tag that the quick amounts are written by. */
  readonly locale: string;
  readonly steps?: AmountSteps;
  /** Usual amounts, one tap each. */
  readonly quickAmounts?: readonly string[];
  /** Name of the quick amounts as a group. */
  readonly quickLabel?: string;
  readonly disabled?: boolean;
  readonly onBlur?: () => void;
  readonly name?: string;
  readonly ref?: Ref<HTMLInputElement>;
}

function withoutCents(amount: string, symbol: string, locale: string): string {
  return formatMoney(amount, symbol, locale).replace(/[.,]00$/, '');
}

/** An amount of money: typed, stepped, or taken from the usual ones. */
export function AmountField(props: AmountFieldProps): ReactNode {
  const { value, onValueChange, symbol, locale, steps, quickAmounts = [], quickLabel, min, max, disabled } = props;
  const limits = { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
  const stepper = (sign: 1 | -1, { step, lessLabel, moreLabel }: AmountSteps): ReactNode => (
    <IconButton
      icon={sign === 1 ? 'plus' : 'minus'}
      label={sign === 1 ? moreLabel : lessLabel}
      iconSize={20}
      disabled={disabled || (value !== '' && stepAmount(value, step, sign, limits) === cleanAmount(value))}
      onClick={() => onValueChange(stepAmount(value, step, sign, limits))}
    />
  );
  return (
    <div className={styles.amount}>
      <TextField
        label={props.label}
        {...(props.labelHidden && { labelHidden: true })}
        hint={props.hint}
        error={props.error}
        value={value}
        disabled={disabled}
        inputMode="decimal"
        autoComplete="off"
        prefix={shortSymbol(symbol)}
        className={styles.field}
        {...(props.name !== undefined && { name: props.name })}
        {...(props.ref !== undefined && { ref: props.ref })}
        {...(props.onBlur && { onBlur: props.onBlur })}
        {...(steps && {
          suffix: [stepper(-1, steps), stepper(1, steps)].map((button, at) => <span key={at}>{button}</span>),
        })}
        onChange={(event) => onValueChange(cleanAmount(event.target.value))}
      />
      {quickAmounts.length > 0 && (
        <div className={styles.quick} role="group" aria-label={quickLabel}>
          {quickAmounts.map((amount) => (
            <Chip
              key={amount}
              selected={amount === value}
              disabled={disabled || amountFault(amount, limits) !== undefined}
              onClick={() => onValueChange(amount)}
            >
              {withoutCents(amount, symbol, locale)}
            </Chip>
          ))}
        </div>
      )}
    </div>
  );
}
