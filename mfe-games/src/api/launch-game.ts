import { apiError, failureCode } from 'shared-contracts/api/api-error';
import { addRecentGame, launchGame } from 'shared-contracts/api/endpoints/games';
import type { IntentHandler } from 'shared-contracts/intents/intent-map';
import { fileLanguage } from 'shared-contracts/language';
import type { RemoteContext } from 'shared-contracts/remote/remote-context';
import { isSignedIn } from 'shared-contracts/session/session-state';
import { LOCAL_KEY } from 'shared-contracts/storage';
import type { LaunchOutcome, LaunchTarget } from '../contract';
import { locales } from '../locales';
import { launchPlan, openableUrl, REPEATED_TAP_MILLISECONDS, type LaunchPlan } from '../model/launch/launch-plan';
import { currentPath } from '../browser/ask-to-login';

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
}

const BROWSER: LaunchBrowser = {
  assign: (url) => window.location.assign(url),
  now: () => performance.now(),
  onLeave: (listener) => window.addEventListener('pagehide', listener, { once: true }),
  onReturn: (listener) => window.addEventListener('pageshow', listener, { once: true }),
};

/** Codes that the host leaves to the screen. No screen shows a launch's, so they read “Unknown error”. */
const UNSAID_CODES = ['not_found', 'validation.failed'];

function launchFailure(error: unknown): unknown {
  if (!UNSAID_CODES.includes(failureCode(error) ?? '')) return error;
  return apiError(launchGame.id, { kind: 'rejected', code: 'internal', status: 500, message: '' });
}

/** Sent first and outliving the page; a launch does not wait for it and does not fail with it. */
function rememberGame(context: GamesContext, recent: GameLaunch['recent']): void {
  if (recent === undefined) return;
  context.http
    .call(addRecentGame, recent, { keepalive: true })
    .catch(() => context.telemetry.report('recent.failed', { vassalage: recent.vassalage }));
}

async function open(
  context: GamesContext,
  browser: LaunchBrowser,
  plan: GameLaunch,
  loadingText: string,
): Promise<LaunchOutcome> {
  const closeToast = context.overlays.toast('loading', loadingText);
  // Who comes back from the game finds the site as it was left: no other versions in between.
  const endHold = context.release.hold('game');
  rememberGame(context, plan.recent);
  try {
    const { url } = await context.http.call(launchGame, plan.request);
    const address = openableUrl(url);
    if (address === null)
      throw apiError(launchGame.id, { kind: 'rejected', code: 'launch.url_empty', status: 422, message: '' });
    const { nodeId = '', vassalage } = plan.request;
    context.events.emit('game.launched', { nodeId: String(nodeId), vassalage });
    // A page that comes back from the browser's memory must not still say that it is loading.
    browser.onLeave(closeToast);
    browser.onReturn(endHold);
    browser.assign(address);
    return 'opened';
  } catch (error) {
    closeToast();
    endHold();
    context.overlays.showFailure(launchFailure(error));
    return 'failed';
  }
}

async function launch(context: GamesContext, browser: LaunchBrowser, target: LaunchTarget): Promise<LaunchOutcome> {
  const { launch: texts, login } = await locales[fileLanguage(context.language.get())]();
  const plan = launchPlan(target, {
    isSignedIn: isSignedIn(context.session.get()),
    currentUrl: window.location.href,
    currentPath: currentPath(),
    language: context.language.get(),
    storedPrizeMode: context.storage.getLocal(LOCAL_KEY.prizeMode),
  });
  if (plan.kind === 'launch') return open(context, browser, plan, texts.loading);
  if (plan.kind === 'login') context.overlays.toast('info', login.first);
  context.navigate(plan.path);
  return plan.kind;
}

/** Answers `launchGame` (docs/product/games.md#launch): one launch at a time, none within a second of the last tap. */
export function launchGameHandler(
  context: GamesContext,
  browser: LaunchBrowser = BROWSER,
): IntentHandler<'launchGame'> {
  let lastTapAt = -Infinity;
  let isUnderWay = false;
  return async (target) => {
    const now = browser.now();
    if (isUnderWay || now - lastTapAt < REPEATED_TAP_MILLISECONDS) return 'ignored';
    lastTapAt = now;
    isUnderWay = true;
    try {
      return await launch(context, browser, target);
    } finally {
      isUnderWay = false;
    }
  };
}
