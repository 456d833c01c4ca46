import type { ReactNode } from 'react';
import { href } from 'shared-contracts/paths';
import { useMoneyText } from 'shared-kit/money';
import { useCurrency } from 'shared-kit/remote';
import { Link } from 'shared-kit/router';
import { buttonClass, type IconName } from 'shared-kit/ui';
import type { DepositOrderState } from './use-deposit-order';
import { MoneyResult } from '../../components/money-result/money-result';
import { useT } from '../../i18n';
import { amountText } from '../../model/money/money-amount';

type End = Exclude<DepositOrderState['state'], 'pending'>;

interface EndLook {
  readonly icon: IconName;
  readonly tone: 'win' | 'loss' | 'wait';
  readonly words: 'paid' | 'refused' | 'expired' | 'cancelled' | 'other';
}

const LOOKS: Readonly<Record<End, EndLook>> = {
  paid: { icon: 'success', tone: 'win', words: 'paid' },
  failed: { icon: 'fail', tone: 'loss', words: 'refused' },
  expired: { icon: 'clock', tone: 'loss', words: 'expired' },
  cancelled: { icon: 'close', tone: 'wait', words: 'cancelled' },
  other: { icon: 'clock', tone: 'wait', words: 'other' },
};

/** A deposit that has ended: paid, failed, expired, or in a state that nobody here knows, with a new one on offer. */
export function DepositEnd({ order }: { readonly order: DepositOrderState }): ReactNode {
  const t = useT();
  const moneyText = useMoneyText();
  const { decimals } = useCurrency();
  if (order.state === 'pending') return null;
  const { words, ...look } = LOOKS[order.state];
  const isPaid = order.state === 'paid';
  const { bonus } = order;
  const isWithBonus = isPaid && bonus !== null;
  const again = { to: href('deposit'), state: { amount: amountText(order.amount, decimals) }, replace: true };
  return (
    <MoneyResult
      {...look}
      title={t(`deposit.${words}Title`)}
      amount={moneyText(order.amount)}
      text={
        isWithBonus
          ? t('deposit.bonus', { amount: moneyText(bonus.amount), promotion: bonus.promotion })
          : t(`deposit.${words}Text`)
      }
    >
      {isPaid ? (
        <>
          <Link to={href('home')} className={buttonClass({ size: 'lg', block: true })}>
            {t('deposit.play')}
          </Link>
          {isWithBonus && (
            <Link to={href('rewardCenter')} className={buttonClass({ variant: 'secondary', size: 'lg', block: true })}>
              {t('deposit.bonusProgress')}
            </Link>
          )}
          <Link to={href('deposit')} replace className={buttonClass({ variant: 'secondary', size: 'lg', block: true })}>
            {t('deposit.another')}
          </Link>
        </>
      ) : (
        <Link {...again} className={buttonClass({ variant: 'accent', size: 'lg', block: true })}>
          {t('deposit.again')}
        </Link>
      )}
      <Link to={href('transactions')} className={buttonClass({ variant: 'quiet', block: true })}>
        {t('money.records')}
      </Link>
    </MoneyResult>
  );
}
