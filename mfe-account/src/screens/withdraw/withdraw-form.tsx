import { useState, type ReactNode } from 'react';
import type { PayoutAccount } from 'shared-contracts/api/endpoints/member';
import type { WithdrawalSettings } from 'shared-contracts/api/endpoints/money';
import { isSameAmount } from 'shared-kit/fields';
import { FormProvider, useWatch } from 'shared-kit/form';
import { MoneyFacts, MoneyFormField, useMoneyText } from 'shared-kit/money';
import { Card, Chip } from 'shared-kit/parts';
import { useCurrency } from 'shared-kit/remote';
import { Button } from 'shared-kit/ui';
import { FormFailureNote } from '../../components/form-failure/form-failure';
import { ForgotPin } from '../../components/payment-password-form/forgot-pin';
import { PinField } from '../../components/payment-password-form/pin-field';
import { OrderNote } from '../../components/order-note/order-note';
import { useT } from '../../i18n';
import { afterFee, amountError, amountText } from '../../model/money/money-amount';
import { mostWithdrawable, withdrawalStop } from '../../model/money/withdrawal-form';
import { AccountChoice } from './account-choice';
import { chosenAccount, type Withdrawal } from './use-withdrawal';
import styles from './withdraw-screen.module.css';

export interface WithdrawFormProps {
  readonly accounts: readonly PayoutAccount[];
  readonly settings: WithdrawalSettings;
  readonly withdrawal: Withdrawal;
  readonly onAdd: () => void;
}

function WithdrawAmount({ settings, withdrawal }: Pick<WithdrawFormProps, 'settings' | 'withdrawal'>): ReactNode {
  const t = useT();
  const moneyText = useMoneyText();
  const { decimals } = useCurrency();
  const { form, faultText } = withdrawal;
  const amount = useWatch({ control: form.control, name: 'amount' });
  const { min, max } = settings;
  const most = amountText(mostWithdrawable(settings), decimals);
  const range = { min: moneyText(min), max: moneyText(max ?? 0) };
  return (
    <div className={styles.amount}>
      <MoneyFormField
        label={t('withdraw.amount')}
        hint={max === null ? t('deposit.from', range) : t('deposit.range', range)}
        translate={faultText}
      />
      <span>
        <Chip
          selected={isSameAmount(amount, most)}
          disabled={withdrawalStop(settings) !== undefined}
          onClick={() => form.setValue('amount', most, { shouldValidate: true })}
        >
          {t('withdraw.all', { amount: moneyText(most) })}
        </Chip>
      </span>
    </div>
  );
}

/** Account, amount, payment password. */
export function WithdrawForm({ accounts, settings, withdrawal, onAdd }: WithdrawFormProps): ReactNode {
  const t = useT();
  const moneyText = useMoneyText();
  const { decimals } = useCurrency();
  const { form, faultText, failure, endRest, notice, sentAmount, isSending, review } = withdrawal;
  const [accountId, amount] = useWatch({ control: form.control, name: ['accountId', 'amount'] });
  const [earlier] = useState(notice);
  const isRetry = amount !== '' && Number(amount) === sentAmount;
  const stop = isRetry ? undefined : withdrawalStop(settings);
  const isAmount = amountError(amount, settings, decimals) === undefined;
  const accountError = form.formState.errors.accountId?.message;
  return (
    <FormProvider {...form}>
      <form
        noValidate
        className={styles.stack}
        onSubmit={(event) => {
          event.preventDefault();
          review();
        }}
      >
        {/* What an earlier page left is told before anything is filled in; what has just happened, beside the button. */}
        {notice && notice === earlier && <OrderNote notice={notice} onRestore={withdrawal.restore} />}
        <AccountChoice
          accounts={accounts}
          value={chosenAccount(accounts, accountId)}
          onValueChange={(id) => form.setValue('accountId', id, { shouldValidate: accountError !== undefined })}
          onAdd={onAdd}
          error={accountError && faultText(accountError)}
        />
        <Card className={styles.stack}>
          <WithdrawAmount settings={settings} withdrawal={withdrawal} />
          <MoneyFacts
            facts={[
              { name: t('money.fee'), value: moneyText(settings.fee) },
              {
                name: t('withdraw.receive'),
                value: isAmount ? moneyText(afterFee(amount, settings.fee, decimals)) : '–',
                isMain: true,
              },
            ]}
          />
          <PinField name="paymentPassword" label={t('pin.label')} translate={faultText} />
          <ForgotPin />
        </Card>
        {notice && notice !== earlier && <OrderNote notice={notice} onRestore={withdrawal.restore} />}
        {failure && <FormFailureNote failure={failure} onRested={endRest} />}
        {stop && (
          <p role="status" className={styles.stop}>
            {t(`withdraw.${stop}`, { min: moneyText(settings.min) })}
          </p>
        )}
        <Button
          type="submit"
          size="lg"
          block
          busy={isSending}
          disabled={stop !== undefined || failure?.restsUntil !== undefined}
        >
          {t('withdraw.continue')}
        </Button>
      </form>
    </FormProvider>
  );
}
