import type { FileLanguage } from 'shared-contracts/language';
import type { RemoteLoadResult } from 'shared-contracts/remote/load-result';
import type { ComponentLike } from 'shared-contracts/remote/remote-contract';
import type { RemoteName } from 'shared-contracts/remote/remote-names';
import { SectionOff, type OpenedSection } from '../federation/release-plugin';
import { faultOf } from '../files/load-fault';
import {
  componentKey,
  loadComponent,
  type ComponentSetup,
  type Failed,
  type Off,
  type PartKind,
  type PartLoadResult,
} from './load-component';
import { PartTexts, type TextsSetup } from './part-texts';
import { Sections, type SectionsSetup } from './sections';

/** A version whose part threw while rendering. */
export interface BrokenPart {
  readonly version: string;
  readonly cause: string;
}

/** What the loader needs from the rest of the host. */
export interface RemoteLoaderSetup extends TextsSetup, SectionsSetup {
  readonly reloadPage: () => void;
}

/** One navigation requests a part more than once: to prepare it, and to render it. */
const SAME_ATTEMPT_MS = 1000;

/** What the host has of the loader. */
export type PartLoader = Pick<RemoteLoader, keyof RemoteLoader>;

/**
 * Loads parts of sections: a screen or widget of the served version, else of a working one before it. A success is
 * remembered until the page is left, a failure never: a person's retry requests the chosen version.
 */
export class RemoteLoader {
  private readonly sections: Sections;
  private readonly texts: PartTexts;
  private readonly components = new Map<string, ComponentLike<never>>();
  private readonly page: ComponentSetup;
  /** Loads in progress; a failed one still answers other requests of the same navigation. */
  private readonly asked = new Map<string, { readonly work: Promise<PartLoadResult>; until: number }>();

  constructor(private readonly setup: RemoteLoaderSetup) {
    this.texts = new PartTexts(setup);
    this.sections = new Sections(setup);
    const { boot, language, onFault } = setup;
    this.page = { boot, sections: this.sections, texts: this.texts, language, components: this.components, onFault };
  }

  /** The part if it has already loaded: it renders at once, without a skeleton. */
  peek(name: RemoteName, kind: PartKind, part: string): PartLoadResult | undefined {
    const section = this.sections.present(name);
    const component = section && this.components.get(componentKey(section, kind, part));
    return section && component && { status: 'loaded', part: component, version: section.version };
  }

  /** The version of a remote that runs on this page, if one does. */
  runningVersion(name: RemoteName): string | undefined {
    return this.sections.active.versionOf(name);
  }

  /** Whether a part of a remote is in the page. */
  isDrawn(name: RemoteName): boolean {
    return this.sections.active.isDrawn(name);
  }

  /** A part of a version is in the page until the returned function is called. */
  draw(name: RemoteName, version: string, kind: PartKind, part: string): () => void {
    return this.sections.active.draw(name, version, `${kind}/${part}`);
  }

  /** Opens a section without a part of it. */
  async load(name: RemoteName): Promise<RemoteLoadResult> {
    try {
      const { remote, version } = await this.sections.open(name);
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
    const asked = { work: this.loadFirstWorking(name, kind, part, broken), until: Infinity };
    this.asked.set(key, asked);
    void asked.work.then(({ status }) => {
      asked.until = status === 'failed' ? performance.now() + SAME_ATTEMPT_MS : 0;
    });
    return asked.work;
  }

  /** Loads the texts of every remote on the page in a language, before the page turns to it. */
  async loadTexts(language: FileLanguage): Promise<void> {
    const active = this.sections.active.all();
    await Promise.all(active.map(({ remote, version }) => this.texts.ensure(remote, version, [], language)));
  }

  /** Before a person's retry: returns to the chosen version, or reloads the page if only that can help. */
  prepareRetry(name: RemoteName): void {
    const chosen = this.setup.boot.live.remote(name);
    if (chosen.status !== 'on') return;
    this.asked.clear();
    const { releases } = this.sections;
    releases.useChosen(name);
    const address = releases.addressOf(name, chosen.version);
    if (address.isSpent) this.setup.reloadPage();
    else address.prepareRetry();
  }

  /** A part of the current version; if that fails, of the versions before it. */
  private async loadFirstWorking(
    name: RemoteName,
    kind: PartKind,
    part: string,
    broken?: BrokenPart,
  ): Promise<PartLoadResult> {
    const { sections } = this;
    const { onFault, onFallback } = this.setup;
    if (broken !== undefined)
      onFault(name, broken.version, { stage: 'render', cause: broken.cause, isCachedByBrowser: false });
    let first: { readonly section: OpenedSection; readonly failed: Failed } | null = null;
    let section: OpenedSection;
    do {
      try {
        section = await sections.open(name);
      } catch (error) {
        const failed = failureOf(error);
        if (first === null) return failed;
        break;
      }
      const result: PartLoadResult =
        broken?.version === section.version
          ? { status: 'failed', stage: 'render', cause: broken.cause }
          : await loadComponent(section, kind, part, this.page);
      if (result.status === 'failed' && result.stage === 'missing' && first === null)
        return this.newerPart(section, kind, part, result);
      if (result.status !== 'failed') {
        if (first !== null) onFallback(name, first.section.version, section.version);
        return result;
      }
      first ??= { section, failed: result };
    } while (sections.releases.moveOn(name, section.version));
    // No version has it: return to the one that failed first.
    sections.releases.use(name, first.section.version);
    sections.activate(first.section);
    return first.failed;
  }
  /** A part that a fallback has not loaded yet is requested from the chosen version once more. */
  private async newerPart(
    { name, version }: OpenedSection,
    kind: PartKind,
    part: string,
    missing: Failed,
  ): Promise<PartLoadResult> {
    const chosen = this.setup.boot.live.remote(name);
    if (chosen.status !== 'on' || chosen.version === version) return missing;
    this.sections.releases.useChosen(name);
    try {
      const newer = await this.sections.open(name);
      return newer.version === version ? missing : await loadComponent(newer, kind, part, this.page);
    } catch {
      return missing;
    }
  }
}

function failureOf(error: unknown): Failed | Off {
  if (error instanceof SectionOff) return { status: 'off', message: error.off as Off['message'] };
  const { stage, cause } = faultOf(error, 'entry');
  return { status: 'failed', stage, cause };
}
