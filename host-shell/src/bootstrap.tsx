import './styles/tokens.css';
import './styles/base.css';
import { isHomePath, PATHS } from 'shared-contracts/paths';
import { BOOT_GLOBAL } from 'shared-contracts/release/boot-names';
import { SHARED_PATH } from 'shared-contracts/release/installed';
import { settleDrawings } from 'shared-kit/ui';
import { App } from './app/app';
import { createHostServices } from './app/create-host-services';
import { keepAffiliateCode, settleDownloadFlag } from './app/download-flag';
import { awaitFirstScreen } from './app/first-screen';
import { createQueryClient } from './app/query-client';
import { takeRenderedStatus } from './app/rendered-status';
import { drawPage } from './app/take-over';
import { readBoot, type Boot } from './boot/boot';
import { pageAnswers } from './boot/rendered-start';
import { afterFirstScreen } from './browser/after-first-screen';
import { publishStyleTable } from './files/style-table';
import type { HostServices } from './host/host-services';
import type { PageTexts } from './i18n/page-texts';
import { startTexts } from './i18n/texts';
import { routesAhead } from './router/routes-ahead';
import { installOffer } from './screens/app/install-offer';

/** Waits for the status, and in the app for a silent sign-in. Browsers do not even load the code for it. */
async function settleSession(host: HostServices): Promise<void> {
  await host.status.settled();
  if (!host.device.isApp && !host.device.isInstalled) return;
  await import(/* webpackChunkName: "auto-login" */ './session/auto-login').then(
    ({ autoLogin }) => autoLogin({ ...host, session: host.session.reader }),
    // The start does not depend on it: the person signs in by hand.
    () => undefined,
  );
}

/** Puts the page at the place that a shared link leads to, before anything looks at the address. */
async function openShared(host: HostServices): Promise<void> {
  await import(/* webpackChunkName: "shared-link" */ './offline/shared-link').then(
    ({ openSharedLink }) => openSharedLink(window, host.shared.site.info().mainDomain),
    () => window.history.replaceState(null, '', PATHS.home),
  );
}

/** Starts the site, in the order of docs/product/shell.md#start. */
async function start(boot: Boot): Promise<void> {
  performance.mark('mfe:host');
  publishStyleTable(boot.styleIntegrity);
  installOffer.watch(window);
  let texts: PageTexts | null = null;
  const host = createHostServices(boot, () => texts);
  keepAffiliateCode(host.storage, window.location.search);

  const textsReady = startTexts(host.language.get(), host.telemetry);
  host.session.start();
  const isRendered = takeRenderedStatus(host);
  if (!isRendered) host.status.restore();
  if (window.location.pathname === SHARED_PATH) await openShared(host);
  // A page that was rendered is taken over as it is; the code that comes after it looks for what has changed.
  const statusKnown = isRendered ? null : host.status.refresh(host.http);
  const ready = await textsReady;
  texts = ready;
  host.language.attach(texts);
  const ahead = routesAhead(host);
  await Promise.all([
    boot.stylesReady,
    settleSession(host),
    awaitFirstScreen(ahead, isRendered),
    isRendered && settleDrawings(!isHomePath(window.location.pathname)),
  ]);
  await host.language.settle();
  void statusKnown?.then(() => host.language.settle());
  settleDownloadFlag(host.storage, host.device);

  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no #root');
  const queries = createQueryClient();
  const page = <App host={host} texts={texts} queries={queries} />;
  drawPage(root, host, { page, route: ahead.routeOf(window.location), isRendered });
  requestAnimationFrame(() => document.getElementById('splash')?.remove());
  host.telemetry.report('host.started', { ms: Math.round(performance.now()) });
  afterFirstScreen(() => {
    host.unread.begin();
    import(/* webpackChunkName: "after-start" */ './after-start/after-start').then(
      ({ afterStart }) => afterStart(host, ready, queries, ahead),
      () => host.telemetry.report('frame.failed', { part: 'after-start' }),
    );
  });
  if (boot.document.allowsOverrides)
    import(/* webpackChunkName: "staging" */ './staging/start-staging').then(
      ({ startStaging }) => startStaging(boot, host.telemetry.watch),
      () => host.telemetry.report('frame.failed', { part: 'staging' }),
    );
}

/** The page itself knows how to say that it could not start. */
function showBroken(): void {
  document.documentElement.dataset['start'] = 'failed';
}

function begin(answers: unknown): void {
  const boot = readBoot(document, window[BOOT_GLOBAL], answers);
  start(boot).catch((error: unknown) => {
    showBroken();
    return import(/* webpackChunkName: "after-start" */ './after-start/after-start').then(
      ({ afterFailedStart }) => afterFailedStart(boot, error),
      () => undefined,
    );
  });
}

pageAnswers(window[BOOT_GLOBAL]).then(begin).catch(showBroken);
