import { clsx } from 'clsx';
import { useCallback, useSyncExternalStore, type ReactNode } from 'react';
import { PATHS } from 'shared-contracts/paths';
import { LOCAL_KEY } from 'shared-contracts/storage';
import { Link } from 'shared-kit/router';
import { buttonClass, Icon, IconButton } from 'shared-kit/ui';
import { useHost } from '../../host/use-host';
import { useHostTexts } from '../../i18n/use-host-texts';
import { showsDownloadBar } from './shows-download-bar';
import styles from './download-bar.module.css';

/** Offers the app above the header of home, until it is closed or the site starts again. */
export function DownloadBar({ isHome }: { readonly isHome: boolean }): ReactNode {
  const t = useHostTexts();
  const { storage, device } = useHost();
  const { local } = storage;
  const subscribe = useCallback((onChange: () => void) => local.watch(LOCAL_KEY.hideDownloadBar, onChange), [local]);
  const read = (): string | null => local.get(LOCAL_KEY.hideDownloadBar);
  const flag = useSyncExternalStore(subscribe, read, read);
  if (!showsDownloadBar({ isHome, flag, device })) return null;
  return (
    <aside className={styles.bar} aria-label={t('download.label')} data-download-bar="">
      <span className={styles.sign}>
        <Icon name="download" size={18} />
      </span>
      <span className={styles.text}>{t('download.text')}</span>
      <Link to={PATHS.app} className={clsx(buttonClass({ variant: 'accent', size: 'sm' }), styles.action)}>
        {t('download.action')}
      </Link>
      <IconButton
        icon="close"
        iconSize={18}
        label={t('action.close')}
        className={styles.close}
        onClick={() => local.set(LOCAL_KEY.hideDownloadBar, '1')}
      />
    </aside>
  );
}
