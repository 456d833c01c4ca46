import { useEffect, useRef, useState } from 'react';
import { isSignedIn } from 'shared-contracts/session/session-state';
import { useLocation, useNavigate, useNavigationType } from 'shared-kit/router';
import { useHost, useHostSession } from '../host/use-host';
import { useHostTexts } from '../i18n/use-host-texts';
import type { HostTranslate } from '../i18n/page-texts';
import type { HostServices } from '../host/host-services';
import type { RouteDecision } from '../routing/decide-route';
import type { RefusalWord } from '../routing/route-gates';
import type { AskedBy } from './say-refusal';

/** The words come after the first screen: most visits are refused nothing. */
function say(host: HostServices, t: HostTranslate, word: RefusalWord, askedBy: AskedBy): void {
  import(/* webpackChunkName: "after-start" */ './say-refusal').then(
    ({ sayRefusal }) => sayRefusal(host, t, word, askedBy),
    // The page that is shown in its place is the answer.
    () => undefined,
  );
}

/** Whether somebody was signed in when the present location was come to. */
function useWasMember(): boolean {
  const { key } = useLocation();
  const isMember = isSignedIn(useHostSession());
  const [arrival, setArrival] = useState({ key, isMember });
  if (arrival.key !== key) setArrival({ key, isMember });
  return arrival.isMember;
}

/**
 * Leads on from a location whose page is not shown, and says why over the page that is shown in its place. `shownKey` is
 * the location of the page in view; null before the first.
 */
export function useRefusal(decision: RouteDecision, shownKey: string | null): void {
  const host = useHost();
  const t = useHostTexts();
  const { key } = useLocation();
  const navigate = useNavigate();
  const type = useNavigationType();
  const wasMember = useWasMember();
  const pending = useRef<(() => void) | null>(null);
  const askedBy = shownKey === null ? 'address' : 'tap';
  // A tap has put the location on top of the page in view.
  const canStepBack = shownKey !== null && shownKey !== key && type === 'PUSH';

  useEffect(() => {
    if (decision.kind !== 'leave') return;
    const { word, goTo, keepsPlace } = decision;
    // A session that ends over its page, or on the way to it, is no wish to open that page.
    if (word !== undefined && !(word === 'login' && wasMember)) pending.current = () => say(host, t, word, askedBy);
    if (keepsPlace === true && canStepBack) void navigate(-1);
    else void navigate(goTo, { replace: true });
  }, [decision, wasMember, askedBy, canStepBack, navigate, host, t]);

  const isInView = decision.kind === 'show' && shownKey === key;
  useEffect(() => {
    if (!isInView) return;
    pending.current?.();
    pending.current = null;
  }, [isInView, key]);
}
