import type { ReactNode } from 'react';
import { href } from 'shared-contracts/paths';
import { ScreenFrame, useRemoteContext } from 'shared-kit/remote';
import { AuthStage } from '../../components/auth-stage/auth-stage';
import { TextLink } from '../../components/auth-stage/text-link';
import { Registration } from '../../components/registration/registration';
import { useRegistrationSettings } from '../../components/registration/use-registration-settings';
import { useT } from '../../i18n';
import { afterLogin } from '../../model/login/after-login';
import { RegisterBanners } from './register-banner';

/** Where visitors become members (docs/product/accounts.md#registration). */
export function RegisterScreen(): ReactNode {
  const t = useT();
  const { navigate, overlays } = useRemoteContext();
  const read = useRegistrationSettings();
  const leave = (): void => {
    overlays.toast('success', t('register.success'));
    navigate(href('activity'));
  };
  const enter = (mustChangePassword: boolean): void =>
    navigate(afterLogin(mustChangePassword, null), { replace: true });
  return (
    <ScreenFrame name="register" ready={!read.isPending}>
      <AuthStage
        title={t('register.title')}
        text={t('register.text')}
        footer={
          <>
            <span>{t('register.haveAccount')}</span>
            <TextLink to={href('login')}>{t('register.login')}</TextLink>
          </>
        }
      >
        <Registration read={read} onRegistered={leave} onSignedIn={enter} />
      </AuthStage>
      <RegisterBanners />
    </ScreenFrame>
  );
}
