import { useState, type ReactNode } from 'react';
import type { Notice } from 'shared-contracts/api/endpoints/announcements';
import { href } from 'shared-contracts/paths';
import { Link, useLocation } from 'shared-kit/router';
import { Marquee } from 'shared-kit/parts';
import { useTakenOver } from 'shared-kit/remote';
import { Icon, IconButton, prefersReducedMotion, Skeleton } from 'shared-kit/ui';
import { useAnnouncements } from '../../api/use-announcements';
import { useT } from '../../i18n';
import styles from './home-ticker-widget.module.css';

/** One line of announcements on home, hot ones first; the others lead to themselves in the list (docs/product/messaging.md#ticker). */
export function HomeTickerWidget(): ReactNode {
  const t = useT();
  const { data, isError } = useAnnouncements('home');
  const count = data === undefined ? 0 : data.hot.length + data.player.length;
  return (
    <section className={styles.ticker} aria-label={t('ticker.label')}>
      <Icon name="speaker" size={18} className={styles.speaker} />
      {data === undefined && !isError && <Skeleton shape="text" width="70%" />}
      {data === undefined && isError && (
        <Link className={styles.still} to={href('notice')}>
          {t('ticker.label')}
        </Link>
      )}
      {data !== undefined && count === 0 && <span className={styles.still}>{t('notice.none')}</span>}
      {data !== undefined && count > 0 && <NoticeLine hot={data.hot} notices={data.player} />}
    </section>
  );
}

interface NoticeLineProps {
  /** Lead the line, each to its own page: the list has none of them. */
  readonly hot: readonly Notice[];
  readonly notices: readonly Notice[];
}

function NoticeLine({ hot, notices }: NoticeLineProps): ReactNode {
  const t = useT();
  const { pathname, search } = useLocation();
  const referrer = `${pathname}${search}`;
  const prefersStill = useTakenOver() && prefersReducedMotion();
  const [isPaused, setPaused] = useState(false);
  return (
    <>
      <Marquee className={styles.line} paused={isPaused}>
        {hot.map((notice) => (
          <Link
            key={notice.id}
            className={styles.notice}
            to={href('noticeDetail', { id: String(notice.id) })}
            state={{ referrer }}
          >
            <Icon name="flame" size={14} className={styles.flame} />
            <span>{notice.title}</span>
          </Link>
        ))}
        {notices.map((notice, index) => (
          <Link
            key={notice.id}
            className={styles.notice}
            to={href('notice', { index: String(index) })}
            state={{ referrer }}
          >
            {notice.title}
          </Link>
        ))}
      </Marquee>
      {!prefersStill && (
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
