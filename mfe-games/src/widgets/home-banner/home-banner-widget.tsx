import type { ReactNode } from 'react';
import type { Banner } from 'shared-contracts/api/endpoints/announcements';
import { useEndpoint } from 'shared-kit/data';
import { latePart, useRemoteContext } from 'shared-kit/remote';
import { Skeleton } from 'shared-kit/ui';
import { useT } from '../../i18n';
import { homeBanners } from '../../model/home/banner';
import { HOME_BANNERS } from '../../model/first-requests/home-banners';
import { BannerCard } from './banner-card';
import { JackpotCard } from './jackpot-card';
import styles from './home-banner.module.css';

/** The first banner, at the place where the carousel has it; with only one banner nothing ever moves. */
function StillBanner({ banners }: { readonly banners: readonly Banner[] }): ReactNode {
  const t = useT();
  const [first] = banners;
  if (first === undefined) return null;
  const isAlone = banners.length === 1;
  return (
    <section aria-label={t('banner.label')} className={isAlone ? styles.alone : styles.still}>
      <BannerCard banner={first} place={1} total={banners.length} />
    </section>
  );
}

/** Once the frame is drawn that is being made now. */
function afterThisFrame(): Promise<void> {
  return new Promise((drawn) => void requestAnimationFrame(() => void setTimeout(drawn)));
}

/** What moves them comes after the first banner is there to look at; where it does not come, that one stays. */
const BannerCarousel = latePart(
  () =>
    afterThisFrame()
      .then(() => import(/* webpackChunkName: "banner-carousel" */ './banner-carousel'))
      .then((module) => module.BannerCarousel),
  { meanwhile: StillBanner },
);

function Banners(): ReactNode {
  const { site } = useRemoteContext();
  const { endpoint, requestFor } = HOME_BANNERS;
  const { data, isError } = useEndpoint(endpoint, requestFor({ merchant: site.merchantCode() }));
  // A reading that fails later leaves what is shown.
  if (!data) return isError ? null : <Skeleton className={styles.waiting} />;
  const banners = homeBanners(data.banners);
  return banners.length < 2 ? <StillBanner banners={banners} /> : <BannerCarousel banners={banners} />;
}

/** The top of home: the banners and the jackpot. Without banners the jackpot is alone. */
export function HomeBannerWidget(): ReactNode {
  return (
    <div className={styles.top}>
      <Banners />
      <JackpotCard />
    </div>
  );
}
