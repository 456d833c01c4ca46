import { startTransition, useEffect, useState, type ReactNode } from 'react';

export interface OnceMovingProps {
  readonly children: ReactNode;
  /** The shape of it, for a surface that is as large as what it holds. */
  readonly meanwhile?: ReactNode;
}

/**
 * Much content of a surface that moves in: drawn once the surface is on its way, which goes on meanwhile. All drawn at
 * once has the finger wait for it.
 */
export function OnceMoving({ children, meanwhile = null }: OnceMovingProps): ReactNode {
  const [isMoving, setMoving] = useState(false);
  useEffect(() => {
    // The first comes before the surface is drawn, the second after it.
    let request = requestAnimationFrame(() => {
      request = requestAnimationFrame(() => startTransition(() => setMoving(true)));
    });
    return () => cancelAnimationFrame(request);
  }, []);
  return isMoving ? children : meanwhile;
}
