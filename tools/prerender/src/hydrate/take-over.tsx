import type { LanguageCode } from 'shared-contracts/language';
import { PATHS } from 'shared-contracts/paths';
import type { QueryClient } from 'shared-kit/data';
import { settleDrawings } from 'shared-kit/ui';
import { App } from '../../../../host-shell/src/app/app';
import { createCoreServices } from '../../../../host-shell/src/app/core-services';
import { awaitFirstScreen } from '../../../../host-shell/src/app/first-screen';
import { hostParts } from '../../../../host-shell/src/app/host-parts';
import { createQueryClient } from '../../../../host-shell/src/app/query-client';
import { takeRenderedStatus } from '../../../../host-shell/src/app/rendered-status';
import { drawPage } from '../../../../host-shell/src/app/take-over';
import { readBoot } from '../../../../host-shell/src/boot/boot';
import type { HostServices } from '../../../../host-shell/src/host/host-services';
import type { PageTexts } from '../../../../host-shell/src/i18n/page-texts';
import { startTexts } from '../../../../host-shell/src/i18n/texts';
import { routesAhead } from '../../../../host-shell/src/router/routes-ahead';
import type { RenderInput } from '../../../../host-shell/src/server/rendered-page';
import { SectionLoader } from '../../../../host-shell/src/server/section-loader';

/** What came of a page that was taken over. */
export interface TakenOver {
  /** The content as the browser parsed it, and once it was taken over. */
  readonly before: string;
  readonly after: string;
  /** Whether the elements of the page are those that the browser parsed. */
  readonly isSame: boolean;
  /** Names of what was reported. */
  readonly reports: readonly string[];
  readonly host: HostServices;
  readonly queries: QueryClient;
  /** Takes the page down, with everything that it does. */
  readonly end: () => Promise<void>;
}

/** Effects place and measure; what React takes over has none of that. */
const contentOf = (root: Element): string => root.innerHTML.replaceAll(/ style="[^"]*"/g, '');

/** Starts the host on the page that is open, as its own start does, with sections of the sources. */
export async function takeOver(
  openSection: RenderInput['openSection'],
  language: LanguageCode,
  answers: unknown,
): Promise<TakenOver> {
  const boot = readBoot(document, undefined, answers);
  let texts: PageTexts | null = null;
  const core = createCoreServices({
    boot,
    texts: () => texts,
    loadRemoteTexts: () => loader.loadTexts(),
    followsSession: true,
  });
  const loader = new SectionLoader({
    openSection,
    live: boot.live,
    language,
    addTexts: (namespace, file, bundle) => texts?.add({ namespace, language: file, texts: bundle }),
  });
  const host: HostServices = {
    ...core,
    ...hostParts(
      core,
      () => texts,
      (name) => loader.load(name),
    ),
    loader,
  };
  host.session.start();
  const isRendered = takeRenderedStatus(host);
  texts = await startTexts(host.language.get(), host.telemetry);
  host.language.attach(texts);
  const ahead = routesAhead(host);
  await awaitFirstScreen(ahead, isRendered);
  await settleDrawings(window.location.pathname !== PATHS.home);
  const root = document.getElementById('root') as HTMLElement;
  const before = contentOf(root);
  const parsed = [...root.querySelectorAll('*')];
  const queries = createQueryClient();
  const shown = texts;
  const drawing = new Promise<Pick<TakenOver, 'after' | 'isSame'>>((resolve) => {
    const settle = host.wallet.settle.bind(host.wallet);
    // The last effect of the first drawing: what changes then has not been drawn yet.
    host.wallet.settle = () => {
      settle();
      const isSame = parsed.length > 0 && parsed.every((element) => element.isConnected);
      resolve({ after: contentOf(root), isSame });
    };
  });
  const page = <App host={host} texts={shown} queries={queries} />;
  const drawn = drawPage(root, host, { page, route: ahead.routeOf(window.location), isRendered });
  return {
    ...(await drawing),
    before,
    reports: host.telemetry.all().map(({ event }) => event),
    host,
    queries,
    end: async () => {
      drawn.unmount();
      queries.clear();
      await new Promise((resolve) => setTimeout(resolve));
    },
  };
}
