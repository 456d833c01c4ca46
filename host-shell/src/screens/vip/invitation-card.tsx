import type { ReactNode } from 'react';
import { href } from 'shared-contracts/paths';
import { useSession } from 'shared-kit/remote';
import { Card } from 'shared-kit/parts';
import { buttonClass, Icon } from 'shared-kit/ui';
import { useHostTexts } from '../../i18n/use-host-texts';
import type { PageAnchor } from './page-anchor';
import styles from './vip-club.module.css';

/** What visitors find in the place of a level: what the club is, and the way in. */
export function InvitationCard({ Anchor }: { readonly Anchor: PageAnchor }): ReactNode {
  const t = useHostTexts();
  const session = useSession();
  return (
    <Card tone="glow" className={styles.hero}>
      <span className={styles.crown}>
        <Icon name="crown" size={26} />
      </span>
      <p className={styles.name}>{t('vip.invitation')}</p>
      <p className={styles.detail}>{t('vip.invitationText')}</p>
      {session.status === 'visitor' && (
        <Anchor to={href('login', { redirect: href('vip') })} className={buttonClass({ block: true })}>
          {t('vip.login')}
        </Anchor>
      )}
    </Card>
  );
}
