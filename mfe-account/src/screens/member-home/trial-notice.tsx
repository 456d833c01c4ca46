import type { ReactNode } from 'react';
import { href } from 'shared-contracts/paths';
import { useRemoteContext } from 'shared-kit/remote';
import { Card } from 'shared-kit/parts';
import { Button } from 'shared-kit/ui';
import { useT } from '../../i18n';
import styles from './member-home-screen.module.css';

/** What a trial account is, and the way to a real one, which ends the trial. */
export function TrialNotice(): ReactNode {
  const t = useT();
  const { navigate, requests } = useRemoteContext();
  const register = async (): Promise<void> => {
    await requests.signOut({ confirmed: true });
    navigate(href('register'));
  };
  return (
    <Card tone="raised" className={styles.notice}>
      <h2 className={styles.noticeTitle}>{t('member.trialTitle')}</h2>
      <p className={styles.noticeText}>{t('member.trialText')}</p>
      <Button block onClick={() => void register()}>
        {t('member.registerReal')}
      </Button>
    </Card>
  );
}
