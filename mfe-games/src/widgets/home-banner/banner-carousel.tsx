import type { ReactNode } from 'react';
import type { Banner } from 'shared-contracts/api/endpoints/announcements';
import { useRemoteContext } from 'shared-kit/remote';
import { Link } from 'shared-kit/router';
import { Image } from 'shared-kit/ui';
import { useCarousel, type Carousel } from '../../components/carousel/use-carousel';
import { useT } from '../../i18n';
import { BANNER_TIMES } from '../../model/autoplay';
import { bannerLink } from '../../model/banner';
import { bannerPictures } from '../../model/pictures';
import { classNames } from '../../components/class-names';
import styles from './home-banner.module.css';

interface SlideProps {
  readonly banner: Banner;
  readonly name: string;
  readonly isFirst: boolean;
  readonly isCopy: boolean;
}

function Slide({ banner, name, isFirst, isCopy }: SlideProps): ReactNode {
  const { site } = useRemoteContext();
  const link = bannerLink(banner.linkage);
  const picture = (
    <Image
      sources={bannerPictures(banner.url, site.imageBases())}
      alt={name}
      width={750}
      height={320}
      eager={isFirst}
      fill
    />
  );
  const tabIndex = isCopy ? -1 : undefined;
  return (
    <li className={styles.slide} aria-hidden={isCopy || undefined}>
      {link.kind === 'inside' && (
        <Link to={link.path} className={styles.card} tabIndex={tabIndex} draggable={false}>
          {picture}
        </Link>
      )}
      {link.kind === 'outside' && (
        <a
          href={link.url}
          target="_blank"
          rel="noopener noreferrer"
          className={styles.card}
          tabIndex={tabIndex}
          draggable={false}
        >
          {picture}
        </a>
      )}
      {link.kind === 'none' && <div className={styles.card}>{picture}</div>}
    </li>
  );
}

function Dots({ count, carousel }: { readonly count: number; readonly carousel: Carousel }): ReactNode {
  return (
    <div className={styles.dots} aria-hidden="true">
      {Array.from({ length: count }, (_dot, index) => (
        <span key={index} className={classNames(styles.dot, index === carousel.item && styles.current)}>
          {index === carousel.item && (
            <span
              key={`${carousel.item} ${carousel.moves}`}
              className={classNames(
                styles.time,
                carousel.isPlaying && (carousel.moves === 0 ? styles.first : styles.later),
              )}
            />
          )}
        </span>
      ))}
    </div>
  );
}

/** Banners with a peek of the next one and dots that fill with time; with one banner nothing moves (S1 2.6). */
export function BannerCarousel({ banners }: { readonly banners: readonly Banner[] }): ReactNode {
  const t = useT();
  const carousel = useCarousel({ count: banners.length, visible: 1, times: BANNER_TIMES });
  const isAlone = banners.length === 1;
  const copies = isAlone ? [] : banners.slice(0, 2);
  return (
    <section aria-roledescription="carousel" aria-label={t('banner.label')} className={styles.carousel}>
      <ul
        ref={carousel.strip}
        className={classNames(styles.strip, isAlone && styles.alone)}
        data-playing={carousel.isPlaying || undefined}
        data-moves={carousel.moves}
        onScroll={carousel.onScroll}
        {...carousel.holdProps}
      >
        {[...banners, ...copies].map((banner, index) => {
          const place = (index % banners.length) + 1;
          const name = banner.title || t('banner.slide', { place, total: banners.length });
          return (
            <Slide key={index} banner={banner} name={name} isFirst={index === 0} isCopy={index >= banners.length} />
          );
        })}
      </ul>
      {!isAlone && <Dots count={banners.length} carousel={carousel} />}
    </section>
  );
}
