import { useState, useSyncExternalStore, type ReactNode } from 'react';
import { isHomePath } from 'shared-contracts/paths';
import { Button, Icon, IconButton } from 'shared-kit/ui';
import { useHostTexts } from '../i18n/use-host-texts';
import type { Navigation } from '../routing/navigation';
import type { CopyState } from './copy-state';
import styles from './offline-bar.module.css';

interface OfflineBarProps {
  /** When the copy was made. */
  readonly savedAt: Date;
  readonly copy: CopyState;
  readonly navigation: Pick<Navigation, 'here' | 'onArrive'>;
  /** Loads the network’s page; false where the origin does not answer. */
  readonly retry: () => Promise<boolean>;
}

/** Says that the page is an offline copy and offers a retry; hidden once the connection is back or the player closes it. */
export function OfflineBar({ savedAt, copy, navigation, retry }: OfflineBarProps): ReactNode {
  const t = useHostTexts();
  const [attempt, setAttempt] = useState<'none' | 'running' | 'failed'>('none');
  const isOffline = useSyncExternalStore(copy.subscribe, copy.isOffline, copy.isOffline);
  const { pathname } = useSyncExternalStore(navigation.onArrive, navigation.here, navigation.here);
  const [isClosed, setClosed] = useState(false);
  const tryAgain = async (): Promise<void> => {
    setAttempt('running');
    if (!(await retry())) setAttempt('failed');
  };
  if (isClosed || !isOffline) return null;
  return (
    <section className={styles.bar} aria-label={t('offline.label')} data-offline="">
      <span className={styles.sign}>
        <Icon name="offline" size={22} />
      </span>
      <p role="status" className={styles.text}>
        <span>{isHomePath(pathname) ? t('offline.text', { when: savedAt }) : t('offline.page')}</span>
        {attempt === 'failed' && <span>{` ${t('status.unknownText')}`}</span>}
      </p>
      <Button size="sm" variant="secondary" busy={attempt === 'running'} onClick={() => void tryAgain()}>
        {t('offline.retry')}
      </Button>
      <IconButton icon="close" iconSize={18} label={t('action.close')} onClick={() => setClosed(true)} />
    </section>
  );
}
