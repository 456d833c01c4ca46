import type { ReactNode } from 'react';
import { Card, ProgressBar } from 'shared-kit/parts';
import { Icon } from 'shared-kit/ui';
import { useHostTexts } from '../../i18n/use-host-texts';
import type { VipStanding } from './vip-standing';
import styles from './vip-club.module.css';

/** A member's own level and how far the next one is. */
export function StandingCard({ standing }: { readonly standing: VipStanding }): ReactNode {
  const t = useHostTexts();
  const { current, next, percent } = standing;
  const way = next === null ? t('vip.highest') : t('vip.next', { name: next.name });
  return (
    <Card tone="glow" className={styles.hero}>
      <span className={styles.crown}>
        <Icon name="crown" size={26} />
      </span>
      <p className={styles.lead}>{t('vip.yourLevel')}</p>
      <p className={styles.name}>
        <span>{`${current.name} `}</span>
        <span className={styles.mark}>{t('vip.level', { level: current.level })}</span>
      </p>
      {percent !== null && (
        <ProgressBar label={t('vip.progress')} value={percent} valueText={`${percent}%`} tone="accent" />
      )}
      <p className={styles.way}>
        <span>{way}</span>
        {percent !== null && next !== null && <span className={styles.percent}>{`${percent}%`}</span>}
      </p>
      {next !== null && next.requirement !== '' && <p className={styles.detail}>{next.requirement}</p>}
    </Card>
  );
}
