import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { SurfaceShell, type SurfaceProps } from './surface';
import styles from './surface.module.css';

export interface SheetProps extends SurfaceProps {
  /** The edge it comes from; the sides follow the line of reading. */
  readonly side?: 'bottom' | 'start' | 'end';
}

/** A surface that comes from an edge of the screen: choices, filters, a drawer. */
export function Sheet({ side = 'bottom', ...surface }: SheetProps): ReactNode {
  return <SurfaceShell {...surface} handle={side === 'bottom'} className={clsx(styles.sheet, styles[side])} />;
}
