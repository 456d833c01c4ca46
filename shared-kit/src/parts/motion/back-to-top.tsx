import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { Icon, prefersReducedMotion } from 'shared-kit/ui';
import styles from './back-to-top.module.css';

/** Scrolling has to rest for this long before the page is measured. */
const SCROLL_DEBOUNCE_MS = 15;

export interface BackToTopProps {
  readonly label: string;
  /** Whether the page is so far down that there is something to go back to. */
  readonly isPast: () => boolean;
}

/** The way back up a long page. */
export function BackToTop({ label, isPast }: BackToTopProps): ReactNode {
  const [isShown, setShown] = useState(false);
  const look = useEffectEvent(() => setShown(window.scrollY > 0 && isPast()));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onScroll = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => look(), SCROLL_DEBOUNCE_MS);
    };
    onScroll();
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', onScroll);
    };
  }, []);
  if (!isShown) return null;
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={label}
      onClick={() => window.scrollTo({ top: 0, behavior: prefersReducedMotion() ? 'instant' : 'smooth' })}
    >
      <Icon name="chevron-down" size={22} className={styles.up} />
    </button>
  );
}
