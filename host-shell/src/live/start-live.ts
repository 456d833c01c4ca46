import { htmlLanguage } from 'shared-contracts/language';
import { liveCall } from 'shared-contracts/live/live-call';
import { isSignedIn } from 'shared-contracts/session/session-state';
import { formatMoney } from 'shared-kit/ui';
import { currentConnection } from '../browser/connection';
import type { HostServices } from '../host/host-services';
import type { PageTexts } from '../i18n/page-texts';
import { applyMessage, type SayPaid } from './apply-message';
import { Polling } from './polling';
import { LiveChannel } from './live-channel';
import { streamOpener, type OpenStream } from './read-stream';

/** So many messages that were ignored are reported of a page; a broken gateway would tell nothing else. */
const MOST_REPORTS = 20;

/** What a gateway without a channel answers. */
const NO_STREAM: OpenStream = () => Promise.resolve({ type: 'refused', status: 404, retryAfter: 0 });

function openerOf({ boot, http }: HostServices): OpenStream {
  const call = liveCall(boot.document.merchant);
  return call === null ? NO_STREAM : streamOpener(() => http.written(call));
}

/** Who is here, as far as a stream may tell of them; a session whose password must be changed hears what everybody does. */
function accountOf({ session }: HostServices): string | null {
  const state = session.reader.get();
  return isSignedIn(state) && !state.mustChangePassword ? state.userName : null;
}

/** Asks for what the frame shows, where no channel tells it. */
function askFrame({ session, wallet, unread }: HostServices): void {
  const state = session.reader.get();
  if (!isSignedIn(state) || state.mustChangePassword) return;
  void wallet.refresh();
  unread.refresh();
}

/**
 * Looks at the channel whenever the page comes or goes, and tries again when the connection is said to be back; what the
 * device says of it otherwise is not believed. Returns the way to stop.
 */
function followPage({ look, retry }: Pick<LiveChannel, 'look' | 'retry'>): () => void {
  document.addEventListener('visibilitychange', look);
  window.addEventListener('pageshow', look);
  window.addEventListener('online', retry);
  return () => {
    document.removeEventListener('visibilitychange', look);
    window.removeEventListener('pageshow', look);
    window.removeEventListener('online', retry);
  };
}

/**
 * Begins the page's live channel (docs/product/shell.md#live-channel). A device that saves data has none, and asks no more
 * than it did before. Returns the way to end it.
 */
export function startLive(host: HostServices, texts: PageTexts): () => void {
  if (currentConnection()?.saveData === true) return () => undefined;
  const { telemetry, events, language, shared } = host;
  const sayPaid: SayPaid = (amount, symbol) => ({
    text: texts.t('live.paid', {
      amount: formatMoney(amount, symbol, htmlLanguage(language.get()), shared.site.currencyDecimals),
    }),
    link: texts.t('live.view'),
  });
  const asking = new Polling(() => askFrame(host));
  let reports = 0;
  const channel = new LiveChannel({
    open: openerOf(host),
    isWanted: () => document.visibilityState === 'visible',
    account: () => accountOf(host),
    onMessage: (message) => applyMessage(host, message, sayPaid),
    onChange: (change) => {
      events.emit('live.changed', change);
      asking.follow(change);
    },
    // An ordinary call finds out what became of the session, and says it.
    onRefusedSession: () => askFrame(host),
    onIgnored: (because, kind) => {
      reports += 1;
      if (reports <= MOST_REPORTS) telemetry.report('live.ignored', { because, ...(kind && { kind }) });
    },
  });
  // The same person in a new session is somebody else: the gateway ends the stream of the old one.
  const listener = (): string => `${host.session.token() ?? ''} ${accountOf(host) ?? ''}`;
  let last = listener();
  const stopHearing = events.on('session.changed', () => {
    const now = listener();
    if (now === last) return;
    last = now;
    channel.renew();
  });
  const stopFollowing = followPage(channel);
  channel.look();
  return () => {
    stopHearing();
    stopFollowing();
    channel.stop();
  };
}
