import { useCallback, useId, useState, type CSSProperties, type ReactNode } from 'react';
import type { EventMap } from 'shared-contracts/events/event-map';
import { useEvent, useWalletCurrency } from 'shared-kit/remote';
import { Icon, Unseen, formatMoney } from 'shared-kit/ui';
import { useT } from '../../i18n';
import { amountSigns, JACKPOT_AMOUNT } from '../../model/home/jackpot';
import styles from './jackpot-card.module.css';

/** The amount is written the same way in every language. */
const AMOUNT_LOCALE = 'en';

/** The amount as the host last told it; the fixed one until then. */
function useJackpot(): string {
  const [told, setTold] = useState(JACKPOT_AMOUNT);
  const take = useCallback(({ amount }: EventMap['jackpot.changed']) => setTold(amount.toFixed(2)), []);
  useEvent('jackpot.changed', take);
  return told;
}

/** The jackpot (docs/product/games.md#jackpot): its amount, and nothing that promises it. A digit rolls in when it changes. */
export function JackpotCard(): ReactNode {
  const t = useT();
  const titleId = useId();
  const { symbol, decimals } = useWalletCurrency();
  const jackpot = useJackpot();
  const amount = formatMoney(jackpot, symbol, AMOUNT_LOCALE, decimals);
  const signs = amountSigns(amount);
  return (
    <section className={styles.card} aria-labelledby={titleId}>
      <span className={styles.gem} aria-hidden="true">
        <Icon name="gem" size={22} />
      </span>
      <h2 id={titleId} className={styles.title}>
        {t('jackpot.title')}
      </h2>
      <Unseen>{amount}</Unseen>
      {/* The digits roll by, which would be read out as well. */}
      <bdi
        aria-hidden="true"
        className={styles.amount}
        style={{ '--letters': signs.length } as CSSProperties}
        data-amount={jackpot}
        data-money=""
      >
        {signs.map(({ sign, isDigit }, index) => (
          <span key={index} className={isDigit ? styles.digit : styles.sign}>
            {isDigit ? (
              <span key={sign} className={styles.roll}>
                {sign}
              </span>
            ) : (
              sign
            )}
          </span>
        ))}
      </bdi>
    </section>
  );
}
