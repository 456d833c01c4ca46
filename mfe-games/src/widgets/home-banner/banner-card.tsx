import type { ReactNode } from 'react';
import type { Banner } from 'shared-contracts/api/endpoints/announcements';
import { useRemoteContext } from 'shared-kit/remote';
import { Link } from 'shared-kit/router';
import { Image, PictureTitle } from 'shared-kit/parts';
import { imageSources } from 'shared-kit/ui';
import { useT } from '../../i18n';
import { bannerLink } from '../../model/home/banner';
import styles from './home-banner.module.css';

export interface BannerCardProps {
  readonly banner: Banner;
  /** Its place among the banners, from 1: the name of one without a title. */
  readonly place: number;
  readonly total: number;
}

/** One banner, and where it leads. */
export function BannerCard({ banner, place, total }: BannerCardProps): ReactNode {
  const t = useT();
  const { site } = useRemoteContext();
  const link = bannerLink(banner.linkage);
  const picture = (
    <Image
      sources={imageSources(banner.url, site.imageBases())}
      alt={banner.title || t('banner.slide', { place, total })}
      width={750}
      height={320}
      place="banner"
      first={place === 1}
      fallback={banner.title === '' ? undefined : <PictureTitle title={banner.title} />}
      fill
    />
  );
  if (link.kind === 'inside')
    return (
      <Link to={link.path} className={styles.card} draggable={false}>
        {picture}
      </Link>
    );
  if (link.kind === 'outside')
    return (
      <a href={link.url} target="_blank" rel="noopener noreferrer" className={styles.card} draggable={false}>
        {picture}
      </a>
    );
  return <div className={styles.card}>{picture}</div>;
}
