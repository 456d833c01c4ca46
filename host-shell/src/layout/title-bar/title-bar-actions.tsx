import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { PATHS } from 'shared-contracts/paths';
import { Link } from 'shared-kit/router';
import { buttonClass, IconButton } from 'shared-kit/ui';
import { useHost, useHostSession } from '../../host/use-host';
import { useHostTexts } from '../../i18n/use-host-texts';
import type { SiteRoute } from '../../routing/site-routes';
import { MenuButton } from '../frame-part/menu-button';
import { titleBarActions, type Layout, type TitleBarAction } from '../layout-rules';
import styles from './title-bar.module.css';

interface TitleBarActionsProps {
  readonly layout: Layout;
  readonly route: SiteRoute;
}

function Action({ action, isMain }: { readonly action: TitleBarAction; readonly isMain: boolean }): ReactNode {
  const t = useHostTexts();
  const { shared } = useHost();
  switch (action) {
    case 'menu':
      return <MenuButton />;
    case 'logout':
      return <IconButton icon="logout" label={t('action.logout')} onClick={() => void shared.requests.signOut()} />;
    case 'login':
    case 'register':
      return (
        <Link
          to={action === 'login' ? PATHS.login : PATHS.register}
          className={clsx(
            buttonClass({ variant: isMain ? 'primary' : 'quiet', size: 'sm' }),
            styles.action,
            isMain && styles.main,
          )}
        >
          {t(`action.${action}`)}
        </Link>
      );
  }
}

/** The account actions of a page that has no top header. */
export function TitleBarActions({ layout, route }: TitleBarActionsProps): ReactNode {
  const session = useHostSession();
  const actions = titleBarActions(layout, route, session);
  return actions.map((action, index) => (
    <Action key={action} action={action} isMain={actions.length > 1 && index === actions.length - 1} />
  ));
}
