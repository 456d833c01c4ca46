import { useCallback, useEffect, useRef, useState } from 'react';
import { apiError } from 'shared-contracts/api/api-error';
import { startTrial } from 'shared-contracts/api/endpoints/auth';
import { href } from 'shared-contracts/paths';
import { isSignedIn } from 'shared-contracts/session/session-state';
import { useRemoteContext, useSession } from 'shared-kit/remote';
import { trialTrouble, type TrialTrouble } from '../../model/registration/trial-trouble';

/** A trial that is being started. */
export interface TrialStart {
  /** Why it did not start; null while it is under way. */
  readonly trouble: TrialTrouble | null;
  readonly retry: () => void;
}

/** Starts a trial once it is known that nobody is signed in; home replaces the page either way. */
export function useTrialStart(): TrialStart {
  const { navigate, overlays, requests } = useRemoteContext();
  const session = useSession();
  const hasBegun = useRef(false);
  const [trouble, setTrouble] = useState<TrialTrouble | null>(null);
  const start = useCallback(async () => {
    setTrouble(null);
    const result = await requests.startTrial();
    if (result.ok) return navigate(href('home'), { replace: true });
    setTrouble(trialTrouble(result.failure));
    overlays.showFailure(apiError(startTrial.id, result.failure));
  }, [navigate, overlays, requests]);
  useEffect(() => {
    if (session.status === 'unknown' || hasBegun.current) return;
    hasBegun.current = true;
    if (isSignedIn(session)) navigate(href('home'), { replace: true });
    else void start();
  }, [session, start, navigate]);
  return { trouble, retry: () => void start() };
}
