import { useState, type ReactNode } from 'react';
import type { DepositMethod } from 'shared-contracts/api/endpoints/money';
import { FormProvider, useWatch } from 'shared-kit/form';
import { MoneyFacts, MoneyFormField, useMoneyText } from 'shared-kit/money';
import { Card } from 'shared-kit/parts';
import { useCurrency } from 'shared-kit/remote';
import { Button } from 'shared-kit/ui';
import { OrderNote } from '../../components/order-note/order-note';
import { useT } from '../../i18n';
import { afterFee, amountError, amountText, textLimits } from '../../model/money/money-amount';
import styles from './deposit-screen.module.css';
import { MethodChoice } from './method-choice';
import { MethodField } from './method-field';
import { PromotionChoice } from './promotion-choice';
import type { DepositForm } from './use-deposit-form';

export interface DepositFormViewProps {
  readonly deposit: DepositForm;
  readonly methods: readonly DepositMethod[];
  readonly template: 'new' | 'base';
}

function DepositAmount({ deposit, method }: { readonly deposit: DepositForm; readonly method: DepositMethod }) {
  const t = useT();
  const moneyText = useMoneyText();
  const { decimals } = useCurrency();
  const { min, max, quickAmounts } = method;
  return (
    <MoneyFormField
      label={t('deposit.amount')}
      hint={
        max === null
          ? t('deposit.from', { min: moneyText(min) })
          : t('deposit.range', { min: moneyText(min), max: moneyText(max) })
      }
      translate={deposit.faultText}
      {...textLimits(method)}
      quickAmounts={quickAmounts.map((quick) => amountText(quick, decimals))}
      quickLabel={t('deposit.quick')}
    />
  );
}

/** Method, amount, promotion, the method's own fields, and what will arrive. */
export function DepositFormView({ deposit, methods, template }: DepositFormViewProps): ReactNode {
  const t = useT();
  const moneyText = useMoneyText();
  const { decimals } = useCurrency();
  const { form, method, faultText, isSending, notice, submit } = deposit;
  const [earlier] = useState(notice);
  const amount = useWatch({ control: form.control, name: 'amount' });
  const methodError = form.formState.errors.methodId?.message;
  if (!method) return null;
  const isAmount = amountError(amount, method, decimals) === undefined;
  const arrives = isAmount ? afterFee(amount, method.fee, decimals) : null;
  return (
    <FormProvider {...form}>
      <form
        noValidate
        className={styles.stack}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        {/* What an earlier page left is told before anything is filled in; what has just happened, beside the button. */}
        {notice && notice === earlier && <OrderNote notice={notice} onRestore={deposit.restore} />}
        <MethodChoice
          methods={methods}
          template={template}
          value={method.id}
          error={methodError && faultText(methodError)}
          onValueChange={(id) => {
            form.setValue('methodId', id);
            form.clearErrors();
          }}
        />
        <Card className={styles.fields}>
          <DepositAmount deposit={deposit} method={method} />
          <PromotionChoice deposit={deposit} arrives={arrives} />
          {method.fields.map((field) => (
            <MethodField key={`${method.id} ${field.name}`} field={field} translate={faultText} />
          ))}
          {method.fee > 0 && (
            <MoneyFacts
              facts={[
                { name: t('money.fee'), value: moneyText(method.fee) },
                {
                  name: t('deposit.arrives'),
                  value: arrives === null ? '–' : moneyText(arrives),
                  isMain: true,
                },
              ]}
            />
          )}
        </Card>
        {notice && notice !== earlier && <OrderNote notice={notice} onRestore={deposit.restore} />}
        <Button type="submit" size="lg" variant="accent" block busy={isSending}>
          {isAmount ? t('deposit.submitAmount', { amount: moneyText(amount) }) : t('deposit.submit')}
        </Button>
      </form>
    </FormProvider>
  );
}
