import type { ReactNode } from 'react';
import { href } from 'shared-contracts/paths';
import { buttonClass, Icon } from 'shared-kit/ui';
import { useHostTexts } from '../i18n/use-host-texts';
import { Logo } from '../layout/header/logo';
import type { PageAnchor } from '../screens/vip/page-anchor';
import { VipClub } from '../screens/vip/vip-club';
import styles from './vip-page.module.css';

/** Out of a document every way on is a whole page. */
const WholePage: PageAnchor = ({ to, ...rest }) => <a href={to} {...rest} />;

function Top(): ReactNode {
  const t = useHostTexts();
  return (
    <div className={styles.top}>
      <Logo />
      <WholePage to={href('home')} className={buttonClass({ variant: 'secondary', size: 'sm' })}>
        <Icon name="home" size={16} />
        <span>{t('vip.home')}</span>
      </WholePage>
      <h1 className={styles.title}>{t('nav.vip')}</h1>
    </div>
  );
}

/** The VIP club as a document of its own: no frame, no router, one way home. */
export function VipPage(): ReactNode {
  return <VipClub Anchor={WholePage} top={<Top />} />;
}
