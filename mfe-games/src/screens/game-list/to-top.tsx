import type { ReactNode } from 'react';
import { BackToTop } from 'shared-kit/parts';
import { useT } from '../../i18n';

/** Whether a whole view of games is above this one. */
function isDeep(): boolean {
  return window.scrollY > window.innerHeight;
}

/** The way back up a long list. */
export function ToTop(): ReactNode {
  const t = useT();
  return <BackToTop label={t('list.toTop')} isPast={isDeep} />;
}
