import { useState, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { COPY_ATTRIBUTE } from 'shared-contracts/release/installed';
import { TextProvider, type TextSource } from 'shared-kit/i18n';
import { Button, Icon } from 'shared-kit/ui';
import { isTyping } from '../browser/safe-point';
import { wasReloaded } from '../browser/was-reloaded';
import { useHostTexts } from '../i18n/use-host-texts';
import { OriginWatch } from './origin-watch';
import bar from '../releases/update-bar.module.css';
import styles from './offline-bar.module.css';

interface OfflineBarProps {
  /** When the copy was made. */
  readonly savedAt: Date;
  /** Takes the page of now, or says false where there is none. */
  readonly retry: () => Promise<boolean>;
}

/** Says that this is no page of now, and offers to try for one. */
export function OfflineBar({ savedAt, retry }: OfflineBarProps): ReactNode {
  const t = useHostTexts();
  const [attempt, setAttempt] = useState<'none' | 'running' | 'failed'>('none');
  const tryAgain = async (): Promise<void> => {
    setAttempt('running');
    if (!(await retry())) setAttempt('failed');
  };
  return (
    <section className={bar.bar} aria-label={t('offline.label')} data-offline="">
      <span className={styles.sign}>
        <Icon name="offline" size={22} />
      </span>
      <p role="status" className={bar.text}>
        <span>{t('offline.text', { when: savedAt })}</span>
        {attempt === 'failed' && <span>{` ${t('status.unknownText')}`}</span>}
      </p>
      <div className={bar.actions}>
        <Button size="sm" busy={attempt === 'running'} onClick={() => void tryAgain()}>
          {t('offline.retry')}
        </Button>
      </div>
    </section>
  );
}

/** Draws the bar where this page is a copy, and takes the page of now as soon as its origin answers. */
export function drawOfflineBar(texts: TextSource): void {
  const savedAt = document.documentElement.getAttribute(COPY_ATTRIBUTE);
  if (savedAt === null) return;
  const watch = new OriginWatch({
    wasReloaded: wasReloaded(),
    // Nothing typed into a copy has to outlive it, for nothing could be sent; only nobody is cut off in the middle.
    mayReload: () => !isTyping(),
    reload: () => window.location.reload(),
  });
  watch.begin();
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(
    <TextProvider value={texts}>
      <OfflineBar savedAt={new Date(savedAt)} retry={() => watch.retry()} />
    </TextProvider>,
  );
}
