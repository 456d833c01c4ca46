import type { ReactNode } from 'react';
import { OrderDoubt, type OrderNotice } from 'shared-kit/money';
import { useT } from '../../i18n';

/** Nobody can tell whether money was sent, or it was. */
export function SendingDoubt({ notice }: { readonly notice: OrderNotice }): ReactNode {
  const t = useT();
  return (
    <OrderDoubt
      notice={notice}
      say={(kind, figures) => t(`transfer.${kind}`, figures)}
      recordsLabel={t('transfer.records')}
    />
  );
}
