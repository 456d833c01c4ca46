import { useMemo, type ReactNode } from 'react';
import { cleanHtml } from './clean-html';
import styles from './rich-text.module.css';

/** Text with formatting that came from a server: hostile until cleaned, so this is the only way to show it. */
export function RichText({ html, className }: { readonly html: string; readonly className?: string }): ReactNode {
  const clean = useMemo(() => cleanHtml(html), [html]);
  return <div className={className ?? styles.text} dangerouslySetInnerHTML={{ __html: clean }} />;
}
