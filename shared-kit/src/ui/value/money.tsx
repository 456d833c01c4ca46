import { clsx } from 'clsx';
import type { CSSProperties, ReactNode } from 'react';
import { decimalsOf } from 'shared-contracts/currency';
import { formatMoney, MASKED_AMOUNT, shownSign } from './format-money';
import styles from './money.module.css';

export interface MoneyProps {
  readonly amount: string | number;
  /** The merchant's sign of currency. */
  readonly symbol: string;
  /** Digits after the decimal mark; without it those of the sign. */
  readonly decimals?: number | undefined;
  /** BCP 47 tag that decides grouping and decimal mark. */
  readonly locale: string;
  /** Hides the amount as `******`. */
  readonly masked?: boolean;
  /** `display` is the large face of balances and jackpots. */
  readonly size?: 'inherit' | 'title' | 'display';
  readonly tone?: 'inherit' | 'accent' | 'win' | 'loss' | 'muted';
  /** Puts `+` before an amount above zero. */
  readonly signed?: boolean;
  readonly className?: string | undefined;
}

/** An amount of money, in figures of one width. */
export function Money(props: MoneyProps): ReactNode {
  const {
    amount,
    symbol,
    decimals,
    locale,
    masked = false,
    size = 'inherit',
    tone = 'inherit',
    signed = false,
    className,
  } = props;
  const plus = signed && shownSign(amount, decimals ?? decimalsOf(symbol)) > 0 ? '+' : '';
  const text = masked ? MASKED_AMOUNT : `${plus}${formatMoney(amount, symbol, locale, decimals)}`;
  return (
    <bdi
      className={clsx(styles.money, styles[size], styles[tone], masked && styles.masked, className)}
      style={{ '--letters': text.length } as CSSProperties}
      data-money=""
      translate="no"
    >
      {text}
    </bdi>
  );
}
