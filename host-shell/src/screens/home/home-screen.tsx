import type { ReactNode } from 'react';
import { ScreenFrame } from 'shared-kit/remote';
import { Skeleton } from 'shared-kit/ui';
import { Slot } from '../../remotes/slot';
import { ReferralButton } from './referral-button';
import styles from './home-screen.module.css';

function CatalogueSkeleton(): ReactNode {
  return (
    <div className={styles.skeleton}>
      <Skeleton height={64} />
      <div className={styles.tiles}>
        {Array.from({ length: 6 }, (_tile, index) => (
          <Skeleton key={index} height={168} />
        ))}
      </div>
    </div>
  );
}

/** The home page: the host's frame, filled by the sections (D-21). */
export function HomeScreen(): ReactNode {
  // Home is there as soon as it is drawn: each section in it shows its own progress.
  return (
    <ScreenFrame name="home" ready flush>
      <div className={styles.page}>
        <Slot name="home.banner" props={{}} fallback={<Skeleton height={170} />} className={styles.banner} />
        <Slot name="home.ticker" props={{}} fallback={<Skeleton height={36} />} className={styles.ticker} />
        <Slot name="home.catalogue" props={{}} fallback={<CatalogueSkeleton />} className={styles.catalogue} />
        <Slot name="home.winners" props={{}} className={styles.winners} />
        <Slot name="home.popups" props={{}} />
      </div>
      <ReferralButton />
    </ScreenFrame>
  );
}
