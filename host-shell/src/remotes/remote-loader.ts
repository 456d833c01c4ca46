import type { FileLanguage } from 'shared-contracts/language';
import type { RemoteLoadResult } from 'shared-contracts/remote/load-result';
import { EXPOSED_MODULE, type RemoteName } from 'shared-contracts/remote/remote-names';
import type { BootRelease } from 'shared-contracts/release/boot-document';
import type { ComponentLike, RemoteDefinition } from 'shared-contracts/remote/remote-contract';
import { createFederation, type Federation } from '../federation/instance';
import { faultOf, type LoadFault } from '../federation/load-fault';
import { releaseNow, releasePlugin, SectionOff, type OpenedSection } from '../federation/release-plugin';
import { SectionReleases } from '../federation/section-releases';
import type { Boot } from '../releases/boot';
import { isAllowedElsewhere } from '../releases/allowed-origin';
import { hostFiles, type HostFiles } from './host-files';
import { openPart, REPLACED, type PartKind } from './open-part';
import { PartTexts, type TextsSetup } from './part-texts';
import { RunningCopies } from './running-copies';

type Failed = Extract<RemoteLoadResult, { status: 'failed' }>;
type Off = Extract<RemoteLoadResult, { status: 'off' }>;
type PartLoaded = { readonly status: 'loaded'; readonly part: ComponentLike<never>; readonly version: string };

/** A screen or widget in hand, or why not. */
export type PartLoadResult = PartLoaded | Failed | Off;

/** A version whose part threw while it was drawn. */
export interface BrokenPart {
  readonly version: string;
  readonly cause: string;
}

/** What the loader needs of the rest of the host. */
export interface RemoteLoaderSetup extends TextsSetup {
  readonly boot: HostFiles & { readonly live: Pick<Boot['live'], 'remote' | 'fallbacks'> };
  /** Imports a module; the browser's own way but in tests. */
  readonly load?: (url: string) => Promise<unknown>;
  /** Holds scripts to the page's hashes; false where it has none of one (`StarterResult.hold`). */
  readonly hold: (scripts: readonly string[]) => boolean;
  /** Called once for every copy whose code is new to this page; returns the way to take back its start. */
  readonly onLoaded: (remote: RemoteDefinition, version: string, milliseconds: number) => () => void;
  readonly onFault: (name: RemoteName, version: string, fault: LoadFault) => void;
  /** A version that failed was replaced by another. */
  readonly onFallback: (name: RemoteName, version: string, to: string) => void;
  readonly reloadPage: () => void;
}

/** One step of the player asks for a part more than once: to have it ready, and to draw it. */
const SAME_ATTEMPT_MS = 1000;

/**
 * Loads sections through the federation runtime, and their parts. What works is remembered for the page's life; a failure
 * never is: a person's retry asks for the chosen version.
 */
export class RemoteLoader {
  private readonly releases: SectionReleases;
  private readonly federation: Federation;
  private readonly opened = new Map<RemoteName, OpenedSection>();
  private readonly parts = new Map<string, ComponentLike<never>>();
  /** Parts on their way; what just failed is still the answer to who asked for the same step of the player. */
  private readonly asked = new Map<string, { readonly work: Promise<PartLoadResult>; until: number }>();
  private readonly running: RunningCopies;
  private readonly texts: PartTexts;

  constructor(private readonly setup: RemoteLoaderSetup) {
    const { boot, load, onFault } = setup;
    const { allowsOverrides, overrideOrigins } = boot.document;
    this.texts = new PartTexts(setup);
    this.running = new RunningCopies(({ remote, version, milliseconds }) =>
      setup.onLoaded(remote, version, milliseconds),
    );
    this.releases = new SectionReleases(boot.live);
    const releases = releasePlugin({
      releases: this.releases,
      boot,
      ...(load !== undefined && { load }),
      mayRun: this.mayRun,
      mayOverride: (entry) => allowsOverrides && isAllowedElsewhere(entry, overrideOrigins),
      onOpened: this.take,
      onFault,
      onFallback: (name, version) => setup.onFallback(name, version, this.opened.get(name)?.version ?? ''),
    });
    this.federation = createFederation([releases], boot.document);
  }

  /** The part, when it is there already: drawn at once, without a moment of nothing. */
  peek(name: RemoteName, kind: PartKind, part: string): PartLoadResult | undefined {
    const section = this.present(name);
    const component = section && this.parts.get(`${name}@${section.version}/${kind}/${part}`);
    return section && component && { status: 'loaded', part: component, version: section.version };
  }

  /** The version of a remote that runs on this page, once one does. */
  runningVersion(name: RemoteName): string | undefined {
    return this.running.versionOf(name);
  }

  /** Whether a part of a remote is in the page. */
  isDrawn(name: RemoteName): boolean {
    return this.running.isDrawn(name);
  }

  /** A part of a version is in the page until the returned function is called. */
  draw(name: RemoteName, version: string): () => void {
    return this.running.draw(name, version);
  }

  async load(name: RemoteName): Promise<RemoteLoadResult> {
    try {
      const { remote, version } = await this.section(name);
      return { status: 'loaded', remote, version };
    } catch (error) {
      return failureOf(error);
    }
  }

  /** Loads one screen or widget with everything it needs: code, styles, texts. */
  loadPart(name: RemoteName, kind: PartKind, part: string, broken?: BrokenPart): Promise<PartLoadResult> {
    const key = `${name}/${kind}/${part}`;
    const present = this.asked.get(key);
    if (broken === undefined && present !== undefined && performance.now() < present.until) return present.work;
    const asked = { work: this.findPart(name, kind, part, broken), until: Infinity };
    this.asked.set(key, asked);
    void asked.work.then(({ status }) => {
      asked.until = status === 'failed' ? performance.now() + SAME_ATTEMPT_MS : 0;
    });
    return asked.work;
  }

  /** Loads the texts of every remote on the page in a language, before the page turns to it. */
  async loadTexts(language: FileLanguage): Promise<void> {
    await Promise.all(this.running.all().map(({ remote, version }) => this.texts.ensure(remote, version, language)));
  }

  /** Before a person's own retry: back to the chosen version; where only a new page can help, that. */
  prepareRetry(name: RemoteName): void {
    const chosen = this.setup.boot.live.remote(name);
    if (chosen.status !== 'on') return;
    this.asked.clear();
    this.releases.useChosen(name);
    const address = this.releases.addressOf(name, chosen.version);
    if (address.isSpent) this.setup.reloadPage();
    else address.prepareRetry();
  }

  /** A part of the version that is loaded now; where that fails, of the versions before it. */
  private async findPart(name: RemoteName, kind: PartKind, part: string, broken?: BrokenPart): Promise<PartLoadResult> {
    if (broken !== undefined)
      this.setup.onFault(name, broken.version, { stage: 'render', cause: broken.cause, isKept: false });
    let first: { readonly section: OpenedSection; readonly failed: Failed } | null = null;
    let section: OpenedSection;
    do {
      try {
        section = await this.section(name);
      } catch (error) {
        const failed = failureOf(error);
        if (first === null) return failed;
        break;
      }
      const result: PartLoadResult =
        broken?.version === section.version
          ? { status: 'failed', stage: 'render', cause: broken.cause }
          : await this.partOf(section, kind, part);
      if (result.status === 'failed' && result.stage === 'missing' && first === null)
        return this.newerPart(section, kind, part, result);
      if (result.status !== 'failed') {
        if (first !== null) this.setup.onFallback(name, first.section.version, section.version);
        return result;
      }
      first ??= { section, failed: result };
    } while (this.releases.moveOn(name, section.version));
    // None has it: the one that failed first answers again.
    this.releases.use(name, first.section.version);
    this.take(first.section);
    return first.failed;
  }

  private async partOf(section: OpenedSection, kind: PartKind, part: string): Promise<PartLoadResult> {
    const { name, version } = section;
    try {
      const component = await openPart(section, kind, part, {
        boot: this.setup.boot,
        address: this.releases.addressOf(name, version),
        language: this.setup.language(),
        mayRun: this.mayRun,
        section: () => this.section(name),
        ensureTexts: ({ remote }) => this.texts.ensure(remote, version),
      });
      this.parts.set(`${name}@${version}/${kind}/${part}`, component);
      return { status: 'loaded', part: component, version };
    } catch (error) {
      const fault = faultOf(error, 'chunk');
      // Nothing failed, or the runtime's plugin has told of it.
      const isTold = fault.stage === 'missing' || fault.cause === REPLACED;
      if (!isTold) this.setup.onFault(name, version, fault);
      return { status: 'failed', stage: fault.stage, cause: fault.cause };
    }
  }

  /** A part that a stand-in does not have yet is asked of the chosen version once more. */
  private async newerPart(
    { name, version }: OpenedSection,
    kind: PartKind,
    part: string,
    missing: Failed,
  ): Promise<PartLoadResult> {
    const chosen = this.setup.boot.live.remote(name);
    if (chosen.status !== 'on' || chosen.version === version) return missing;
    this.releases.useChosen(name);
    try {
      const newer = await this.section(name);
      return newer.version === version ? missing : await this.partOf(newer, kind, part);
    } catch {
      return missing;
    }
  }

  /** The section in the version that is loaded now. */
  private async section(name: RemoteName): Promise<OpenedSection> {
    const present = this.present(name);
    if (present !== undefined) return present;
    // The plugin asks the same; but the runtime warns of whatever a plugin throws there.
    releaseNow(this.releases, name);
    await this.federation.loadRemote(`${name}${EXPOSED_MODULE.slice(1)}`);
    const opened = this.opened.get(name);
    if (opened === undefined) throw new Error(`Nobody told of ${name}`);
    return opened;
  }

  /** The section, where it is there as it is to be loaded now. */
  private present(name: RemoteName): OpenedSection | undefined {
    const opened = this.opened.get(name);
    const now = this.releases.now(name);
    if (opened === undefined || now.status !== 'on' || now.version !== opened.version) return undefined;
    return this.releases.addressOf(name, opened.version).isSecond === opened.isSecond ? opened : undefined;
  }

  /** From now on this version answers for its section. Throws what its start throws. */
  private readonly take = (section: OpenedSection): void => {
    const { name, release } = section;
    const styles = Object.keys(release.styleIntegrity).map((file) => this.setup.boot.fileUrl(name, file, release));
    this.running.take(section, styles);
    this.opened.set(name, section);
  };

  /** Whether no script runs without a hash; what an override brings in has none, and needs none. */
  private readonly mayRun = (release: BootRelease, files: readonly string[], shared: readonly string[]): boolean => {
    if (release.base !== undefined) return true;
    const scripts = [...files, ...hostFiles(this.setup.boot, 'sharedChunks', shared)].filter(
      (url) => !url.endsWith('.css'),
    );
    return this.setup.hold(scripts);
  };
}

function failureOf(error: unknown): Failed | Off {
  if (error instanceof SectionOff) return { status: 'off', message: error.off as Off['message'] };
  const { stage, cause } = faultOf(error, 'entry');
  return { status: 'failed', stage, cause };
}
