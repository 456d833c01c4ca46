import type { ReactNode } from 'react';
import { announcements } from 'shared-contracts/api/endpoints/announcements';
import { useEndpoint } from 'shared-kit/data';
import { useRemoteContext } from 'shared-kit/remote';
import { Skeleton } from 'shared-kit/ui';
import { homeBanners } from '../../model/banner';
import { BannerCarousel } from './banner-carousel';
import { JackpotCard } from './jackpot-card';
import styles from './home-banner.module.css';

/** Everything home shows of announcements, in one call that its other parts share (S1 7). */
const HOME_TYPES = 'B,PL,PU,PR,H';

function Banners(): ReactNode {
  const { site } = useRemoteContext();
  const request = { types: HOME_TYPES, platform: 'M' as const, merchantCode: site.merchantCode() };
  const { data, isError } = useEndpoint(announcements, request);
  if (isError) return null;
  if (!data) return <Skeleton className={styles.waiting} />;
  const banners = homeBanners(data.banners);
  return banners.length === 0 ? null : <BannerCarousel banners={banners} />;
}

/** The top of home: the banners and the jackpot (S1 2.6). Without banners the jackpot stands alone. */
export function HomeBannerWidget(): ReactNode {
  return (
    <div className={styles.top}>
      <Banners />
      <JackpotCard />
    </div>
  );
}
