import { useState, type FormEvent, type ReactNode } from 'react';
import {
  REMINDER_CHOICES,
  withDailyDeposit,
  type PlayLimits,
  type ReminderMinutes,
} from 'shared-contracts/play-limits';
import { RadioGroup } from 'shared-kit/fields';
import { EXAMPLE_AMOUNT, MoneyField, saidFault, useMoneyText } from 'shared-kit/money';
import { Sheet } from 'shared-kit/overlay';
import { useCurrency, useRemoteContext } from 'shared-kit/remote';
import { Button } from 'shared-kit/ui';
import { dayOfDevice, usePlayLimits } from '../../store/use-play-limits';
import { useT } from '../../i18n';
import { amountError, amountText } from '../../model/money/money-amount';
import { ConfirmIdentity } from '../confirm-identity/confirm-identity';
import styles from '../sheet-form/sheet-form.module.css';

const ANY_AMOUNT = { min: 1, max: null };

/** The time after which a member wants to be told, and the most that they want to deposit on one day. */
export function PlayLimitsSheet({ onClose }: { readonly onClose: () => void }): ReactNode {
  const t = useT();
  const { overlays } = useRemoteContext();
  const moneyText = useMoneyText();
  const { decimals } = useCurrency();
  const own = usePlayLimits();
  const [limits] = useState(own.read);
  const [reminder, setReminder] = useState<ReminderMinutes>(limits.remindAfter);
  const [amount, setAmount] = useState(limits.dailyDeposit === null ? '' : amountText(limits.dailyDeposit, decimals));
  const [isTried, setTried] = useState(false);
  const fault = amount === '' ? undefined : amountError(amount, ANY_AMOUNT, decimals);
  const [raised, setRaised] = useState<PlayLimits>();
  const keep = (next: PlayLimits): void => {
    own.save({ ...next, remindAfter: reminder });
    overlays.toast('success', t(next.later === null ? 'limits.saved' : 'limits.savedForLater'));
    onClose();
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (fault !== undefined) return;
    const next = withDailyDeposit(limits, amount === '' ? null : Number(amount), dayOfDevice(1));
    // A lower limit is set as it is; a higher one by whoever confirms who they are.
    if (next.later === null) keep(next);
    else setRaised(next);
  };
  return (
    <Sheet
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('entry.limits')}
      description={t('limits.text')}
      closeLabel={t('report.close')}
    >
      {raised && <ConfirmIdentity text={t('confirm.forLimit')} onConfirmed={() => keep(raised)} />}
      <form className={styles.form} noValidate hidden={raised !== undefined} onSubmit={submit}>
        <RadioGroup
          label={t('limits.remind')}
          value={String(reminder)}
          onValueChange={(value) => setReminder(REMINDER_CHOICES.find((choice) => String(choice) === value) ?? 0)}
          options={REMINDER_CHOICES.map((minutes) => ({
            value: String(minutes),
            label: minutes === 0 ? t('limits.never') : t('limits.minutes', { count: minutes }),
          }))}
        />
        <MoneyField
          label={t('limits.daily')}
          hint={t('limits.dailyHint')}
          error={
            isTried && fault !== undefined
              ? t(`fault.${saidFault(fault, decimals)}`, { min: ANY_AMOUNT.min, example: moneyText(EXAMPLE_AMOUNT) })
              : undefined
          }
          value={amount}
          onValueChange={setAmount}
        />
        <Button type="submit" size="lg" block>
          {t('security.save')}
        </Button>
      </form>
    </Sheet>
  );
}
