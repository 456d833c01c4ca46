import type { ReactNode } from 'react';
import { OrderDoubt, type OrderNotice } from 'shared-kit/money';
import { useT } from '../../i18n';

export interface OrderNoteProps {
  readonly notice: OrderNotice;
  /** Chooses and fills in what was sent; undefined while the form has it. */
  readonly onRestore?: (() => void) | undefined;
}

/** What is known of an earlier deposit or withdrawal that had no answer, or that turned out to have been made. */
export function OrderNote({ notice, onRestore }: OrderNoteProps): ReactNode {
  const t = useT();
  return (
    <OrderDoubt
      notice={notice}
      say={(kind, figures) => t(`money.${kind}`, figures)}
      recordsLabel={t('money.records')}
      again={onRestore && { label: t('money.restore'), onPress: onRestore }}
    />
  );
}
