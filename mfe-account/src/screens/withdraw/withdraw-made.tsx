import type { ReactNode } from 'react';
import { href } from 'shared-contracts/paths';
import { useMoneyText } from 'shared-kit/money';
import { Link } from 'shared-kit/router';
import { Button, buttonClass } from 'shared-kit/ui';
import { MoneyResult } from '../../components/money-result/money-result';
import { useT } from '../../i18n';
import type { MadeWithdrawal } from './use-withdrawal';

/** A withdrawal that is on its way. */
export function WithdrawMade({
  made,
  onAnother,
}: {
  readonly made: MadeWithdrawal;
  readonly onAnother: () => void;
}): ReactNode {
  const t = useT();
  const moneyText = useMoneyText();
  return (
    <MoneyResult
      icon="clock"
      tone="wait"
      title={t('withdraw.madeTitle')}
      amount={moneyText(made.amount)}
      text={t('withdraw.madeText', { id: made.id })}
    >
      <Link to={href('transactions')} className={buttonClass({ size: 'lg', block: true })}>
        {t('money.records')}
      </Link>
      <Button variant="secondary" size="lg" block onClick={onAnother}>
        {t('withdraw.another')}
      </Button>
    </MoneyResult>
  );
}
