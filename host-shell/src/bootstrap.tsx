import './styles/tokens.css';
import './styles/base.css';
import type { i18n } from 'i18next';
import { createRoot } from 'react-dom/client';
import { App } from './app/app';
import { keepAffiliateCode, settleDownloadFlag } from './app/download-flag';
import { awaitFirstScreen } from './app/first-screen';
import { createHostServices, type HostServices } from './app/host-services';
import { createQueryClient } from './app/query-client';
import { watchPage } from './app/page-watch';
import { prefetchWhenIdle } from './releases/idle-prefetch';
import { readBoot } from './releases/boot';
import { followReleases } from './releases/live-reload';
import { publishStyleTable } from './remotes/style-table';
import { startTexts } from './i18n/texts';
import { followOtherTabs } from './storage/other-tabs';

/** Waits for the status, and in the app for a silent sign-in: browsers do not even load what that takes (D-06). */
async function settleSession(host: HostServices): Promise<void> {
  await host.status.settled();
  if (!host.device.isApp && !host.device.isInstalled) return;
  await import(/* webpackChunkName: "auto-login" */ './session/auto-login').then(
    ({ autoLogin }) => autoLogin({ ...host, session: host.session.reader }),
    // The start does not depend on it: the person signs in by hand.
    () => undefined,
  );
}

/** The start order (S1 2.2): merchant, app mode, language, status, download flag, render, remove the splash. */
async function start(): Promise<void> {
  const boot = readBoot();
  publishStyleTable(boot.styleIntegrity);
  let texts: i18n | null = null;
  const host = createHostServices(boot, () => texts);
  keepAffiliateCode(host.storage, window.location.search);

  const textsReady = startTexts(host.language.get());
  host.session.start();
  host.status.restore();
  const statusKnown = host.status.refresh(host.http);
  texts = await textsReady;
  host.language.attach(texts);
  await Promise.all([boot.stylesReady, settleSession(host), awaitFirstScreen(host)]);
  await host.language.settle();
  void statusKnown.then(() => host.language.settle());
  settleDownloadFlag(host.storage, host.device);

  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no place for the site');
  createRoot(root).render(<App host={host} texts={texts} queries={createQueryClient()} />);
  requestAnimationFrame(() => document.getElementById('splash')?.remove());
  watchPage(host);
  followOtherTabs(host);
  prefetchWhenIdle(boot);
  if (boot.document.liveReload) followReleases();
}

start().catch(() => {
  // The page itself knows how to say that it could not start.
  document.documentElement.dataset['start'] = 'failed';
});
