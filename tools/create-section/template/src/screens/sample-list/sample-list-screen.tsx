import type { ReactNode } from 'react';
import type { Notice } from 'shared-contracts/api/endpoints/announcements';
import { href } from 'shared-contracts/paths';
import { notLoadedWord } from 'shared-kit/data';
import { DateText, ListRow } from 'shared-kit/parts';
import { ScreenFrame } from 'shared-kit/remote';
import { Link } from 'shared-kit/router';
import { buttonClass, EmptyState, ErrorBlock, Skeleton } from 'shared-kit/ui';
import { useSampleEntries } from '../../api/use-sample-entries';
import { useT } from '../../i18n';
import styles from './sample-list-screen.module.css';

/** The entries of the section, newest first. */
export function SampleListScreen(): ReactNode {
  const { data, isError } = useSampleEntries();
  return (
    <ScreenFrame name="sample-list" ready={data !== undefined || isError}>
      <SampleList />
    </ScreenFrame>
  );
}

function SampleList(): ReactNode {
  const t = useT();
  const { data, error, isError, refetch } = useSampleEntries();
  if (data === undefined && isError)
    return (
      <ErrorBlock
        title={t('list.failedTitle')}
        text={t(`common.${notLoadedWord(error)}`)}
        retryLabel={t('list.retry')}
        onRetry={() => void refetch()}
      />
    );
  if (data === undefined) return <Waiting />;
  if (data.list.length === 0) return <Nothing />;
  return <Entries entries={data.list} />;
}

function Waiting(): ReactNode {
  const t = useT();
  return (
    <div className={styles.list} role="status" aria-label={t('list.loading')}>
      <Skeleton shape="text" width="72%" />
      <Skeleton shape="text" width="94%" />
      <Skeleton shape="text" width="60%" />
    </div>
  );
}

function Nothing(): ReactNode {
  const t = useT();
  return (
    <EmptyState
      title={t('list.emptyTitle')}
      text={t('list.emptyText')}
      action={
        <Link className={buttonClass({ variant: 'secondary' })} to={href('home')}>
          {t('list.backHome')}
        </Link>
      }
    />
  );
}

interface EntriesProps {
  readonly entries: readonly Notice[];
}

function Entries({ entries }: EntriesProps): ReactNode {
  return (
    <div className={styles.list}>
      {entries.map(({ id, title, startDate }) => (
        <ListRow
          key={id}
          title={title}
          detail={<DateText value={startDate} />}
          render={(row) => <Link to={href('noticeDetail', { id: String(id) })} {...row} />}
        />
      ))}
    </div>
  );
}
