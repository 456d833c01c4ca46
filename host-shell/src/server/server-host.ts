import { BUCKET_COUNT } from 'shared-contracts/release/bucket';
import { resolveView, viewOfMost, type MapView, type PackageView } from 'shared-contracts/release/resolve';
import { packageEntries, type PackageName } from 'shared-contracts/remote/remote-names';
import { LOCAL_KEY } from 'shared-contracts/storage';
import { createCoreServices } from '../app/core-services';
import { hostParts } from '../app/host-parts';
import { releasesOfPage, type Boot } from '../boot/boot';
import { earlyAnswers } from '../boot/early-answers';
import type { RenderedStart } from '../boot/rendered-start';
import type { ThemeControl } from '../brand/theme';
import { deviceHeader } from '../browser/device';
import type { HostServices } from '../host/host-services';
import type { PageTexts } from '../i18n/page-texts';
import { startTexts } from '../i18n/texts';
import type { RenderedFor } from '../starter/rendered-for';
import { openStorage } from '../storage/site-storage';
import { AnswerClient } from './answer-client';
import type { RenderInput } from './rendered-page';
import { SectionLoader } from './section-loader';

/** A host on a server, for a visitor without a session in a browser. */
export interface ServerHost {
  readonly host: HostServices;
  readonly texts: PageTexts;
  readonly client: AnswerClient;
  readonly renderedFor: RenderedFor;
  /** The package whose part was drawn last. */
  readonly drawing: () => PackageName;
}

/** The theme is the page's own: its first script sets it before anything is drawn. */
const THEME: ThemeControl = {
  get: () => 'dark',
  set: () => undefined,
  subscribe: () => () => undefined,
  adopt: () => undefined,
};

/** Prime, so that moments at whole seconds and minutes differ. */
const DRAWS = 997;

/** The one draw of a page, from 0 up to 1. */
function drawOf(now: number): number {
  return (now % DRAWS) / DRAWS;
}

const isForAll = ({ below }: PackageView['rollouts'][number]): boolean => below >= BUCKET_COUNT;

/** The rollouts whose devices run other versions than {@link viewOfMost}. */
function partialRollouts(view: MapView): RenderedFor['rollouts'] {
  return packageEntries(view.packages).flatMap(([name, { rollouts }]) =>
    rollouts
      .filter((rollout) => !isForAll(rollout))
      .map(({ version, below }) => ({ queue: `${name}@${version}`, below })),
  );
}

/** What the rendering begins with, and the title that it learns from the screen. */
function renderedAt({ language, now }: RenderInput): RenderedStart {
  const rendered = {
    language,
    answers: {},
    draw: drawOf(now),
    heading: undefined as string | undefined,
    hearTitle: (title: unknown) => {
      if (typeof title === 'string') rendered.heading = title;
    },
  };
  return rendered;
}

/** What the page says of itself, without a page: nothing that a visit brings. */
function bootOf(input: RenderInput): Boot {
  const { boot, now } = input;
  const view = boot.view as MapView;
  const terms = { bucket: 0, overrides: {}, held: {}, cohorts: undefined };
  const set = resolveView(viewOfMost(view), terms.bucket);
  return {
    // Addresses are never fetched here; those without an origin need one to be written.
    ...releasesOfPage(boot, terms, set, 'https://page.invalid'),
    stylesReady: Promise.resolve(),
    early: earlyAnswers({}, () => now),
    rendered: renderedAt(input),
  };
}

/** Puts a host together that renders one page, and its texts. */
export async function serverHost(input: RenderInput): Promise<ServerHost> {
  const { path, language, answers, openSection } = input;
  const boot = bootOf(input);
  const storage = openStorage();
  storage.local.set(LOCAL_KEY.language, language);
  let client: AnswerClient | undefined;
  let texts: PageTexts | null = null;
  let drawing: PackageName = 'host-shell';
  const core = createCoreServices({
    boot,
    texts: () => texts,
    loadRemoteTexts: () => loader.loadTexts(),
    followsSession: false,
    surroundings: {
      search: '',
      storage,
      device: { isApp: false, isInstalled: false, header: deviceHeader(false, false) },
      theme: THEME,
      page: { lang: '', dir: '' },
      // The first is the site's own, the other one that of trials.
      client: (setup) => {
        const made = new AnswerClient(setup, answers, input.now);
        client ??= made;
        return made;
      },
    },
  });
  const loader = new SectionLoader({
    openSection,
    live: boot.live,
    language,
    addTexts: (namespace, file, bundle) => texts?.add({ namespace, language: file, texts: bundle }),
  });
  const parts = hostParts(
    core,
    () => texts,
    (name) => loader.load(name),
  );
  texts = await startTexts(language, core.telemetry);
  core.session.start();
  core.language.attach(texts);
  return {
    host: {
      ...core,
      ...parts,
      loader,
      context: (name, version) => {
        drawing = name;
        return parts.context(name, version);
      },
    },
    texts,
    client: client as AnswerClient,
    renderedFor: {
      path,
      language,
      languages: boot.document.merchant.languages.supported,
      release: boot.set.id,
      rollouts: partialRollouts(boot.document.view as MapView),
    },
    drawing: () => drawing,
  };
}
