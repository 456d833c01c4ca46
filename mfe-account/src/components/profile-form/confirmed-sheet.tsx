import type { ReactNode } from 'react';
import { Sheet } from 'shared-kit/overlay';
import { useT } from '../../i18n';
import { ConfirmFirst, type ConfirmFirstProps } from '../confirm-identity/confirm-first';

export interface ConfirmedSheetProps extends ConfirmFirstProps {
  readonly title: string;
  readonly onClose: () => void;
}

/** A sheet in which something of the account is changed by whoever confirms who they are. */
export function ConfirmedSheet({ title, text, onClose, children }: ConfirmedSheetProps): ReactNode {
  const t = useT();
  return (
    <Sheet open onOpenChange={(isOpen) => !isOpen && onClose()} title={title} closeLabel={t('report.close')}>
      <ConfirmFirst text={text}>{children}</ConfirmFirst>
    </Sheet>
  );
}
