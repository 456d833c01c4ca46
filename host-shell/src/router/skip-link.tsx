import { useEffect, useState, type MouseEvent, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { giveFocus } from '../focus/controls';
import { useHostTexts } from '../i18n/use-host-texts';
import styles from './skip-link.module.css';

function toContent(event: MouseEvent): void {
  event.preventDefault();
  const content = document.querySelector('main');
  if (content === null) return;
  content.tabIndex = -1;
  giveFocus(content);
  // There it begins right below the bars.
  window.scrollTo(0, 0);
}

/** The first stop of the keyboard leads past header and title bar; it is seen only while it has the focus. */
export function SkipLink(): ReactNode {
  const t = useHostTexts();
  const [place] = useState(() => document.createElement('div'));
  // Before everything else, yet not in the way of the first screen.
  useEffect(() => {
    document.body.prepend(place);
    return () => place.remove();
  }, [place]);
  return createPortal(
    <a href="#content" className={styles.skip} onClick={toContent}>
      {t('nav.skip')}
    </a>,
    place,
  );
}
