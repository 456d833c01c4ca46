import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './skeleton.module.css';

export interface SkeletonProps {
  /** `text` is as high as a line of its type size. */
  readonly shape?: 'text' | 'block' | 'circle';
  /** Any CSS length; a number is pixels. */
  readonly width?: number | string;
  readonly height?: number | string;
  /** Lines of text, the last one shorter. */
  readonly lines?: number;
  readonly className?: string | undefined;
}

/** Keeps the place and the shape of what comes. It shimmers twice and then rests. */
export function Skeleton({ shape = 'block', width, height, lines = 1, className }: SkeletonProps): ReactNode {
  const piece = (key: number): ReactNode => (
    <span
      key={key}
      className={clsx(styles.skeleton, styles[shape], className)}
      style={{ inlineSize: width, blockSize: height ?? (shape === 'circle' ? width : undefined) }}
      aria-hidden="true"
      data-skeleton=""
    />
  );
  if (lines === 1) return piece(0);
  return <span className={styles.lines}>{Array.from({ length: lines }, (_line, index) => piece(index))}</span>;
}
