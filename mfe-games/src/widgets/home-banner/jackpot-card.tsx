import { useId, type CSSProperties, type ReactNode } from 'react';
import { useWalletCurrency } from 'shared-kit/remote';
import { Icon, Unseen, formatMoney } from 'shared-kit/ui';
import { useT } from '../../i18n';
import { amountSigns, JACKPOT_AMOUNT } from '../../model/home/jackpot';
import styles from './jackpot-card.module.css';

/** The amount is written the same way in every language. */
const AMOUNT_LOCALE = 'en';

/** The jackpot (docs/product/games.md#jackpot): its amount, and nothing that promises it. Digits roll in once. */
export function JackpotCard(): ReactNode {
  const t = useT();
  const titleId = useId();
  const { symbol, decimals } = useWalletCurrency();
  const amount = formatMoney(JACKPOT_AMOUNT, symbol, AMOUNT_LOCALE, decimals);
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
        data-amount={JACKPOT_AMOUNT}
        data-money=""
      >
        {signs.map(({ sign, isDigit }, index) => (
          <span key={index} className={isDigit ? styles.digit : styles.sign}>
            {isDigit ? <span className={styles.roll}>{sign}</span> : sign}
          </span>
        ))}
      </bdi>
    </section>
  );
}
