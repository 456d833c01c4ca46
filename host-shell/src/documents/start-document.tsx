import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { PATHS } from 'shared-contracts/paths';
import { packageOf } from 'shared-contracts/release/resolve';
import { QueryClientProvider } from 'shared-kit/data';
import { TextProvider } from 'shared-kit/i18n';
import { RemoteContextProvider } from 'shared-kit/remote';
import type { NavigateFunction } from 'shared-kit/router';
import { createCoreServices } from '../app/core-services';
import { createQueryClient } from '../app/query-client';
import { sharedServices } from '../app/shared-services';
import { readBoot, type Boot } from '../boot/boot';
import { hearOfPublishes } from '../feed/live-reload';
import { publishStyleTable } from '../files/style-table';
import type { PageTexts } from '../i18n/page-texts';
import { startTexts } from '../i18n/texts';
import { IntentBroker } from '../intents/intent-broker';
import { contextFor } from '../remotes/remote-context';
import { SignOut } from '../session/sign-out';
import { isSiteClosed } from './is-site-closed';

/** There is no router: whatever leads on is a whole page. */
const leave: NavigateFunction = (to) => {
  if (typeof to === 'string') window.location.assign(to);
};

async function draw(boot: Boot, content: ReactNode): Promise<void> {
  publishStyleTable(boot.styleIntegrity);
  let texts: PageTexts | null = null;
  const core = createCoreServices({
    boot,
    texts: () => texts,
    loadRemoteTexts: async () => undefined,
    followsSession: false,
  });
  const textsReady = startTexts(core.language.get(), core.telemetry);
  core.session.start();
  core.navigation.attach(leave, window.location);
  if (await isSiteClosed(core.status, core.http)) {
    // The status gate says why.
    window.location.replace(PATHS.home);
    return;
  }
  texts = await textsReady;
  core.language.attach(texts);
  await boot.stylesReady;
  await core.language.settle();
  // No other instance on the page could answer.
  const intents = new IntentBroker(async () => 'nobody');
  const shared = sharedServices(core, intents, new SignOut({ ...core, texts: () => texts }));
  const own = packageOf(boot.set, 'host-shell');
  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no place for the document');
  createRoot(root).render(
    <RemoteContextProvider value={contextFor(shared, 'host-shell', own.status === 'on' ? own.version : '')}>
      <TextProvider value={texts}>
        <QueryClientProvider client={createQueryClient()}>{content}</QueryClientProvider>
      </TextProvider>
    </RemoteContextProvider>,
  );
  requestAnimationFrame(() => document.getElementById('splash')?.remove());
  // There is nothing to hold or to ask: a build is all that it hears of.
  if (boot.document.liveReload) hearOfPublishes(boot.document, () => window.location.reload());
}

/**
 * Starts a page of the host's that runs without the site, such as `/vip.html`: the same page, policy, brand, theme,
 * language and session, but no router, no frame, no sections.
 */
export async function startDocument(content: ReactNode): Promise<void> {
  try {
    await draw(readBoot(), content);
  } catch {
    // The page itself knows how to say that it could not start.
    document.documentElement.dataset['start'] = 'failed';
  }
}
