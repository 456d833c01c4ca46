import { useCallback, useEffect, useRef, useState } from 'react';
import { apiError } from 'shared-contracts/api/api-error';
import { href } from 'shared-contracts/paths';
import { isSignedIn } from 'shared-contracts/session/session-state';
import { useRemoteContext, useSession } from 'shared-kit/remote';

/** A trial that is being started. */
export interface TrialStart {
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** Starts a trial as soon as it is known that nobody is signed in; home replaces the page either way (D-62). */
export function useTrialStart(): TrialStart {
  const { navigate, overlays, requests } = useRemoteContext();
  const session = useSession();
  const hasBegun = useRef(false);
  const [hasFailed, setFailed] = useState(false);
  const start = useCallback(async () => {
    setFailed(false);
    const result = await requests.startTrial();
    if (result.ok) return navigate(href('home'), { replace: true });
    setFailed(true);
    overlays.showFailure(apiError('R-08', result.failure));
  }, [navigate, overlays, requests]);
  useEffect(() => {
    if (session.status === 'unknown' || hasBegun.current) return;
    hasBegun.current = true;
    if (isSignedIn(session)) navigate(href('home'), { replace: true });
    else void start();
  }, [session, start, navigate]);
  return { hasFailed, retry: () => void start() };
}
