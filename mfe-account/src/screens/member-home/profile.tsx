import { useState, type ReactNode } from 'react';
import type { Member } from 'shared-contracts/api/endpoints/member';
import { href } from 'shared-contracts/paths';
import type { SignedInState } from 'shared-contracts/session/session-state';
import type { UseQueryResult } from 'shared-kit/data';
import { lateSheet } from 'shared-kit/remote';
import { Link } from 'shared-kit/router';
import { Chip } from 'shared-kit/parts';
import { Avatar, Button, Icon, IconButton, Skeleton } from 'shared-kit/ui';
import { useHeadIcon } from '../../components/head-icon/use-head-icon';
import { useT } from '../../i18n';
import styles from './profile.module.css';

/** Both come with the dialogs and forms of the kit, which the centre does without until somebody taps. */
const HeadIconSheet = lateSheet(() =>
  import(/* webpackChunkName: "head-icon-sheet" */ '../../components/head-icon/head-icon-sheet').then(
    (module) => module.HeadIconSheet,
  ),
);
const ProfileSheet = lateSheet(() =>
  import(/* webpackChunkName: "profile-sheet" */ '../../components/profile-form/profile-sheet').then(
    (module) => module.ProfileSheet,
  ),
);

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
        <span>{t('member.vip', { level: read.data.vipLevel })}</span>
        <Icon name="chevron-right" size={14} />
      </Link>
    );
  }
  if (read.isPending) return <Skeleton width={76} height={26} className={styles.levelPlace} />;
  return (
    <span className={styles.failed}>
      <span>{t('member.vipFailed')}</span>
      <Button variant="quiet" size="sm" busy={read.isFetching} onClick={() => void read.refetch()}>
        {t('member.retry')}
      </Button>
    </span>
  );
}

/** Who is here: picture, name, level. The name is known without a call, so it never fails; real accounts change both. */
export function Profile({ session, read }: ProfileProps): ReactNode {
  const t = useT();
  const isTrial = session.status === 'trial';
  const headIcon = useHeadIcon(!isTrial);
  const [edited, setEdited] = useState<'picture' | 'name' | null>(null);
  const nickname = read.data?.nickname ?? '';
  const name = nickname !== '' ? nickname : session.displayName;
  const picture = <Avatar name={name} src={headIcon.sources} size="xl" />;
  const close = (): void => setEdited(null);
  return (
    <header className={styles.profile}>
      {isTrial ? (
        picture
      ) : (
        <button
          type="button"
          className={styles.picture}
          aria-label={t('member.editPicture')}
          onClick={() => setEdited('picture')}
        >
          {picture}
          <span className={styles.camera}>
            <Icon name="camera" size={14} />
          </span>
        </button>
      )}
      <div className={styles.who}>
        <div className={styles.nameLine}>
          <h2 className={styles.name}>{name}</h2>
          {read.data !== undefined && (
            <IconButton
              icon="edit"
              iconSize={16}
              label={t('member.editName')}
              className={styles.edit}
              onClick={() => setEdited('name')}
            />
          )}
        </div>
        {name !== session.userName && <p className={styles.account}>{session.userName}</p>}
        <Level session={session} read={read} />
      </div>
      {edited === 'picture' && <HeadIconSheet headIcon={headIcon} onClose={close} />}
      {edited === 'name' && (
        <ProfileSheet field="nickname" title={t('member.editName')} value={nickname} onClose={close} />
      )}
    </header>
  );
}
