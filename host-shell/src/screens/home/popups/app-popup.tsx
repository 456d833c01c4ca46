import type { ReactNode } from 'react';
import { href } from 'shared-contracts/paths';
import { Sheet } from 'shared-kit/overlay';
import { useRemoteContext } from 'shared-kit/remote';
import { Button, Icon } from 'shared-kit/ui';
import { useHostTexts } from '../../../i18n/use-host-texts';
import { LogoMark } from '../../../layout/header/logo';
import styles from './app-popup.module.css';

/** Offers the app once a visit; its page says how to get it. */
export function AppPopup({ onClose }: { readonly onClose: () => void }): ReactNode {
  const t = useHostTexts();
  const { navigate, site } = useRemoteContext();
  const open = (): void => {
    onClose();
    navigate(href('app'));
  };
  return (
    <Sheet
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('app.title', { site: site.name })}
      titleHidden
      closeLabel={t('action.close')}
      footer={
        <Button variant="accent" block size="lg" startIcon={<Icon name="download" size={20} />} onClick={open}>
          {t('download.action')}
        </Button>
      }
    >
      <div className={styles.offer}>
        <span className={styles.mark}>
          <LogoMark />
        </span>
        <p className={styles.title}>{t('app.title', { site: site.name })}</p>
        <p className={styles.text}>{t('app.text')}</p>
      </div>
    </Sheet>
  );
}
