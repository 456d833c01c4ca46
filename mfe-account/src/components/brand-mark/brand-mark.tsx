import type { ReactNode } from 'react';
import { useRemoteContext } from 'shared-kit/remote';
import { logoPictures } from 'shared-kit/ui';
import styles from './brand-mark.module.css';

/** The merchant's logo, or its mark and name, large, above the forms of sign-in and registration. */
export function BrandMark(): ReactNode {
  const { site } = useRemoteContext();
  return (
    <div className={styles.brand}>
      <span className={styles.halo} aria-hidden="true" />
      {logoPictures(site)}
      <svg viewBox="0 0 64 64" className={styles.mark} aria-hidden="true">
        <path className={styles.body} d="M32 3.5 57 17.8v28.4L32 60.5 7 46.2V17.8z" />
        <path className={styles.shade} d="M32 32 57 17.8v28.4L32 60.5z" />
        <path className={styles.light} d="M32 3.5 57 17.8 32 32 7 17.8z" />
        <path
          className={styles.star}
          d="m32 14.5 5.4 11.2 12.3 1.6-9 8.5 2.3 12.2L32 42l-11 6 2.3-12.2-9-8.5 12.3-1.6z"
        />
        <path className={styles.starLight} d="m32 14.5 5.4 11.2 12.3 1.6L32 33.6z" />
      </svg>
      <span className={styles.word}>{site.name}</span>
    </div>
  );
}
