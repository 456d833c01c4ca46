import type { ReactNode } from 'react';
import { latePart, ScreenFrame, useRemoteContext } from 'shared-kit/remote';
import { Skeleton, Unseen } from 'shared-kit/ui';
import { Slot } from '../../outlets/slot';
import { AfterFirstScreen } from './after-first-screen';
import styles from './home-screen.module.css';

const HomeFooter = latePart(() =>
  import(/* webpackChunkName: "home-end" */ './footer/home-footer').then((module) => module.HomeFooter),
);
const HomeBackToTop = latePart(() =>
  import(/* webpackChunkName: "home-end" */ './back-to-top').then((module) => module.HomeBackToTop),
);
const ReferralButton = latePart(() =>
  import(/* webpackChunkName: "home-end" */ './referral-button').then((module) => module.ReferralButton),
);
const HomePopups = latePart(() =>
  import(/* webpackChunkName: "home-end" */ './popups/home-popups').then((module) => module.HomePopups),
);

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

/** What home has besides its first view: it comes when that is drawn. */
function RestOfHome(): ReactNode {
  return (
    <AfterFirstScreen>
      <Slot name="home.winners" props={{}} className={styles.winners} />
      <HomeFooter />
      <HomeBackToTop />
      <ReferralButton />
      <HomePopups />
    </AfterFirstScreen>
  );
}

/** The home page: the host's frame, filled by the sections (docs/product/shell.md#home-page). */
export function HomeScreen(): ReactNode {
  const { site } = useRemoteContext();
  // Home is there as soon as it is drawn: each section in it shows its own progress.
  return (
    <ScreenFrame name="home" ready flush>
      {/* The header shows the name as a sign; who listens to the page finds its beginning here. */}
      <Unseen role="heading" aria-level={1}>
        {site.name}
      </Unseen>
      <div className={styles.page}>
        <Slot name="home.banner" props={{}} fallback={<Skeleton height={170} />} className={styles.banner} />
        <Slot name="home.ticker" props={{}} fallback={<Skeleton height={36} />} className={styles.ticker} />
        <Slot name="home.catalogue" props={{}} fallback={<CatalogueSkeleton />} className={styles.catalogue} />
        <RestOfHome />
      </div>
    </ScreenFrame>
  );
}
