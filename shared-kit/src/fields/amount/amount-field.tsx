import { clsx } from 'clsx';
import { useState, type ReactNode, type Ref } from 'react';
import { decimalsOf } from 'shared-contracts/currency';
import { Chip } from '../../parts/action/chip';
import { IconButton } from '../../ui/action/icon-button';
import { TextField } from '../../parts/field/text-field';
import type { FieldTexts } from '../../parts/field/field-frame';
import { formatMoney, shownSymbol } from '../../ui/value/format-money';
import { marksOf } from '../../ui/value/number-marks';
import { amountFault, amountValue, fieldText, isSameAmount, stepAmount, type AmountLimits } from './amount-input';
import { readAmount } from './read-amount';
import styles from './amount-field.module.css';

/** Names of the two buttons beside the amount, and how far they go. */
export interface AmountSteps {
  readonly step: string;
  readonly lessLabel: string;
  readonly moreLabel: string;
}

export interface AmountFieldProps extends FieldTexts, AmountLimits {
  /** A decimal string such as `1234.5`; a text that was not read stands as it was typed, and is no amount. */
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  /** The merchant's sign of currency. */
  readonly symbol: string;
  /** Shows no grouped amount beside the label: what is typed is small, as a rate is. */
  readonly echoHidden?: boolean;
  /** BCP 47 tag that amounts are read and written by. */
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

/** A longer name of a currency stands beside the label, with the amount: here it would take the room of what is typed. */
const LONGEST_PREFIX = 8;

function withoutCents(amount: string, symbol: string, locale: string, decimals: number): string {
  const isWhole = /^\d+(?:\.0*)?$/.test(amount);
  return formatMoney(amount, symbol, locale, isWhole ? 0 : decimals);
}

/** An amount of money: typed as the page writes amounts, stepped, or taken from the usual ones. */
export function AmountField(props: AmountFieldProps): ReactNode {
  const { value, onValueChange, symbol, locale, steps, quickAmounts = [], quickLabel, min, max, disabled } = props;
  const { decimals = decimalsOf(symbol) } = props;
  const { decimalMark } = marksOf(locale);
  const sign = shownSymbol(symbol);
  const read = (text: string): string => amountValue(readAmount(text, { decimalMark, symbol, decimals }));
  // What is typed stays as it stands while it means the value; a step or a usual amount writes it again.
  const [typed, setTyped] = useState('');
  const isAmount = amountFault(value, { decimals }) === undefined;
  const limits = { decimals, ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
  const stepper = (sign: 1 | -1, { step, lessLabel, moreLabel }: AmountSteps): ReactNode => (
    <IconButton
      icon={sign === 1 ? 'plus' : 'minus'}
      label={sign === 1 ? moreLabel : lessLabel}
      iconSize={20}
      disabled={disabled || (value !== '' && isSameAmount(stepAmount(value, step, sign, limits), value))}
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
        aside={
          !props.echoHidden && (
            <output className={styles.echo}>{isAmount ? formatMoney(value, symbol, locale, decimals) : ''}</output>
          )
        }
        value={read(typed) === value ? typed : fieldText(value, decimalMark, decimals)}
        disabled={disabled}
        inputMode="decimal"
        autoComplete="off"
        prefix={sign.length > LONGEST_PREFIX ? '' : sign}
        className={clsx(styles.field, steps && styles.stepped, props.echoHidden && styles.small)}
        {...(props.name !== undefined && { name: props.name })}
        {...(props.ref !== undefined && { ref: props.ref })}
        {...(steps && {
          suffix: [stepper(-1, steps), stepper(1, steps)].map((button, at) => <span key={at}>{button}</span>),
        })}
        onBlur={() => {
          // Without an amount beside the label, the field itself shows how the text was understood.
          if (props.echoHidden) setTyped('');
          props.onBlur?.();
        }}
        onChange={(event) => {
          setTyped(event.target.value);
          onValueChange(read(event.target.value));
        }}
      />
      {quickAmounts.length > 0 && (
        <div className={styles.quick} role="group" aria-label={quickLabel}>
          {quickAmounts.map((amount) => (
            <Chip
              key={amount}
              selected={isSameAmount(amount, value)}
              disabled={disabled || amountFault(amount, limits) !== undefined}
              onClick={() => onValueChange(amount)}
            >
              {withoutCents(amount, symbol, locale, decimals)}
            </Chip>
          ))}
        </div>
      )}
    </div>
  );
}
