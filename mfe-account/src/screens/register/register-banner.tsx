import type { ReactNode } from 'react';
import { announcements, type Banner } from 'shared-contracts/api/endpoints/announcements';
import { ownPath } from 'shared-contracts/paths';
import { useEndpoint } from 'shared-kit/data';
import { useRemoteContext } from 'shared-kit/remote';
import { Link } from 'shared-kit/router';
import { Image, PictureTitle } from 'shared-kit/parts';
import { imageSources } from 'shared-kit/ui';
import { useT } from '../../i18n';
import styles from './register-screen.module.css';

const GROUP = 'm_reg';
const STALE_MS = 60_000;

/** The banners of the registration page, below the form so that it never moves; none while there is no answer. */
export function RegisterBanners(): ReactNode {
  const { site } = useRemoteContext();
  const request = { types: 'B', groupName: GROUP, platform: 'M', merchantCode: site.merchantCode() } as const;
  const { data } = useEndpoint(announcements, request, { staleTime: STALE_MS });
  return data?.banners
    .filter((banner) => banner.groupName === GROUP && banner.url !== '')
    .map((banner) => <RegisterBanner key={banner.url} banner={banner} />);
}

function RegisterBanner({ banner }: { readonly banner: Banner }): ReactNode {
  const t = useT();
  const { site } = useRemoteContext();
  const sources = imageSources(banner.url, site.imageBases());
  const alt = banner.title === '' ? t('register.banner') : banner.title;
  const picture = (
    <Image
      sources={sources}
      place="banner"
      alt={alt}
      width={750}
      height={320}
      fallback={banner.title === '' ? undefined : <PictureTitle title={banner.title} />}
      className={styles.banner}
    />
  );
  const path = ownPath(banner.linkage);
  return path === null ? picture : <Link to={path}>{picture}</Link>;
}
