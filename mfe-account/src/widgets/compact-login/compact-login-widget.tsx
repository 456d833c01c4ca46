import type { ReactNode } from 'react';
import { href } from 'shared-contracts/paths';
import { Link } from 'shared-kit/router';
import { buttonClass } from 'shared-kit/ui';
import { UsernameLogin } from '../../components/username-login/username-login';
import { useT } from '../../i18n';

export interface CompactLoginProps {
  readonly onSignedIn: () => void;
}

/** The sign-in form of the side menu: the person stays on the page. */
export function CompactLoginWidget({ onSignedIn }: CompactLoginProps): ReactNode {
  const t = useT();
  return (
    <UsernameLogin
      remembers={false}
      onSignedIn={onSignedIn}
      besideSubmit={
        <Link to={href('register')} className={buttonClass({ variant: 'secondary', block: true })}>
          {t('login.registerShort')}
        </Link>
      }
    />
  );
}
