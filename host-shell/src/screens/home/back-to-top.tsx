import type { ReactNode } from 'react';
import { BackToTop } from 'shared-kit/parts';
import { useHostTexts } from '../../i18n/use-host-texts';

/** Whether the page is scrolled past its banner. */
function isPastBanner(): boolean {
  const banner = document.querySelector<HTMLElement>('[data-slot="home.banner"]');
  return window.scrollY > (banner?.offsetHeight ?? 0);
}

/** The way back up home, once its banner is out of view. */
export function HomeBackToTop(): ReactNode {
  const t = useHostTexts();
  return <BackToTop label={t('home.toTop')} isPast={isPastBanner} />;
}
