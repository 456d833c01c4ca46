import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { SurfaceShell, type SurfaceProps } from './surface';
import styles from './surface.module.css';

export interface DialogProps extends SurfaceProps {
  /** `md` is 340 px wide at most, `lg` 480 px. */
  readonly size?: 'md' | 'lg';
}

/** A surface in the middle of the screen. */
export function Dialog({ size = 'md', ...surface }: DialogProps): ReactNode {
  return <SurfaceShell {...surface} className={clsx(styles.dialog, styles[size])} />;
}
