import type { ReactNode } from 'react';
import { registrationSettings, type RegistrationSettings } from 'shared-contracts/api/endpoints/registration';
import { href } from 'shared-contracts/paths';
import { LOCAL_KEY } from 'shared-contracts/storage';
import { useEndpoint } from 'shared-kit/data';
import { ScreenFrame, useRemoteContext } from 'shared-kit/remote';
import { Link, useSearchParams } from 'shared-kit/router';
import { buttonClass, EmptyState, ErrorBlock } from 'shared-kit/ui';
import { AuthStage } from '../../components/auth-stage/auth-stage';
import { TextLink } from '../../components/auth-stage/text-link';
import { RegisterForm } from '../../components/register-form/register-form';
import { useT } from '../../i18n';
import { offeredMethod } from '../../model/registration-form';
import { RegisterBanners } from './register-banner';
import { RegisterSkeleton } from './register-skeleton';

const SETTINGS_STALE_MS = 60_000;

/** Where visitors become members (S2 2, D-56 to D-58). */
export function RegisterScreen(): ReactNode {
  const t = useT();
  const { site } = useRemoteContext();
  const read = useEndpoint(
    registrationSettings,
    { merchantCode: site.merchantCode() },
    { staleTime: SETTINGS_STALE_MS },
  );
  return (
    <ScreenFrame name="register" ready={!read.isPending}>
      <AuthStage
        title={t('register.title')}
        text={t('register.text')}
        footer={
          <>
            {t('register.haveAccount')}
            <TextLink to={href('login')}>{t('register.login')}</TextLink>
          </>
        }
      >
        {read.data !== undefined && <Registration settings={read.data} />}
        {read.data === undefined && read.isError && (
          <ErrorBlock
            title={t('register.failedTitle')}
            text={t('register.failedText')}
            retryLabel={t('register.retry')}
            retrying={read.isFetching}
            onRetry={() => void read.refetch()}
          />
        )}
        {read.isPending && <RegisterSkeleton />}
      </AuthStage>
      <RegisterBanners />
    </ScreenFrame>
  );
}

function Registration({ settings }: { readonly settings: RegistrationSettings }): ReactNode {
  const t = useT();
  const { events, navigate, overlays, storage } = useRemoteContext<'mfe-account'>();
  const [query] = useSearchParams();
  const finish = (userName: string): void => {
    overlays.toast('success', t('register.success'));
    events.emit('member.registered', { userName });
    navigate(href('activity'));
  };
  if (offeredMethod(settings) === null) {
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
  const inviteCode = query.get('affiliateCode') ?? storage.getLocal(LOCAL_KEY.affiliate) ?? '';
  return <RegisterForm settings={settings} inviteCode={inviteCode} onRegistered={finish} />;
}
