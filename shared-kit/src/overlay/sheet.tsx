import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { SurfaceShell, type SurfaceProps } from './surface';
import type { SurfaceEdge } from './gestures/use-swipe-away';
import styles from './surface.module.css';

export interface SheetProps extends SurfaceProps {
  /** The edge it comes from, and may be swiped back to; the sides follow the line of reading. */
  readonly side?: SurfaceEdge;
}

/** A surface that comes from an edge of the screen: choices and filters from below, a drawer from a side. */
export function Sheet({ side = 'bottom', ...surface }: SheetProps): ReactNode {
  return <SurfaceShell {...surface} edge={side} className={clsx(styles.sheet, styles[side])} />;
}

export interface DrawerProps extends SurfaceProps {
  readonly side?: 'start' | 'end';
}

/** A menu as high as the screen, from the side where its button is. */
export function Drawer({ side = 'end', ...surface }: DrawerProps): ReactNode {
  return <Sheet {...surface} side={side} />;
}
