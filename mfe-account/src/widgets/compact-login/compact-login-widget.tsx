import type { ReactNode } from 'react';
import { href } from 'shared-contracts/paths';
import { useRemoteContext } from 'shared-kit/remote';
import { Link, useLocation } from 'shared-kit/router';
import { buttonClass } from 'shared-kit/ui';
import { UsernameLogin } from '../../components/username-login/username-login';
import { useT } from '../../i18n';
import { afterLogin } from '../../model/login/after-login';

export interface CompactLoginProps {
  readonly onSignedIn: () => void;
}

/** The sign-in form of the side menu: the person stays on the page. */
export function CompactLoginWidget({ onSignedIn }: CompactLoginProps): ReactNode {
  const t = useT();
  const { navigate } = useRemoteContext();
  const { pathname, search } = useLocation();
  const leave = (mustChangePassword: boolean): void => {
    onSignedIn();
    const here = `${pathname}${search}`;
    const goal = afterLogin(mustChangePassword, here);
    if (goal !== here) navigate(goal, { replace: true });
  };
  return (
    <UsernameLogin
      remembers={false}
      onSignedIn={leave}
      besideSubmit={
        <Link to={href('register')} className={buttonClass({ variant: 'secondary', block: true })}>
          {t('login.registerShort')}
        </Link>
      }
    />
  );
}
