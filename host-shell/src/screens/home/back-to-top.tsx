import { useEffect, useState, type ReactNode } from 'react';
import { Icon, prefersReducedMotion } from 'shared-kit/ui';
import { useHostTexts } from '../../i18n/use-host-texts';
import styles from './back-to-top.module.css';

/** Scrolling has to rest for this long before the page is measured. */
const SCROLL_DEBOUNCE_MS = 15;

/** Whether the page is scrolled past its banner. */
function isPastBanner(): boolean {
  const banner = document.querySelector<HTMLElement>('[data-slot="home.banner"]');
  return window.scrollY > (banner?.offsetHeight ?? 0);
}

/** The way back up, once the banner is out of view. */
export function BackToTop(): ReactNode {
  const t = useHostTexts();
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onScroll = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => setShown(window.scrollY > 0 && isPastBanner()), SCROLL_DEBOUNCE_MS);
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
      aria-label={t('home.toTop')}
      onClick={() => window.scrollTo({ top: 0, behavior: prefersReducedMotion() ? 'instant' : 'smooth' })}
    >
      <Icon name="chevron-down" size={22} className={styles.up} />
    </button>
  );
}
