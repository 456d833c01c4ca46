import { useState, type ReactNode } from 'react';
import { TRANSFER_LIMITS } from 'shared-contracts/api/endpoints/agent-money';
import { lateSheet, useCurrency } from 'shared-kit/remote';
import { RadioGroup } from 'shared-kit/fields';
import { FormField } from 'shared-kit/form';
import { MoneyFormField, useMoneyText } from 'shared-kit/money';
import { Card } from 'shared-kit/parts';
import { Button } from 'shared-kit/ui';
import { PinField } from '../../components/money-form/pin-field';
import { SendingDoubt } from '../../components/money-form/sending-doubt';
import { useT } from '../../i18n';
import { totalOf } from '../../model/red-envelopes/envelope-split';
import { ChosenRecipients } from './chosen-recipients';
import { EnvelopeSummary } from './envelope-summary';
import styles from './red-rain-screen.module.css';
import type { RedRain } from './use-red-rain';

/** Comes with the dialogs of the kit, which the form does without until somebody taps. */
const RecipientsSheet = lateSheet(() =>
  import(/* webpackChunkName: "rain-recipients" */ './recipients-sheet').then((module) => module.RecipientsSheet),
);

export interface EnvelopeFormProps {
  readonly rain: RedRain;
  readonly balance: number | null;
}

/** Recipients, amount, greeting, and the payment password. */
export function EnvelopeForm({ rain, balance }: EnvelopeFormProps): ReactNode {
  const t = useT();
  const moneyText = useMoneyText();
  const { decimals } = useCurrency();
  const [isChoosing, setChoosing] = useState(false);
  const { faultText, mode, setMode, shares, isSending, notice, submit } = rain;
  const total = totalOf(shares, decimals);
  return (
    <form
      noValidate
      className={styles.stack}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <ChosenRecipients rain={rain} onChoose={() => setChoosing(true)} />
      <Card className={styles.stack}>
        <RadioGroup
          label={t('rain.split')}
          options={[
            { value: 'each', label: t('rain.each') },
            { value: 'total', label: t('rain.total') },
          ]}
          value={mode}
          onValueChange={(value) => setMode(value === 'total' ? 'total' : 'each')}
        />
        <MoneyFormField label={t(mode === 'each' ? 'rain.amountEach' : 'rain.amountTotal')} translate={faultText} />
        <FormField
          kind="lines"
          name="greeting"
          label={t('rain.greeting')}
          hint={t('rain.greetingHint')}
          rows={2}
          limit={TRANSFER_LIMITS.greeting}
          translate={faultText}
        />
      </Card>
      <Card className={styles.stack}>
        <EnvelopeSummary shares={shares} balance={balance} />
        <PinField translate={faultText} />
      </Card>
      {notice && <SendingDoubt notice={notice} />}
      <Button type="submit" size="lg" block busy={isSending}>
        {total > 0 ? t('rain.sendAmount', { amount: moneyText(total) }) : t('rain.send')}
      </Button>
      {isChoosing && <RecipientsSheet rain={rain} onClose={() => setChoosing(false)} />}
    </form>
  );
}
