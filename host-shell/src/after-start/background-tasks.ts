import { decimalsOf } from 'shared-contracts/currency';
import { htmlLanguage } from 'shared-contracts/language';
import type { QueryClient } from 'shared-kit/data';
import { serverNow } from 'shared-kit/remote';
import { formatMoney } from 'shared-kit/ui';
import { readNetworkPage } from '../feed/network-page';
import { feedReaderOf } from '../feed/read-feed';
import type { HostServices } from '../host/host-services';
import type { PageTexts } from '../i18n/page-texts';
import { registerWorker } from '../offline/register-worker';
import { refreshCachedResponses, checkCachedPage } from '../offline/cached-page';
import { drawOfflineBar } from '../offline/draw-offline-bar';
import type { ReleaseFollower } from '../releases/release-follower';
import { RealityChecks } from '../session/reality-check';
import { followClocks } from './follow-clocks';
import { followKeyboard } from './keyboard-inset';

/** Where the merchant has it so, members are told how long they have been here and how play went. */
function checkReality({ shared, storage, language }: HostServices, texts: PageTexts): void {
  const { session, overlays, requests, flags, http, site } = shared;
  const money = (amount: number): string => {
    const symbol = site.currencySymbol();
    return formatMoney(amount, symbol, htmlLanguage(language.get()), site.currencyDecimals ?? decimalsOf(symbol));
  };
  new RealityChecks({
    session,
    storage,
    overlays,
    http,
    money,
    isOn: () => flags.isOn('RESPGAMING3'),
    say: texts.t,
    signOut: () => requests.signOut({ confirmed: true }),
    now: serverNow,
  }).watch();
}

/** Starts the work that waits until the page is drawn. */
export function startBackgroundTasks(
  host: HostServices,
  texts: PageTexts,
  queries: QueryClient,
  follower: ReleaseFollower,
): void {
  followKeyboard();
  followClocks(host);
  drawOfflineBar(texts, host.navigation);
  checkReality(host, texts);
  registerWorker(host);
  import(/* webpackChunkName: "live" */ '../live/start-live').then(
    ({ startLive }) => startLive(host, texts),
    () => host.telemetry.report('frame.failed', { part: 'live' }),
  );
  import(/* webpackChunkName: "descriptions" */ './describe-page').then(
    ({ describePage }) => describePage(host),
    // The description of the site stays.
    () => undefined,
  );
  checkCachedPage({
    onReplaced: (boot) => follower.hear({ from: 'network page', state: readNetworkPage(boot, feedReaderOf(host)) }),
    onOffline: () => drawOfflineBar(texts, host.navigation),
    onUnknown: () => void follower.check(),
  }).catch(() => undefined);
  refreshCachedResponses(() => {
    void queries.invalidateQueries();
    host.unread.refresh();
  }).catch(() => undefined);
}
