import type { ReactNode } from 'react';
import styles from './picture-title.module.css';

/** The title of a picture in its place, where no address of it answered. */
export function PictureTitle({ title }: { readonly title: string }): ReactNode {
  return (
    <span className={styles.title} aria-hidden="true">
      {title}
    </span>
  );
}
