import type { UseQueryResult } from 'shared-kit/data';
import type { ReactNode } from 'react';
import type { Member } from 'shared-contracts/api/endpoints/member';
import { href } from 'shared-contracts/paths';
import type { SignedInState } from 'shared-contracts/session/session-state';
import { Link } from 'shared-kit/router';
import { Avatar, Button, Chip, Icon, Skeleton } from 'shared-kit/ui';
import { useT } from '../../i18n';
import styles from './profile.module.css';

export interface ProfileProps {
  readonly session: SignedInState;
  readonly read: UseQueryResult<Member, Error>;
}

function Level({ session, read }: ProfileProps): ReactNode {
  const t = useT();
  if (session.status === 'trial') return <Chip tone="info">{t('member.trial')}</Chip>;
  if (read.data !== undefined) {
    return (
      <Link to={href('vip')} className={styles.level}>
        <Icon name="crown" size={16} />
        {t('member.vip', { level: read.data.vipLevel })}
        <Icon name="chevron-right" size={14} />
      </Link>
    );
  }
  if (read.isPending) return <Skeleton width={76} height={26} className={styles.levelPlace} />;
  return (
    <span className={styles.failed}>
      {t('member.vipFailed')}
      <Button variant="quiet" size="sm" busy={read.isFetching} onClick={() => void read.refetch()}>
        {t('member.retry')}
      </Button>
    </span>
  );
}

/** Who is here: picture, name, level. The name is known without a call, so it never fails. */
export function Profile({ session, read }: ProfileProps): ReactNode {
  const nickname = read.data?.nickname ?? '';
  const name = nickname !== '' ? nickname : session.displayName;
  return (
    <header className={styles.profile}>
      <Avatar name={name} size="xl" />
      <div className={styles.who}>
        <h2 className={styles.name}>{name}</h2>
        {name !== session.userName && <p className={styles.account}>{session.userName}</p>}
        <Level session={session} read={read} />
      </div>
    </header>
  );
}
