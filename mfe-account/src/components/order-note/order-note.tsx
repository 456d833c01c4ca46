import type { ReactNode } from 'react';
import { OrderDoubt, type OrderNotice } from 'shared-kit/money';
import { useT } from '../../i18n';

/** What is known of an earlier deposit or withdrawal that had no answer, or that turned out to have been made. */
export function OrderNote({ notice }: { readonly notice: OrderNotice }): ReactNode {
  const t = useT();
  return (
    <OrderDoubt
      notice={notice}
      say={(kind, figures) => t(`money.${kind}`, figures)}
      recordsLabel={t('money.records')}
    />
  );
}
