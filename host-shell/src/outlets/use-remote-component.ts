import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import type { RemoteName } from 'shared-contracts/remote/remote-names';
import type { OffMessage, RemoteRelease } from '../boot/live-releases';
import { useHost } from '../host/use-host';
import type { PartKind, PartLoadResult } from '../remotes/load-component';
import type { BrokenPart } from '../remotes/remote-loader';

/** A part of a remote and the way to ask for it again. */
export interface RemoteComponent {
  readonly result: PartLoadResult | undefined;
  readonly retry: () => void;
  readonly isRetrying: boolean;
  /** Tells that the part threw while it was drawn: another version's takes its place, or the failure does. */
  readonly replace: (broken: BrokenPart) => void;
}

interface Asked {
  readonly count: number;
  readonly broken?: BrokenPart;
}

/** What there is of a remote now, followed: an operator may switch it off and on again. */
function useRemoteRelease(name: RemoteName): RemoteRelease {
  const { live } = useHost().boot;
  const read = useCallback(() => live.remote(name), [live, name]);
  return useSyncExternalStore(live.subscribe, read, read);
}

function offResult(message: OffMessage): PartLoadResult {
  return { status: 'off', message };
}

/** Loads a screen or widget for as long as the component is there. What is in hand already is drawn at once. */
export function useRemoteComponent(name: RemoteName, kind: PartKind, part: string): RemoteComponent {
  const { loader } = useHost();
  const release = useRemoteRelease(name);
  const [asked, setAsked] = useState<Asked>({ count: 0 });
  const [settled, setSettled] = useState<{ readonly key: string; readonly result: PartLoadResult } | null>(null);
  const [isRetrying, setRetrying] = useState(false);
  const key = `${name}/${kind}/${part}/${release.status}`;
  useEffect(() => {
    let isCurrent = true;
    void loader.loadPart(name, kind, part, asked.broken).then((result) => {
      if (!isCurrent) return;
      setSettled({ key, result });
      setRetrying(false);
    });
    return () => {
      isCurrent = false;
    };
  }, [loader, name, kind, part, key, asked]);
  const retry = useCallback(() => {
    loader.prepareRetry(name);
    setRetrying(true);
    setAsked(({ count }) => ({ count: count + 1 }));
  }, [loader, name]);
  const replace = useCallback((broken: BrokenPart) => setAsked(({ count }) => ({ count: count + 1, broken })), []);
  const found = settled?.key === key ? settled.result : loader.peek(name, kind, part);
  // What is on its way must not come up in a section that has been switched off meanwhile.
  const result = release.status === 'off' ? offResult(release.message) : found;
  return { result, retry, isRetrying, replace };
}
