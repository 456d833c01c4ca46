import { useState, type ReactNode } from 'react';
import type { Notice } from 'shared-contracts/api/endpoints/announcements';
import { href } from 'shared-contracts/paths';
import { Link, useLocation } from 'shared-kit/router';
import { Marquee } from 'shared-kit/parts';
import { Icon, IconButton, prefersReducedMotion, Skeleton } from 'shared-kit/ui';
import { useAnnouncements } from '../../api/use-announcements';
import { useT } from '../../i18n';
import styles from './home-ticker-widget.module.css';

/** One line of announcements on home; each leads to itself in the list (docs/product/messaging.md#ticker). */
export function HomeTickerWidget(): ReactNode {
  const t = useT();
  const { data, isError } = useAnnouncements('home');
  return (
    <section className={styles.ticker} aria-label={t('ticker.label')}>
      <Icon name="speaker" size={18} className={styles.speaker} />
      {data === undefined && !isError && <Skeleton shape="text" width="70%" />}
      {data === undefined && isError && (
        <Link className={styles.still} to={href('notice')}>
          {t('ticker.label')}
        </Link>
      )}
      {data?.player.length === 0 && <span className={styles.still}>{t('notice.none')}</span>}
      {data !== undefined && data.player.length > 0 && <NoticeLine notices={data.player} />}
    </section>
  );
}

function NoticeLine({ notices }: { readonly notices: readonly Notice[] }): ReactNode {
  const t = useT();
  const { pathname, search } = useLocation();
  const [isPaused, setPaused] = useState(false);
  return (
    <>
      <Marquee className={styles.line} paused={isPaused}>
        {notices.map((notice, index) => (
          <Link
            key={notice.id}
            className={styles.notice}
            to={href('notice', { index: String(index) })}
            state={{ referrer: `${pathname}${search}` }}
          >
            {notice.title}
          </Link>
        ))}
      </Marquee>
      {!prefersReducedMotion() && (
        <IconButton
          icon={isPaused ? 'play' : 'pause'}
          label={t(isPaused ? 'ticker.play' : 'ticker.pause')}
          iconSize={14}
          className={styles.pause}
          onClick={() => setPaused(!isPaused)}
        />
      )}
    </>
  );
}
