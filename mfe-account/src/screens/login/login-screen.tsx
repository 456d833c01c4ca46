import type { ReactNode } from 'react';
import { href } from 'shared-contracts/paths';
import { ScreenFrame, useRemoteContext, useSite } from 'shared-kit/remote';
import { useSearchParams } from 'shared-kit/router';
import { AuthStage } from '../../components/auth-stage/auth-stage';
import { TextLink } from '../../components/auth-stage/text-link';
import { LoginForm } from '../../components/login-form/login-form';
import { useT } from '../../i18n';
import { afterLogin } from '../../model/login/after-login';
import { DailyBanner } from './daily-banner';

/** Where members sign in (docs/product/accounts.md#login); each method has its own form. */
export function LoginScreen(): ReactNode {
  const t = useT();
  const { navigate } = useRemoteContext();
  const { whitelabel } = useSite();
  const [query] = useSearchParams();
  const returnTo = query.get('redirect');
  const leave = (mustChangePassword: boolean): void =>
    navigate(afterLogin(mustChangePassword, returnTo), { replace: true });
  return (
    <ScreenFrame name="login" ready>
      <AuthStage
        title={t('login.title')}
        text={t('login.text')}
        lead={whitelabel.promotions['LOGIN'] === true && <DailyBanner isChosen={returnTo === href('rewardCenter')} />}
        footer={
          <>
            <span>{t('login.noAccount')}</span>
            <TextLink to={href('register')}>{t('login.register')}</TextLink>
          </>
        }
      >
        <LoginForm remembers isForAgents={query.get('role') === 'agent'} onSignedIn={leave} />
      </AuthStage>
    </ScreenFrame>
  );
}
