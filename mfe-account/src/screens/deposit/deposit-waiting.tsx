import type { ReactNode } from 'react';
import { externalLink } from 'shared-contracts/external-link';
import { href } from 'shared-contracts/paths';
import { useMoneyText } from 'shared-kit/money';
import { CountdownText, Card } from 'shared-kit/parts';
import { Link } from 'shared-kit/router';
import { Button, buttonClass, Icon, LinkButton } from 'shared-kit/ui';
import type { DepositOrderState, DepositWatch } from './use-deposit-order';
import { MoneyResult } from '../../components/money-result/money-result';
import { useT } from '../../i18n';
import { CoinPayment } from './coin-payment';
import { CopyLines } from './copy-lines';
import styles from './deposit-screen.module.css';
import { useCancelDeposit } from './use-cancel-deposit';

export interface DepositWaitingProps {
  readonly order: DepositOrderState;
  readonly watch: DepositWatch;
  /** The player says that the money is on its way. */
  readonly hasPaid: boolean;
  readonly onPaid: () => void;
}

/** What to transfer by, each line to be copied. */
function Instructions({ order }: { readonly order: DepositOrderState }): ReactNode {
  const t = useT();
  const lines = Object.entries(order.instructions);
  if (lines.length === 0) return null;
  return (
    <Card>
      <h3 className={styles.heading}>{t('deposit.transferTo')}</h3>
      <CopyLines lines={lines} />
    </Card>
  );
}

/**
 * The link to the payment page; an address that may not be followed is reported instead
 * (docs/product/common.md#server-html-and-links).
 */
function PaymentPage({ order }: { readonly order: DepositOrderState }): ReactNode {
  const t = useT();
  if (order.payUrl === '') return null;
  const page = externalLink(order.payUrl);
  if (page !== null) {
    return (
      <LinkButton href={page} variant="accent" size="lg" block startIcon={<Icon name="link" size={18} />}>
        {t('deposit.toPage')}
      </LinkButton>
    );
  }
  return (
    <p role="alert" className={styles.refused}>
      <Icon name="alert" size={18} />
      <span>
        <span>{`${t('deposit.badPage')} `}</span>
        <Link to={href('service')}>{t('money.service')}</Link>
      </span>
    </p>
  );
}

function Checking({ watch, hasPaid }: Pick<DepositWaitingProps, 'watch' | 'hasPaid'>): ReactNode {
  const t = useT();
  if (watch.hasStopped || watch.read.isRefetchError) {
    return (
      <p className={styles.note}>
        <span>{`${t(watch.hasStopped ? 'deposit.stopped' : 'deposit.askFailed')} `}</span>
        <Button variant="quiet" size="sm" busy={watch.read.isFetching} onClick={watch.askAgain}>
          {t('deposit.askAgain')}
        </Button>
      </p>
    );
  }
  return <p className={styles.note}>{t(hasPaid ? 'deposit.checking' : 'deposit.watching')}</p>;
}

/** A deposit that waits for its money. */
export function DepositWaiting({ order, watch, hasPaid, onPaid }: DepositWaitingProps): ReactNode {
  const t = useT();
  const moneyText = useMoneyText();
  const { isCancelling, cancel } = useCancelDeposit();
  return (
    <div className={styles.stack}>
      <MoneyResult
        icon="clock"
        tone="wait"
        title={t(hasPaid ? 'deposit.onItsWay' : 'deposit.pay')}
        amount={moneyText(order.amount)}
        text={
          order.expiresAt !== null && (
            <>
              <span>{`${t('deposit.timeLeft')} `}</span>
              <CountdownText
                key={order.expiresAt}
                label={t('deposit.timeLeft')}
                endsAt={order.expiresAt}
                onEnd={watch.askAgain}
                className={styles.clock}
              />
            </>
          )
        }
      />
      <Instructions order={order} />
      {order.crypto && <CoinPayment payment={order.crypto} />}
      <PaymentPage order={order} />
      {!hasPaid && (
        <Button
          variant={order.payUrl === '' ? 'accent' : 'secondary'}
          size="lg"
          block
          onClick={() => {
            onPaid();
            watch.askAgain();
          }}
        >
          {t('deposit.havePaid')}
        </Button>
      )}
      <Checking watch={watch} hasPaid={hasPaid} />
      {!hasPaid && (
        <Button variant="secondary" block busy={isCancelling} onClick={() => void cancel(order.id)}>
          {t('deposit.cancel')}
        </Button>
      )}
      <Link to={href('transactions')} className={buttonClass({ variant: 'quiet', block: true })}>
        {t('money.records')}
      </Link>
    </div>
  );
}
