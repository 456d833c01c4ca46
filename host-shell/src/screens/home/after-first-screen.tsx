import { useEffect, useState, type ReactNode } from 'react';
import { whenIdle } from '../../browser/when-idle';

/** Delays what is below the fold until the page is idle. */
export function AfterFirstScreen({ children }: { readonly children: ReactNode }): ReactNode {
  const [isReady, setReady] = useState(false);
  useEffect(() => whenIdle(() => setReady(true)), []);
  return isReady ? children : null;
}
