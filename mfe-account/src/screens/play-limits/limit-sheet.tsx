import { useState, type FormEvent, type ReactNode } from 'react';
import { setPlayLimit, type PlayLimit } from 'shared-contracts/api/endpoints/responsible-play';
import { RadioGroup } from 'shared-kit/fields';
import { EXAMPLE_AMOUNT, MoneyFacts, MoneyField, saidFault, useMoneyText } from 'shared-kit/money';
import { Sheet } from 'shared-kit/overlay';
import { serverNow, useCurrency, useRemoteContext } from 'shared-kit/remote';
import { useTimes } from 'shared-kit/report';
import { Button } from 'shared-kit/ui';
import { useChangePlay } from '../../api/use-play-settings';
import formStyles from '../../components/sheet-form/sheet-form.module.css';
import { useT } from '../../i18n';
import { amountError, amountText } from '../../model/money/money-amount';
import { isTimed, limitLeft, pendingStage, SESSION_CHOICES } from '../../model/play/limit-view';
import { useLimitText } from './use-limit-text';

const ANY_AMOUNT = { min: 1, max: null };

export interface LimitSheetProps {
  readonly limit: PlayLimit;
  readonly coolingHours: number;
  readonly onClose: () => void;
}

/** Sets one limit and says when the change acts. */
function useSetLimit({ limit, onClose }: LimitSheetProps) {
  const t = useT();
  const { overlays } = useRemoteContext();
  const times = useTimes();
  const { change, isChanging } = useChangePlay();
  const { name } = limit;
  const set = async (amount: number | null): Promise<void> => {
    const answer = await change((http) => http.call(setPlayLimit, { name, amount }));
    if (answer === undefined) return;
    const pending = answer.limits.find((each) => each.name === name)?.pending;
    if (pending) overlays.toast('long', t('limits.asked', { when: times.dateTime(pending.from) }));
    else overlays.toast('success', t('limits.saved'));
    onClose();
  };
  return { set: (amount: number | null) => void set(amount), isChanging };
}

function Used({ limit }: { readonly limit: PlayLimit }): ReactNode {
  const t = useT();
  const text = useLimitText();
  const times = useTimes();
  const { name, used, resetsAt } = limit;
  return (
    <MoneyFacts
      facts={[
        { name: t('limits.used'), value: text(name, used) },
        ...(limit.amount === null ? [] : [{ name: t('limits.leftName'), value: text(name, limitLeft(limit)) }]),
        ...(resetsAt === null ? [] : [{ name: t('limits.resets'), value: times.dateTime(resetsAt) }]),
      ]}
    />
  );
}

/** What was wished and does not act yet: confirmed once its time has come, or given up. */
function Pending({ limit, set, isBusy }: { limit: PlayLimit; set: (amount: number | null) => void; isBusy: boolean }) {
  const t = useT();
  const text = useLimitText();
  const times = useTimes();
  const { name, amount, pending } = limit;
  const stage = pendingStage(limit, serverNow());
  if (pending === null || stage === undefined) return null;
  const wished = text(name, pending.amount);
  return (
    <div className={formStyles.form}>
      <p className={formStyles.text}>
        {stage === 'waits'
          ? t('limits.waits', { amount: wished, when: times.dateTime(pending.from) })
          : t('limits.confirmUntil', { amount: wished, when: times.dateTime(pending.until) })}
      </p>
      {stage === 'ready' && (
        <Button size="lg" block busy={isBusy} onClick={() => set(pending.amount)}>
          {t('limits.confirm', { amount: wished })}
        </Button>
      )}
      <Button variant="secondary" block busy={isBusy} onClick={() => set(amount)}>
        {t('limits.keep', { amount: text(name, amount) })}
      </Button>
    </div>
  );
}

/** The form of one limit: what is used of it, what waits, and another amount. */
export function LimitSheet(props: LimitSheetProps): ReactNode {
  const { limit, coolingHours, onClose } = props;
  const { name, amount } = limit;
  const t = useT();
  const moneyText = useMoneyText();
  const { decimals } = useCurrency();
  const { set, isChanging } = useSetLimit(props);
  const [typed, setTyped] = useState(amount === null ? '' : amountText(amount, isTimed(name) ? 0 : decimals));
  const [isTried, setTried] = useState(false);
  const fault = amountError(typed, ANY_AMOUNT, decimals);
  const error =
    isTried && fault !== undefined
      ? t(`fault.${saidFault(fault, decimals)}`, { min: moneyText(ANY_AMOUNT.min), example: moneyText(EXAMPLE_AMOUNT) })
      : undefined;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (fault === undefined && !isChanging) set(Number(typed));
  };
  return (
    <Sheet
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t(`limits.name.${name}`)}
      description={t('limits.rule', { count: coolingHours })}
      closeLabel={t('report.close')}
    >
      <form className={formStyles.form} noValidate onSubmit={submit}>
        <Used limit={limit} />
        <Pending limit={limit} set={set} isBusy={isChanging} />
        {isTimed(name) ? (
          <>
            <p className={formStyles.text}>{t('limits.sessionText')}</p>
            <RadioGroup
              label={t('limits.atMost')}
              value={typed}
              onValueChange={setTyped}
              error={isTried && fault !== undefined && t('limits.choose')}
              options={SESSION_CHOICES.map((minutes) => ({
                value: String(minutes),
                label: t('limits.minutes', { count: minutes }),
              }))}
            />
          </>
        ) : (
          <MoneyField label={t('limits.atMost')} error={error} value={typed} onValueChange={setTyped} />
        )}
        <Button type="submit" size="lg" block busy={isChanging}>
          {t('security.save')}
        </Button>
        {amount !== null && (
          <Button variant="quiet" block disabled={isChanging} onClick={() => set(null)}>
            {t('limits.remove')}
          </Button>
        )}
      </form>
    </Sheet>
  );
}
