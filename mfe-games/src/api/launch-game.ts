import { apiError, failureCode, isApiError } from 'shared-contracts/api/api-error';
import { addRecentGame, launchGame } from 'shared-contracts/api/endpoints/games';
import type { IntentHandler } from 'shared-contracts/intents/intent-map';
import { fileLanguage } from 'shared-contracts/language';
import type { OutcomeReport } from 'shared-contracts/remote/outcome';
import type { RemoteContext } from 'shared-contracts/remote/remote-context';
import { isSignedIn } from 'shared-contracts/session/session-state';
import { LOCAL_KEY } from 'shared-contracts/storage';
import type { LaunchOutcome, LaunchTarget } from '../contract';
import { locales } from '../locales';
import { launchPlan, openableUrl, REPEATED_TAP_MILLISECONDS, type LaunchPlan } from '../model/launch/launch-plan';
import { launchKey } from '../model/launch/launch-key';
import { watchAddress, type AddressWatch } from '../browser/address-watch';
import { currentPath } from '../browser/ask-to-login';
import { keepForSignIn } from '../store/keep-for-sign-in';

type GamesContext = RemoteContext<'mfe-games'>;
type GameLaunch = Extract<LaunchPlan, { kind: 'launch' }>;

/** What a launch needs of the browser. */
export interface LaunchBrowser {
  readonly assign: (url: string) => void;
  /** A clock that never goes back, ms. */
  readonly now: () => number;
  /** Calls back once when the page is left. */
  readonly onLeave: (listener: () => void) => void;
  /** Calls back once when the browser brings the page back from its memory. */
  readonly onReturn: (listener: () => void) => void;
  /** Calls back once the page shows another address. */
  readonly watchAddress: (listener: () => void) => AddressWatch;
}

const BROWSER: LaunchBrowser = {
  assign: (url) => window.location.assign(url),
  now: () => performance.now(),
  onLeave: (listener) => window.addEventListener('pagehide', listener, { once: true }),
  onReturn: (listener) => window.addEventListener('pageshow', listener, { once: true }),
  watchAddress,
};

/** A launch as it can be given up: by another one, or by leaving where it was asked for. */
interface Attempt {
  readonly signal: AbortSignal;
  /** Looks whether the player is still there. */
  readonly look: () => void;
}

/** Codes that the host leaves to the screen. No screen shows a launch's, so they read “Unknown error”. */
const UNSAID_CODES = ['not_found', 'validation.failed'];

function launchFailure(error: unknown): unknown {
  if (!UNSAID_CODES.includes(failureCode(error) ?? '')) return error;
  return apiError(launchGame.id, { kind: 'rejected', code: 'internal', status: 500, message: '' });
}

type LaunchTexts = Pick<Awaited<ReturnType<(typeof locales)['EN']>>['launch'], 'loading' | 'break' | 'limit'>;

/** What a member has set themselves is said in words of this section; undefined for all other failures. */
function wordsOf(error: unknown, texts: LaunchTexts): string | undefined {
  const code = failureCode(error);
  if (code === 'play.break') return texts.break;
  return code === 'play.limit' ? texts.limit : undefined;
}

/** Sent first and outliving the page; a launch does not wait for it and does not fail with it. */
function rememberGame(context: GamesContext, recent: GameLaunch['recent']): void {
  if (recent === undefined) return;
  context.http
    .call(addRecentGame, recent, { keepalive: true })
    .catch(() => context.telemetry.report('recent.failed', { vassalage: recent.vassalage }));
}

async function addressOf(context: GamesContext, { request }: GameLaunch, signal: AbortSignal): Promise<string> {
  const { url } = await context.http.call(launchGame, request, { signal });
  const address = openableUrl(url);
  if (address !== null) return address;
  throw apiError(launchGame.id, { kind: 'rejected', code: 'launch.url_empty', status: 422, message: '' });
}

async function open(
  context: GamesContext,
  browser: LaunchBrowser,
  { signal, look }: Attempt,
  plan: GameLaunch,
  texts: LaunchTexts,
): Promise<LaunchOutcome> {
  const closeToast = context.overlays.toast('loading', texts.loading);
  // Who comes back from the game finds the site as it was left: no other versions in between.
  const endHold = context.release.hold('game');
  rememberGame(context, plan.recent);
  try {
    const address = await addressOf(context, plan, signal);
    look();
    signal.throwIfAborted();
    const { nodeId = '', vassalage } = plan.request;
    context.events.emit('game.launched', { nodeId: String(nodeId), vassalage });
    // A page that comes back from the browser's memory must not still say that it is loading.
    browser.onLeave(closeToast);
    browser.onReturn(endHold);
    browser.assign(address);
    context.telemetry.report('outcome', { of: 'launch', end: 'done' } satisfies OutcomeReport);
    return 'opened';
  } catch (error) {
    closeToast();
    endHold();
    if (signal.aborted) return 'ignored';
    const end = isApiError(error) ? error.failure.kind : 'thrown';
    context.telemetry.report('outcome', { of: 'launch', end } satisfies OutcomeReport);
    const ownWords = wordsOf(error, texts);
    if (ownWords === undefined) context.overlays.showFailure(launchFailure(error));
    else context.overlays.toast('long', ownWords);
    return 'failed';
  }
}

async function launch(
  context: GamesContext,
  browser: LaunchBrowser,
  attempt: Attempt,
  target: LaunchTarget,
): Promise<LaunchOutcome> {
  const { launch: texts, login } = await locales[fileLanguage(context.language.get())]();
  if (attempt.signal.aborted) return 'ignored';
  const plan = launchPlan(target, {
    isSignedIn: isSignedIn(context.session.get()),
    currentUrl: window.location.href,
    currentPath: currentPath(),
    language: context.language.get(),
    storedPrizeMode: context.storage.getLocal(LOCAL_KEY.prizeMode),
  });
  if (plan.kind === 'launch') return open(context, browser, attempt, plan, texts);
  if (plan.kind === 'login') {
    keepForSignIn(context.storage, { path: currentPath() });
    context.overlays.toast('info', login.first);
  }
  context.navigate(plan.path);
  return plan.kind;
}

/**
 * Answers `launchGame` (docs/product/games.md#launch): one launch at a time, of the latest tap. It is called off where the
 * player leaves the page it was asked for on. An echo of a tap is ignored, and so is another tap on what is under way.
 */
export function launchGameHandler(
  context: GamesContext,
  browser: LaunchBrowser = BROWSER,
): IntentHandler<'launchGame'> {
  let lastTap = { key: '', at: -Infinity };
  let underWay: { readonly key: string; readonly abort: AbortController } | null = null;
  return async (target) => {
    const tap = { key: launchKey(target), at: browser.now() };
    const isEcho = tap.key === lastTap.key && tap.at - lastTap.at < REPEATED_TAP_MILLISECONDS;
    if (isEcho || tap.key === underWay?.key) return 'ignored';
    lastTap = tap;
    underWay?.abort.abort();
    const own = { key: tap.key, abort: new AbortController() };
    underWay = own;
    const { look, stop } = browser.watchAddress(() => own.abort.abort());
    try {
      return await launch(context, browser, { signal: own.abort.signal, look }, target);
    } finally {
      stop();
      if (underWay === own) underWay = null;
    }
  };
}
