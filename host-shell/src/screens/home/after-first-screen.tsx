import { useEffect, useState, type ReactNode } from 'react';
import { whenIdle } from '../../browser/when-idle';

/** Holds back what nobody sees at first, until the page has nothing better to do. */
export function AfterFirstScreen({ children }: { readonly children: ReactNode }): ReactNode {
  const [isReady, setReady] = useState(false);
  useEffect(() => whenIdle(() => setReady(true)), []);
  return isReady ? children : null;
}
