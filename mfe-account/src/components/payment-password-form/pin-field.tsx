import type { ReactNode } from 'react';
import { FormField } from 'shared-kit/form';
import { useT } from '../../i18n';

export interface PinFieldProps {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly translate: (key: string) => string;
}

/** A payment password in a form, with the words of this section. */
export function PinField(field: PinFieldProps): ReactNode {
  const t = useT();
  return <FormField {...field} kind="pin" showLabel={t('field.showPassword')} hideLabel={t('field.hidePassword')} />;
}
