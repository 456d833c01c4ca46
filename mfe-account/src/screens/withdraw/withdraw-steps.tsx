import type { ReactNode } from 'react';
import type { PayoutAccount } from 'shared-contracts/api/endpoints/member';
import type { WithdrawalSettings } from 'shared-contracts/api/endpoints/money';
import { href } from 'shared-contracts/paths';
import { Sheet } from 'shared-kit/overlay';
import { useReopened } from 'shared-kit/remote';
import { Link } from 'shared-kit/router';
import { Card } from 'shared-kit/parts';
import { buttonClass } from 'shared-kit/ui';
import { PaymentPasswordForm } from '../../components/payment-password-form/payment-password-form';
import { PayoutAccountForm } from '../../components/payout-account-form/payout-account-form';
import { useT } from '../../i18n';
import type { Withdrawal } from './use-withdrawal';
import { WithdrawForm } from './withdraw-form';
import { WithdrawReview } from './withdraw-review';
import styles from './withdraw-screen.module.css';

export interface WithdrawStepsProps {
  readonly hasPin: boolean;
  readonly accounts: readonly PayoutAccount[];
  readonly settings: WithdrawalSettings;
  readonly withdrawal: Withdrawal;
}

/** What a withdrawal needs, in order: a payment password, an account, then the amount. */
export function WithdrawSteps({ hasPin, accounts, settings, withdrawal }: WithdrawStepsProps): ReactNode {
  const t = useT();
  const [isAdding, setAdding] = useReopened('withdrawal adding', false);
  if (!hasPin) {
    return (
      <Card className={styles.stack}>
        <div>
          <h2 className={styles.title}>{t('withdraw.pinTitle')}</h2>
          <p className={styles.note}>{t('withdraw.pinText')}</p>
        </div>
        <PaymentPasswordForm hasOld={false} onSaved={() => undefined} />
        <Link to={href('securityCenter')} className={buttonClass({ variant: 'quiet', block: true })}>
          {t('withdraw.security')}
        </Link>
      </Card>
    );
  }
  if (accounts.length === 0) {
    return (
      <Card className={styles.stack}>
        <div>
          <h2 className={styles.title}>{t('withdraw.accountTitle')}</h2>
          <p className={styles.note}>{t('withdraw.accountText')}</p>
        </div>
        <PayoutAccountForm onAdded={() => undefined} />
      </Card>
    );
  }
  return (
    <>
      <WithdrawForm accounts={accounts} settings={settings} withdrawal={withdrawal} onAdd={() => setAdding(true)} />
      <WithdrawReview accounts={accounts} settings={settings} withdrawal={withdrawal} />
      <Sheet open={isAdding} onOpenChange={setAdding} title={t('payout.addTitle')} closeLabel={t('money.close')}>
        <PayoutAccountForm onAdded={() => setAdding(false)} onCancel={() => setAdding(false)} />
      </Sheet>
    </>
  );
}
