import { useEffect, useState } from 'react';
import { usableSources } from './image-chain';

interface ImageChain {
  /** The address to show now; undefined when every one has failed. */
  readonly source: string | undefined;
  readonly tryNext: () => void;
}

/**
 * Walks through the addresses of one picture: the next after each failure, from the start when they change, and once more
 * from the start when the device is connected again.
 */
export function useImageChain(sources: readonly (string | null | undefined)[]): ImageChain {
  const usable = usableSources(sources);
  const chainKey = usable.join(' ');
  const [attempt, setAttempt] = useState({ chainKey, index: 0 });
  const index = attempt.chainKey === chainKey ? attempt.index : 0;
  const hasFailed = index > 0;
  useEffect(() => {
    if (!hasFailed) return undefined;
    const startAgain = (): void => setAttempt({ chainKey, index: 0 });
    window.addEventListener('online', startAgain);
    return () => window.removeEventListener('online', startAgain);
  }, [hasFailed, chainKey]);
  return { source: usable[index], tryNext: () => setAttempt({ chainKey, index: index + 1 }) };
}
