import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { TextProvider, type TextSource } from 'shared-kit/i18n';
import { Button } from 'shared-kit/ui';
import { useHostTexts } from '../i18n/use-host-texts';
import type { UpdateState } from './update-state';
import styles from './update-bar.module.css';

interface UpdateBarProps {
  readonly updates: Pick<UpdateState, 'get' | 'subscribe' | 'decline' | 'take'>;
}

function Offer({ updates }: UpdateBarProps): ReactNode {
  const t = useHostTexts();
  // Screen readers announce changes in an existing region, not a region inserted together with its text.
  const [isSaid, setSaid] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setSaid(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <section className={styles.bar} aria-label={t('update.label')} data-update="">
      <p role="status" className={styles.text}>
        {isSaid && t('update.ready')}
      </p>
      <div className={styles.actions}>
        <Button variant="quiet" size="sm" onClick={updates.decline}>
          {t('update.later')}
        </Button>
        <Button size="sm" onClick={updates.take}>
          {t('update.now')}
        </Button>
      </div>
    </section>
  );
}

/** Offers the newer release quietly above the bottom menu; the player chooses the moment. */
export function UpdateBar({ updates }: UpdateBarProps): ReactNode {
  const { isOffered } = useSyncExternalStore(updates.subscribe, updates.get, updates.get);
  return isOffered ? <Offer updates={updates} /> : null;
}

/** Draws the bar outside the site, because the update concerns all of it. */
export function drawUpdateBar(updates: UpdateBarProps['updates'], texts: TextSource): void {
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(
    <TextProvider value={texts}>
      <UpdateBar updates={updates} />
    </TextProvider>,
  );
}
