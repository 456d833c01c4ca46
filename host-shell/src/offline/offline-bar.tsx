import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { COPY_ATTRIBUTE } from 'shared-contracts/release/installed';
import { TextProvider, type TextSource } from 'shared-kit/i18n';
import { Button, Icon } from 'shared-kit/ui';
import { useHostTexts } from '../i18n/use-host-texts';
import { holdsNoText } from '../releases/safe-point';
import bar from '../releases/update-bar.module.css';
import styles from './offline-bar.module.css';

interface OfflineBarProps {
  /** When the copy was made. */
  readonly savedAt: Date;
  readonly reload: () => void;
}

/** When, as people say it: the time of today, the date of any other day. */
function momentText(moment: Date, language: string): string {
  const isToday = moment.toDateString() === new Date().toDateString();
  const form: Intl.DateTimeFormatOptions = isToday
    ? { timeStyle: 'short' }
    : { dateStyle: 'medium', timeStyle: 'short' };
  return new Intl.DateTimeFormat(language, form).format(moment);
}

/** Says that this is no page of now, and offers to try for one. */
export function OfflineBar({ savedAt, reload }: OfflineBarProps): ReactNode {
  const t = useHostTexts();
  const when = momentText(savedAt, document.documentElement.lang || 'en');
  return (
    <section className={bar.bar} aria-label={t('offline.label')} data-offline="">
      <span className={styles.sign}>
        <Icon name="offline" size={22} />
      </span>
      <p role="status" className={bar.text}>
        {t('offline.text', { when })}
      </p>
      <div className={bar.actions}>
        <Button size="sm" onClick={reload}>
          {t('offline.retry')}
        </Button>
      </div>
    </section>
  );
}

/** Draws the bar where this page is a copy, and takes the page of now as soon as there is a connection again. */
export function drawOfflineBar(texts: TextSource): void {
  const moment = document.documentElement.getAttribute(COPY_ATTRIBUTE);
  if (moment === null) return;
  const reload = (): void => window.location.reload();
  window.addEventListener('online', () => {
    if (holdsNoText()) reload();
  });
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(
    <TextProvider value={texts}>
      <OfflineBar savedAt={new Date(moment)} reload={reload} />
    </TextProvider>,
  );
}
