import type { ReactNode } from 'react';
import type { AffiliateUrl } from 'shared-contracts/api/endpoints/agent-accounts';
import { Sheet } from 'shared-kit/overlay';
import { QrCode } from 'shared-kit/parts';
import { useT } from '../../i18n';
import styles from './link-card.module.css';

export interface CodeSheetProps {
  readonly link: AffiliateUrl;
  readonly onClose: () => void;
}

/** A link as a code for the camera of another phone. */
export function CodeSheet({ link, onClose }: CodeSheetProps): ReactNode {
  const t = useT();
  return (
    <Sheet
      open
      title={link.code}
      closeLabel={t('common.close')}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <div className={styles.codeSheet}>
        <figure className={styles.scan}>
          <QrCode text={link.url} label={t('links.qrLabel', { code: link.code })} />
        </figure>
        <p>{t('links.qrText')}</p>
        <p className={styles.url} translate="no">
          {link.url}
        </p>
      </div>
    </Sheet>
  );
}
