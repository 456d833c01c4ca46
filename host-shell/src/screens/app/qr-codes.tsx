import { useId, type ReactNode } from 'react';
import { QrCode, Card, SectionHeader } from 'shared-kit/parts';
import { useHostTexts } from '../../i18n/use-host-texts';
import type { AppDownload } from './downloads';
import styles from './qr-codes.module.css';

/** Each download as a code for another phone's camera. */
export function QrCodes({ downloads }: { readonly downloads: readonly AppDownload[] }): ReactNode {
  const t = useHostTexts();
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <Card>
        <SectionHeader id={titleId} title={t('app.scan')} />
        <p className={styles.text}>{t('app.scanText')}</p>
        <div className={styles.codes}>
          {downloads.map(({ url, label }) => (
            <figure key={url} className={styles.code}>
              <QrCode text={url} label={t('app.code', { name: label })} />
              <figcaption>{label}</figcaption>
            </figure>
          ))}
        </div>
      </Card>
    </section>
  );
}
