import { useSyncExternalStore, type ReactNode } from 'react';
import { href } from 'shared-contracts/paths';
import { ScreenFrame, useSite } from 'shared-kit/remote';
import { Link } from 'shared-kit/router';
import { Card } from 'shared-kit/parts';
import { Button, buttonClass, EmptyState, Icon, LinkButton } from 'shared-kit/ui';
import { useHost } from '../../host/use-host';
import { useHostTexts } from '../../i18n/use-host-texts';
import { Logo } from '../../layout/header/logo';
import { appDownloads, guidesFor, platformOf, type AppDownload } from './downloads';
import { installOffer } from './install-offer';
import { QrCodes } from './qr-codes';
import { Steps } from './steps';
import styles from './app-screen.module.css';

function Downloads({ downloads }: { readonly downloads: readonly AppDownload[] }): ReactNode {
  const t = useHostTexts();
  return downloads.map(({ url, label }, index) => (
    <LinkButton
      key={url}
      href={url}
      external
      block
      size="lg"
      variant={index === 0 ? 'primary' : 'secondary'}
      startIcon={<Icon name="download" size={20} />}
    >
      {t('app.download', { name: label })}
    </LinkButton>
  ));
}

function NotYet(): ReactNode {
  const t = useHostTexts();
  return (
    <EmptyState
      title={t('app.empty')}
      action={
        <Link to={href('home')} className={buttonClass({ variant: 'secondary' })}>
          {t('action.home')}
        </Link>
      }
    />
  );
}

/** Where the app comes from: files and stores, the home screen, and the steps (docs/product/shell.md#get-the-app). */
export function AppScreen(): ReactNode {
  const t = useHostTexts();
  const { device, shared } = useHost();
  const { resources } = useSite();
  const isOffered = useSyncExternalStore(installOffer.subscribe, installOffer.isOpen, installOffer.isOpen);
  const own = platformOf(navigator.userAgent, navigator.maxTouchPoints);
  const downloads = appDownloads(resources, own);
  return (
    <ScreenFrame name="app" ready>
      <div className={styles.page}>
        {downloads.length === 0 ? (
          <NotYet />
        ) : (
          <Card tone="glow" className={styles.hero}>
            <Logo />
            <h2 className={styles.title}>{t('app.title', { site: shared.site.name })}</h2>
            <p className={styles.text}>{t('app.text')}</p>
            <Downloads downloads={downloads} />
          </Card>
        )}
        {downloads.length > 0 && <QrCodes downloads={downloads} />}
        {isOffered && (
          <Card className={styles.offer}>
            <p className={styles.text}>{t('app.offer')}</p>
            <Button
              variant="secondary"
              block
              startIcon={<Icon name="plus" />}
              onClick={() => void installOffer.accept()}
            >
              {t('app.addToHome')}
            </Button>
          </Card>
        )}
        <Steps guides={guidesFor({ downloads, own, isInstalled: device.isInstalled, isOffered })} />
      </div>
    </ScreenFrame>
  );
}
