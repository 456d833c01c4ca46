import { useId, type ReactNode } from 'react';
import { href } from 'shared-contracts/paths';
import { notLoadedWord } from 'shared-kit/data';
import { DateText, ListRow, SectionHeader } from 'shared-kit/parts';
import { Link } from 'shared-kit/router';
import { ErrorBlock, Skeleton } from 'shared-kit/ui';
import { usePopularNotices } from '../../api/use-popular-notices';
import { useT } from '../../i18n';
import styles from './popular-notices.module.css';

/** The popular announcements, each to its own page; nothing where the operator calls none popular. */
export function PopularNotices(): ReactNode {
  const t = useT();
  const titleId = useId();
  const { data, error, isError, refetch } = usePopularNotices();
  if (data?.list.length === 0) return null;
  if (data === undefined && isError)
    return (
      <ErrorBlock
        title={t('center.popularFailed')}
        text={t(`common.${notLoadedWord(error)}`)}
        retryLabel={t('center.retry')}
        onRetry={() => void refetch()}
      />
    );
  return (
    <section className={styles.popular} aria-labelledby={titleId}>
      <SectionHeader id={titleId} icon="flame" title={t('center.popular')} />
      <div className={styles.card}>
        {data === undefined && <Skeleton shape="text" width="60%" />}
        {data?.list.map((notice) => (
          <ListRow
            key={notice.id}
            title={notice.title}
            detail={<DateText value={notice.startDate} />}
            render={(row) => <Link to={href('noticeDetail', { id: String(notice.id) })} {...row} />}
          />
        ))}
      </div>
    </section>
  );
}
