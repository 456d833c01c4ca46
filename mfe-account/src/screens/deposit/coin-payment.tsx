import type { ReactNode } from 'react';
import type { CryptoPayment } from 'shared-contracts/api/endpoints/money';
import { MoneyFacts, useMoneyText } from 'shared-kit/money';
import { Card, QrCode, TimeText } from 'shared-kit/parts';
import { Icon } from 'shared-kit/ui';
import { useT } from '../../i18n';
import { CopyLines } from './copy-lines';
import styles from './deposit-screen.module.css';

/** A coin to send: how much of it, by which network, to which address, and the rate that the amount was made with. */
export function CoinPayment({ payment }: { readonly payment: CryptoPayment }): ReactNode {
  const t = useT();
  const moneyText = useMoneyText();
  const { coin, network, address, amount, rate, rateAt } = payment;
  return (
    <Card>
      <h3 className={styles.heading}>{t('deposit.crypto')}</h3>
      <div className={styles.code}>
        <QrCode text={address} label={t('deposit.qr')} />
      </div>
      <CopyLines
        lines={[
          [t('deposit.coins', { coin }), amount],
          [t('deposit.network'), network],
          [t('deposit.address'), address],
        ]}
      />
      {rate !== null && (
        <MoneyFacts
          facts={[
            {
              name: t('deposit.rate'),
              value: (
                <>
                  <span>{`${t('deposit.rateOf', { coin, amount: moneyText(rate) })} `}</span>
                  <TimeText value={rateAt} />
                </>
              ),
            },
          ]}
        />
      )}
      <p className={styles.warning}>
        <Icon name="warning" size={16} />
        <span>{t('deposit.networkOnly', { coin, network })}</span>
      </p>
    </Card>
  );
}
