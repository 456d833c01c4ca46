import type { ReactNode } from 'react';
import type { Member } from 'shared-contracts/api/endpoints/member';
import { Sheet } from 'shared-kit/overlay';
import { PaymentPasswordForm } from '../../components/payment-password-form/payment-password-form';
import { PayoutAccountForm } from '../../components/payout-account-form/payout-account-form';
import { EmailSheet } from '../../components/profile-form/email-sheet';
import { PhoneSheet } from '../../components/profile-form/phone-sheet';
import { ProfileSheet } from '../../components/profile-form/profile-sheet';
import { useT } from '../../i18n';
import type { SecurityPart } from './security-part';

export interface SecuritySheetProps {
  readonly part: SecurityPart;
  readonly member: Member;
  /** Told what comes next; null closes. */
  readonly onNext: (part: SecurityPart | null) => void;
}

/** The form behind a row. A value that is set is masked in its row and never filled in. */
export function SecuritySheet({ part, member, onNext }: SecuritySheetProps): ReactNode {
  const t = useT();
  const close = (): void => onNext(null);
  const onOpenChange = (isOpen: boolean): void => {
    if (!isOpen) close();
  };
  const frame = { open: true, onOpenChange, closeLabel: t('report.close') } as const;
  switch (part) {
    case 'phone':
      return <PhoneSheet title={t('field.mobile')} onClose={close} />;
    case 'email':
      return <EmailSheet title={t('field.email')} onClose={close} />;
    case 'realName':
      return (
        <ProfileSheet
          field="payeeName"
          title={t('field.payeeName')}
          text={t('security.realNameText')}
          onClose={close}
        />
      );
    case 'account':
      return (
        <Sheet {...frame} title={t('payout.addTitle')}>
          <PayoutAccountForm onAdded={close} />
        </Sheet>
      );
    case 'pinForAccount':
      return (
        <Sheet {...frame} title={t('field.paymentPassword')} description={t('security.pinFirst')}>
          <PaymentPasswordForm hasOld={false} onSaved={() => onNext('account')} />
        </Sheet>
      );
    case 'paymentPassword':
      return (
        <Sheet {...frame} title={t('field.paymentPassword')}>
          <PaymentPasswordForm hasOld={member.hasPaymentPassword} onSaved={close} />
        </Sheet>
      );
  }
}
