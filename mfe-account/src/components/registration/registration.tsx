import type { ReactNode } from 'react';
import { href } from 'shared-contracts/paths';
import { LOCAL_KEY } from 'shared-contracts/storage';
import { notLoadedWord } from 'shared-kit/data';
import { useRemoteContext } from 'shared-kit/remote';
import { Link, useSearchParams } from 'shared-kit/router';
import { buttonClass, EmptyState, ErrorBlock } from 'shared-kit/ui';
import { useT } from '../../i18n';
import { isClosed } from '../../model/registration/registration-fields';
import { markHintUsed } from '../../store/registration-hint';
import { RegisterForm } from '../register-form/register-form';
import { useInviteVisit } from '../register-form/use-invite-code';
import styles from './registration.module.css';
import { RegistrationSkeleton } from './registration-skeleton';
import { SocialWays } from './social-ways';
import type { SettingsRead } from './use-registration-settings';

export interface RegistrationProps {
  readonly read: SettingsRead;
  /** Told the new name; what comes next is the place's own. */
  readonly onRegistered: (userName: string) => void;
  /** A third party signed in who has an account already. */
  readonly onSignedIn?: (() => void) | undefined;
}

function Closed(): ReactNode {
  const t = useT();
  return (
    <EmptyState
      title={t('register.closedTitle')}
      text={t('register.closedText')}
      action={
        <Link className={buttonClass({ variant: 'secondary' })} to={href('service')}>
          {t('register.contact')}
        </Link>
      }
    />
  );
}

/** The registration form, or what shows instead: a skeleton, a failure with Retry, "registration is closed". */
export function Registration({ read, onRegistered, onSignedIn }: RegistrationProps): ReactNode {
  const t = useT();
  const { events, storage } = useRemoteContext<'mfe-account'>();
  const [query] = useSearchParams();
  useInviteVisit(query.get('affiliateCode') ?? '');
  if (read.isPending) return <RegistrationSkeleton />;
  if (read.data === undefined) {
    return (
      <ErrorBlock
        title={t('register.failedTitle')}
        text={t(`report.${notLoadedWord(read.error)}`)}
        retryLabel={t('register.retry')}
        retrying={read.isFetching}
        onRetry={() => void read.refetch()}
      />
    );
  }
  if (isClosed(read.data)) return <Closed />;
  const finish = (userName: string): void => {
    events.emit('member.registered', { userName });
    onRegistered(userName);
  };
  const enter = (userName: string): void => {
    events.emit('member.registered', { userName });
    markHintUsed(userName);
    onSignedIn?.();
  };
  const inviteCode = query.get('affiliateCode') ?? storage.getLocal(LOCAL_KEY.affiliate) ?? '';
  return (
    <div className={styles.ways}>
      <RegisterForm settings={read.data} inviteCode={inviteCode} onRegistered={finish} onEntered={enter} />
      <SocialWays onSignedIn={onSignedIn} />
    </div>
  );
}
