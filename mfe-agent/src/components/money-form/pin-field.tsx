import type { ReactNode } from 'react';
import { FormField } from 'shared-kit/form';
import { useT } from '../../i18n';

/** The payment password of a form that sends money. */
export function PinField({ translate }: { readonly translate: (key: string) => string }): ReactNode {
  const t = useT();
  return (
    <FormField
      kind="pin"
      name="paymentPassword"
      label={t('pin.label')}
      showLabel={t('pin.show')}
      hideLabel={t('pin.hide')}
      translate={translate}
    />
  );
}
