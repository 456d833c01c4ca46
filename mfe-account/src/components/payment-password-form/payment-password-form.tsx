import { useState, type ReactNode } from 'react';
import { memberInfo } from 'shared-contracts/api/endpoints/member';
import { href } from 'shared-contracts/paths';
import { useEndpoint } from 'shared-kit/data';
import { FormProvider } from 'shared-kit/form';
import { Button } from 'shared-kit/ui';
import { useT } from '../../i18n';
import { TextLink } from '../auth-stage/text-link';
import { ConfirmFirst, type ConfirmedChange } from '../confirm-identity/confirm-first';
import { useFirstFocus } from '../confirm-identity/use-first-focus';
import { FormFailureNote } from '../form-failure/form-failure';
import styles from './payment-password-form.module.css';
import { PinField } from './pin-field';
import { usePaymentPassword } from './use-payment-password';

export interface PaymentPasswordFormProps {
  /** One is set already: it is asked for first. */
  readonly hasOld: boolean;
  readonly onSaved: () => void;
}

interface PinFormProps extends PaymentPasswordFormProps {
  readonly confirmed?: ConfirmedChange;
}

/** Sets a first payment password after a confirmation, or changes it by the old one. */
export function PaymentPasswordForm({ hasOld, onSaved }: PaymentPasswordFormProps): ReactNode {
  const t = useT();
  const [isForgotten, setForgotten] = useState(false);
  if (hasOld)
    return (
      <>
        {isForgotten ? <ForgottenPin onSaved={onSaved} /> : <PinForm hasOld onSaved={onSaved} />}
        <Button variant="quiet" block onClick={() => setForgotten(!isForgotten)}>
          {t(isForgotten ? 'pin.remembered' : 'pin.forgot')}
        </Button>
      </>
    );
  return (
    <ConfirmFirst text={t('confirm.forPin')}>
      {(confirmed) => <PinForm hasOld={false} onSaved={onSaved} confirmed={confirmed} />}
    </ConfirmFirst>
  );
}

/** Replaces a forgotten payment password by a code to the proven phone; without one only people can help. */
function ForgottenPin({ onSaved }: Pick<PaymentPasswordFormProps, 'onSaved'>): ReactNode {
  const t = useT();
  const { data: member } = useEndpoint(memberInfo, {});
  if (member !== undefined && !member.mobileVerified) {
    return (
      <p className={styles.note}>
        <span>{`${t('pin.noPhone')} `}</span>
        <TextLink to={href('service')}>{t('money.service')}</TextLink>
      </p>
    );
  }
  return (
    <ConfirmFirst text={t('pin.forgotText')} by="code">
      {(confirmed) => <PinForm hasOld={false} onSaved={onSaved} confirmed={confirmed} />}
    </ConfirmFirst>
  );
}

function PinForm({ hasOld, onSaved, confirmed }: PinFormProps): ReactNode {
  const t = useT();
  const { form, faultText, isSending, failure, endRest, submit } = usePaymentPassword(hasOld, onSaved, confirmed);
  useFirstFocus(() => confirmed && form.setFocus('newPassword'));
  return (
    <FormProvider {...form}>
      <form
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        {hasOld && <PinField name="oldPassword" label={t('pin.old')} translate={faultText} />}
        <PinField name="newPassword" label={t('pin.new')} hint={t('pin.hint')} translate={faultText} />
        <PinField name="confirmPassword" label={t('pin.confirm')} translate={faultText} />
        {failure && <FormFailureNote failure={failure} onRested={endRest} />}
        <Button type="submit" block busy={isSending} disabled={failure?.restsUntil !== undefined}>
          {t(hasOld ? 'pin.change' : 'pin.set')}
        </Button>
      </form>
    </FormProvider>
  );
}
