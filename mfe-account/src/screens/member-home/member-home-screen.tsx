import type { ReactNode } from 'react';
import { memberInfo } from 'shared-contracts/api/endpoints/member';
import { isSignedIn, type SignedInState } from 'shared-contracts/session/session-state';
import { useEndpoint } from 'shared-kit/data';
import { ScreenFrame, useRemoteContext, useSession, useSite } from 'shared-kit/remote';
import { Button, Icon } from 'shared-kit/ui';
import { BalanceActions } from '../../components/balance-actions/balance-actions';
import { WalletCard } from '../../components/wallet-card/wallet-card';
import { useT } from '../../i18n';
import { EntryRows } from './entry-rows';
import { EntryTiles } from './entry-tiles';
import styles from './member-home-screen.module.css';
import { Profile } from './profile';
import { TrialNotice } from './trial-notice';
import { useMemberEntries } from './use-member-entries';

/**
 * The member centre (docs/product/accounts.md#member-centre). Visitors never get here; nothing is drawn in the moment
 * after sign-out.
 */
export function MemberHomeScreen(): ReactNode {
  const session = useSession();
  return isSignedIn(session) ? <MemberHome session={session} /> : null;
}

function MemberHome({ session }: { readonly session: SignedInState }): ReactNode {
  const t = useT();
  const { requests } = useRemoteContext();
  const { mobileTemplate } = useSite();
  const isTrial = session.status === 'trial';
  const read = useEndpoint(memberInfo, {}, { enabled: !isTrial });
  const groups = useMemberEntries(session);
  const isNew = mobileTemplate.mem_cen === '1';
  return (
    <ScreenFrame name="member-home" ready={isTrial || !read.isPending} template={isNew ? 'new' : 'base'}>
      <div className={styles.stack}>
        <Profile session={session} read={read} />
        {isTrial && <TrialNotice />}
        <WalletCard tone={isNew ? 'glow' : 'card'}>
          <BalanceActions />
        </WalletCard>
        <nav className={styles.entries} aria-label={t('member.entries')}>
          {isNew ? <EntryTiles groups={groups} /> : <EntryRows groups={groups} />}
        </nav>
        <Button
          variant="quiet"
          block
          className={styles.logout}
          startIcon={<Icon name="logout" size={18} />}
          onClick={() => void requests.signOut()}
        >
          {t('member.logout')}
        </Button>
      </div>
    </ScreenFrame>
  );
}
