import type { ReactNode } from 'react';
import { LEGAL_TAGS } from 'shared-contracts/api/endpoints/messaging';
import { Sheet } from 'shared-kit/overlay';
import { HelpText } from 'shared-kit/rich-text';
import { useT } from '../../i18n';

/** What of the operator's texts is read over the form. */
export type LegalText = keyof typeof LEGAL_TAGS;

export interface LegalSheetProps {
  readonly text: LegalText;
  readonly onClose: () => void;
}

/** The terms or the privacy policy over the registration, which keeps everything that was typed. */
export function LegalSheet({ text, onClose }: LegalSheetProps): ReactNode {
  const t = useT();
  return (
    <Sheet
      open
      title={t(`register.${text}`)}
      closeLabel={t('register.close')}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <HelpText
        tag={LEGAL_TAGS[text]}
        words={{
          failedTitle: t('register.legalFailed'),
          failedText: (word) => t(`report.${word}`),
          retry: t('register.retry'),
          none: t('register.legalNone'),
          noneText: t('register.legalNoneText'),
        }}
      />
    </Sheet>
  );
}
