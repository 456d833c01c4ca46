import { useCallback, useEffect, useRef, useState } from 'react';
import { apiError } from 'shared-contracts/api/api-error';
import { startTrial } from 'shared-contracts/api/endpoints/auth';
import { useRemoteContext, useSession } from 'shared-kit/remote';
import { trialTrouble, type TrialTrouble } from '../../model/registration/trial-trouble';

/** A trial that is being started. */
export interface TrialStart {
  /** Why it did not start; null while it is under way. */
  readonly trouble: TrialTrouble | null;
  readonly retry: () => void;
}

/** Starts a trial once it is known that nobody is signed in. */
export function useTrialStart(): TrialStart {
  const { overlays, requests } = useRemoteContext();
  const session = useSession();
  const hasBegun = useRef(false);
  const [trouble, setTrouble] = useState<TrialTrouble | null>(null);
  const start = useCallback(async () => {
    setTrouble(null);
    const result = await requests.startTrial();
    // The site leads on: who is signed in has no business here.
    if (result.ok) return;
    setTrouble(trialTrouble(result.failure));
    overlays.showFailure(apiError(startTrial.id, result.failure));
  }, [overlays, requests]);
  useEffect(() => {
    if (session.status !== 'visitor' || hasBegun.current) return;
    hasBegun.current = true;
    void start();
  }, [session, start]);
  return { trouble, retry: () => void start() };
}
