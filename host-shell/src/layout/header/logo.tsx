import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useRemoteContext } from 'shared-kit/remote';
import { logoPictures } from 'shared-kit/ui';
import styles from './logo.module.css';

/** The drawn mark in the brand's two colours. */
export function LogoMark(): ReactNode {
  return (
    <svg viewBox="0 0 28 28" className={styles.mark} aria-hidden="true">
      <path className={styles.back} d="M14 1.5 25.5 8v12L14 26.5 2.5 20V8z" />
      <path className={styles.front} d="m14 6 2.5 5.2 5.7.7-4.2 3.9 1.1 5.6L14 18.6l-5.1 2.8 1.1-5.6-4.2-3.9 5.7-.7z" />
    </svg>
  );
}

/** The merchant's logo; without one its name as its sign: the mark, and the word, `stacked` where a line has no room for both. */
export function Logo({ stacked = false }: { readonly stacked?: boolean }): ReactNode {
  const { site } = useRemoteContext();
  return (
    <span className={clsx(styles.logo, stacked && styles.stacked)}>
      {logoPictures(site)}
      <LogoMark />
      <span className={styles.word} translate="no">
        {site.name}
      </span>
    </span>
  );
}
