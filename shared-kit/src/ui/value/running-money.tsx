import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { lateValue } from '../drawings/late-value';
import type { SeenAmount } from './count-up';
import { Money, type MoneyProps } from './money';
import styles from './money.module.css';

export interface RunningMoneyProps extends Omit<MoneyProps, 'masked' | 'signed'> {
  /** The player masks it: when unmasked it shows at once, without running. */
  readonly hidden: boolean;
  /** Masked until a fresh amount has come, which the figure runs to. */
  readonly refreshing: boolean;
}

const counting = lateValue(async () => (await import(/* webpackChunkName: "count-up" */ './count-up')).countUp);

/** An amount whose figure runs to the new one when it changes; readers are told the new one alone. */
export function RunningMoney({ hidden, refreshing, ...money }: RunningMoneyProps): ReactNode {
  const { amount, symbol, decimals, locale } = money;
  const frame = useRef<HTMLSpanElement>(null);
  const seen = useRef<SeenAmount>(undefined);
  // Before the new amount is drawn: it would be seen, and then the old one again.
  useLayoutEffect(() => {
    const before = seen.current;
    if (hidden) seen.current = undefined;
    // What counts comes while the amount does.
    else if (refreshing) return before && counting.subscribe(() => undefined);
    else {
      seen.current = { amount, symbol, decimals, locale };
      if (before && frame.current) return counting.get()?.(frame.current, before, seen.current);
    }
    return undefined;
  }, [hidden, refreshing, amount, symbol, decimals, locale]);
  return (
    <span ref={frame} className={styles.frame}>
      <Money {...money} masked={hidden || refreshing} />
    </span>
  );
}
