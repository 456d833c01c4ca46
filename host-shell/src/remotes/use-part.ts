import { useCallback, useEffect, useState } from 'react';
import type { RemoteName } from 'shared-contracts/remote/remote-names';
import { useHost } from '../app/use-host';
import type { PartLoadResult } from './remote-loader';

/** A part of a remote and the way to ask for it again. */
export interface UsedPart {
  readonly result: PartLoadResult | undefined;
  readonly retry: () => void;
  readonly isRetrying: boolean;
}

/** Loads a screen or widget for as long as the component is there. What is in hand already is drawn at once. */
export function usePart(name: RemoteName, kind: 'screens' | 'widgets', part: string): UsedPart {
  const { loader } = useHost();
  const [attempt, setAttempt] = useState(0);
  const [settled, setSettled] = useState<{ readonly key: string; readonly result: PartLoadResult } | null>(null);
  const [isRetrying, setRetrying] = useState(false);
  const key = `${name}/${kind}/${part}`;
  useEffect(() => {
    let isCurrent = true;
    void loader.loadPart(name, kind, part).then((result) => {
      if (!isCurrent) return;
      setSettled({ key, result });
      setRetrying(false);
    });
    return () => {
      isCurrent = false;
    };
  }, [loader, name, kind, part, key, attempt]);
  const retry = useCallback(() => {
    loader.prepareRetry(name);
    setRetrying(true);
    setAttempt((count) => count + 1);
  }, [loader, name]);
  const result = settled?.key === key ? settled.result : loader.peek(name, kind, part);
  return { result, retry, isRetrying };
}
