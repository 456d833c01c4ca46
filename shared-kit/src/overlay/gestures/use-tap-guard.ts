import { useLayoutEffect, useState } from 'react';
import { createTapGuard } from './tap-guard';

/** For a surface's `onPointerDownOutside`: undoes the closing by a tap that comes too early. */
export function useTapGuard(open: boolean): (event: { preventDefault: () => void }) => void {
  const [guard] = useState(() => createTapGuard(() => performance.now()));
  useLayoutEffect(() => {
    if (open) guard.arm();
  }, [open, guard]);
  return (event) => {
    if (!guard.acceptsTap()) event.preventDefault();
  };
}
