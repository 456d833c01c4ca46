import { useId, useState, type ReactNode } from 'react';
import { announcements, HOME_ANNOUNCEMENT_TYPES } from 'shared-contracts/api/endpoints/announcements';
import { href } from 'shared-contracts/paths';
import { urlPart } from 'shared-contracts/url-part';
import { useEndpoint } from 'shared-kit/data';
import { useLanguage, useRemoteContext, useSite } from 'shared-kit/remote';
import { Link } from 'shared-kit/router';
import { Image } from 'shared-kit/parts';
import { Icon, imageSources, LinkButton } from 'shared-kit/ui';
import { useHostTexts } from '../../../i18n/use-host-texts';
import { Logo } from '../../../layout/header/logo';
import { useVendorCategories } from '../../../site/use-vendor-categories';
import { followLinks, homeVideo, vendorsOf } from './footer-rules';
import { HelpLinks } from './help-links';
import styles from './home-footer.module.css';

/** A still with a play button; the video player loads on a tap, so it cannot track people who only scroll past. */
function Video(): ReactNode {
  const t = useHostTexts();
  const language = useLanguage();
  const { site } = useRemoteContext();
  const [isPlaying, setPlaying] = useState(false);
  const request = { types: HOME_ANNOUNCEMENT_TYPES, platform: 'M' as const, merchantCode: site.merchantCode() };
  const { data } = useEndpoint(announcements, request);
  const video = homeVideo(data?.banners ?? [], language);
  if (video === null) return null;
  const title = video.title || t('footer.video');
  return (
    <section className={styles.video} aria-label={title}>
      {isPlaying ? (
        <iframe
          className={styles.player}
          src={video.address}
          title={title}
          allow="autoplay; encrypted-media; picture-in-picture; fullscreen"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      ) : (
        <button
          type="button"
          className={styles.still}
          aria-label={t('footer.play', { title })}
          onClick={() => setPlaying(true)}
        >
          <span className={styles.play}>
            <Icon name="play" size={26} />
          </span>
          <span className={styles.videoTitle}>{title}</span>
        </button>
      )}
    </section>
  );
}

function Follow(): ReactNode {
  const t = useHostTexts();
  const titleId = useId();
  const links = followLinks(useSite().resources);
  if (links.length === 0) return null;
  const looks = {
    TELEGRAM: { icon: 'telegram', name: 'Telegram' },
    FACEBOOK: { icon: 'facebook', name: 'Facebook' },
  } as const;
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {t('footer.follow')}
      </h2>
      <div className={styles.follow}>
        {links.map(({ type, url }) => (
          <LinkButton
            key={type}
            href={url}
            external
            variant="secondary"
            startIcon={<Icon name={looks[type].icon} size={20} />}
          >
            {looks[type].name}
          </LinkButton>
        ))}
      </div>
    </section>
  );
}

/** The vendors by their white marks; one without a mark leaves no gap. */
function Providers(): ReactNode {
  const t = useHostTexts();
  const titleId = useId();
  const { site } = useRemoteContext();
  const vendors = vendorsOf(useVendorCategories().categories);
  if (vendors.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {t('footer.providers')}
      </h2>
      <ul className={styles.vendors}>
        {vendors.map(({ code, name }) => (
          <li key={code} className={styles.vendor}>
            <Image
              sources={imageSources(`/images/vendor/white/${urlPart(code)}.png`, site.imageBases())}
              alt={name}
              width={80}
              height={32}
              fit="contain"
              className={styles.mark}
              fallback={<></>}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The end of home: video, vendors, channels, help (docs/product/shell.md#home-page). */
export function HomeFooter(): ReactNode {
  const t = useHostTexts();
  const { site } = useRemoteContext();
  return (
    <footer className={styles.footer} data-home-footer="">
      <Video />
      <Providers />
      <Follow />
      <nav className={styles.links} aria-label={t('footer.help')}>
        <Link to={href('help')}>{t('nav.help')}</Link>
        <Link to={href('service')}>{t('nav.customerService')}</Link>
        <Link to={href('notice')}>{t('nav.announcements')}</Link>
        <Link to={href('vip')}>{t('nav.vip')}</Link>
        <HelpLinks />
        <Link to={href('terms')}>{t('nav.terms')}</Link>
        <Link to={href('privacy')}>{t('nav.privacy')}</Link>
      </nav>
      <div className={styles.end}>
        <Logo />
        <p className={styles.rights}>{t('footer.games')}</p>
        <p className={styles.age}>
          <span className={styles.limit}>18+</span>
          <span>{t('footer.age')}</span>
        </p>
        <p className={styles.rights}>{t('footer.rights', { year: new Date().getFullYear(), site: site.name })}</p>
      </div>
    </footer>
  );
}
