import type { ReactNode } from 'react';
import type { Banner } from 'shared-contracts/api/endpoints/announcements';
import { Carousel } from 'shared-kit/carousel';
import { useT } from '../../i18n';
import { useLyingPhone } from '../../browser/lying-phone';
import { BANNER_TIMES } from '../../model/home/autoplay';
import { BannerCard } from './banner-card';
import styles from './home-banner.module.css';

/** A little more than one, or two: the next banner looks in from the edge of the page. */
const VISIBLE_BANNERS = { upright: 1.04, lying: 2.04 } as const;

/** Banners that go round, with a peek of the next one and dots that fill with time. */
export function BannerCarousel({ banners }: { readonly banners: readonly Banner[] }): ReactNode {
  const t = useT();
  const isLying = useLyingPhone();
  const total = banners.length;
  return (
    <Carousel
      label={t('banner.label')}
      slides={banners.map((banner, index) => ({
        id: `${banner.url} ${index}`,
        content: <BannerCard banner={banner} place={index + 1} total={total} />,
      }))}
      texts={{
        slide: (place, count) => t('banner.slide', { place, total: count }),
        pause: t('banner.pause'),
        play: t('banner.play'),
      }}
      autoplay={BANNER_TIMES}
      visible={VISIBLE_BANNERS[isLying ? 'lying' : 'upright']}
      className={styles.carousel}
    />
  );
}
