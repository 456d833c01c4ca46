import { useId, useRef, useState, type FormEvent, type ReactNode } from 'react';
import type { Dividend } from 'shared-contracts/api/endpoints/agent-money';
import { htmlLanguage } from 'shared-contracts/language';
import { href } from 'shared-contracts/paths';
import { Sheet } from 'shared-kit/overlay';
import { useLanguage, useRemoteContext, useSite } from 'shared-kit/remote';
import { Link } from 'shared-kit/router';
import { Button, formatMoney, PasswordField } from 'shared-kit/ui';
import { useDividendWithdrawal } from '../../api/use-dividend-withdrawal';
import { useT } from '../../i18n';
import { PIN_LENGTH, periodText, pinFault } from '../../model/dividend-rules';
import styles from './dividends-screen.module.css';

export interface WithdrawSheetProps {
  readonly dividend: Dividend;
  readonly onClose: () => void;
}

/** What is wrong with the payment password, in words. */
function usePinWords(): (fault: 'missing' | 'format' | 'wrong' | 'unset', left?: number) => string {
  const t = useT();
  return (fault, left) => (left === undefined ? t(`dividend.pin.${fault}`) : t('dividend.pin.left', { count: left }));
}

/** Asks for the payment password and pays the dividend into the wallet (SC-26, R-83). */
export function WithdrawSheet({ dividend, onClose }: WithdrawSheetProps): ReactNode {
  const t = useT();
  const pinWords = usePinWords();
  const { overlays } = useRemoteContext();
  const locale = htmlLanguage(useLanguage());
  const { currencySymbol } = useSite();
  const formId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [pin, setPin] = useState('');
  const [error, setError] = useState<string>();
  const [note, setNote] = useState<'doubt' | 'unset'>();
  const { isSending, send } = useDividendWithdrawal(dividend.id);
  const amount = formatMoney(dividend.amount, currencySymbol, locale);

  const refuse = (words: string): void => {
    setError(words);
    field.current?.focus();
  };
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const fault = pinFault(pin);
    if (fault !== undefined) return refuse(pinWords(fault));
    setNote(undefined);
    const outcome = await send(pin);
    if (outcome === 'stopped') return onClose();
    if (outcome === 'paid') {
      overlays.toast('success', t('dividend.paid', { amount }));
      return onClose();
    }
    if (outcome.kind === 'taken') {
      overlays.toast('fail', t('dividend.taken'));
      return onClose();
    }
    if (outcome.kind === 'doubt') setNote('doubt');
    if (outcome.kind !== 'pin') return;
    if (outcome.fault === 'unset') setNote('unset');
    refuse(pinWords(outcome.fault, outcome.left));
  };

  return (
    <Sheet
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('dividend.withdrawTitle')}
      description={t('dividend.withdrawText', { amount, period: periodText(dividend.period) })}
      closeLabel={t('dividend.close')}
      dismissible={!isSending}
      footer={
        <Button type="submit" form={formId} size="lg" block busy={isSending} disabled={isSending}>
          {t('dividend.confirm', { amount })}
        </Button>
      }
    >
      <form id={formId} noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
        <PasswordField
          ref={field}
          name="paymentPassword"
          label={t('dividend.pin.label')}
          showLabel={t('dividend.pin.show')}
          hideLabel={t('dividend.pin.hide')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={PIN_LENGTH}
          data-1p-ignore=""
          data-autofocus=""
          value={pin}
          error={error}
          onChange={(event) => {
            setPin(event.target.value);
            setError(undefined);
          }}
        />
        {note === 'doubt' && (
          <p className={styles.note} role="status">
            {t('dividend.doubt')}
          </p>
        )}
        {note === 'unset' && <Link to={href('securityCenter')}>{t('dividend.pin.set')}</Link>}
      </form>
    </Sheet>
  );
}
