import type { FileLanguage } from 'shared-contracts/language';
import type { RemoteLoadResult } from 'shared-contracts/remote/load-result';
import type { ComponentLike, RemoteDefinition } from 'shared-contracts/remote/remote-contract';
import type { RemoteName } from 'shared-contracts/remote/remote-names';
import type { Boot } from '../releases/boot';
import type { LoadableRelease } from '../releases/live-releases';
import type { Containers } from './container';
import type { HostFiles } from './host-files';
import { faultOf, type LoadFault } from './load-fault';
import { PartTexts, type TextsSetup } from './part-texts';
import { RemoteCopy, type PartKind } from './remote-copy';
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
  readonly boot: HostFiles & Pick<Boot, 'fileUrl'> & { readonly live: Pick<Boot['live'], 'remote' | 'fallbacks'> };
  readonly containers: Containers;
  /** Holds scripts to the page's hashes; false where it has none of one. */
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
 * Loads remotes and their parts; where the chosen version of one does not work, the version before it. What
 * works is remembered for the page's life; a failure never is: a person's retry asks for the chosen version.
 */
export class RemoteLoader {
  private readonly copies = new Map<string, RemoteCopy>();
  private readonly current = new Map<RemoteName, RemoteCopy>();
  private readonly underWay = new Map<RemoteName, Promise<RemoteLoadResult>>();
  /** Parts on their way; what just failed is still the answer to who asked for the same step of the player. */
  private readonly asked = new Map<string, { readonly work: Promise<PartLoadResult>; until: number }>();
  private readonly running: RunningCopies;
  private readonly texts: PartTexts;

  constructor(private readonly setup: RemoteLoaderSetup) {
    this.texts = new PartTexts(setup);
    this.running = new RunningCopies((copy, remote) => setup.onLoaded(remote, copy.version, copy.openedIn));
  }

  /** The part, when it is there already: drawn at once, without a moment of nothing. */
  peek(name: RemoteName, kind: PartKind, part: string): PartLoadResult | undefined {
    if (this.setup.boot.live.remote(name).status !== 'on') return undefined;
    const copy = this.current.get(name);
    const component = copy?.peek(kind, part);
    return copy === undefined || component === undefined
      ? undefined
      : { status: 'loaded', part: component, version: copy.version };
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
    const chosen = this.setup.boot.live.remote(name);
    if (chosen.status === 'off') return { status: 'off', message: chosen.message as Off['message'] };
    if (chosen.status === 'absent') return { status: 'failed', stage: 'missing', cause: 'no release' };
    const present = this.current.get(name);
    if (present?.remote) return { status: 'loaded', remote: present.remote, version: present.version };
    const running = this.underWay.get(name);
    if (running !== undefined) return running;
    const work = this.takeFirst(name, this.candidates(name, chosen)).finally(() => this.underWay.delete(name));
    this.underWay.set(name, work);
    return work;
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
    const copy = this.copy(name, chosen);
    if (this.current.get(name) !== copy) this.current.delete(name);
    if (copy.isSpent) this.setup.reloadPage();
    else copy.prepareRetry();
  }

  private async findPart(name: RemoteName, kind: PartKind, part: string, broken?: BrokenPart): Promise<PartLoadResult> {
    if (broken !== undefined)
      this.failed(name, broken.version, { stage: 'render', cause: broken.cause, isKept: false });
    const result = await this.load(name);
    const copy = this.current.get(name);
    if (result.status !== 'loaded') return result;
    if (copy === undefined) return { status: 'failed', stage: 'missing', cause: part };
    const first: PartLoadResult =
      broken?.version === copy.version
        ? { status: 'failed', stage: 'render', cause: broken.cause }
        : await this.partOf(copy, kind, part);
    if (first.status !== 'failed') return first;
    if (first.stage === 'missing') return this.newerPart(copy, kind, part, first);
    for (const other of this.followers(copy)) {
      const found = await this.partOf(other, kind, part);
      if (found.status !== 'loaded') continue;
      this.setup.onFallback(name, copy.version, other.version);
      return found;
    }
    return first;
  }

  private async takeFirst(name: RemoteName, candidates: readonly RemoteCopy[]): Promise<RemoteLoadResult> {
    let first: { readonly copy: RemoteCopy; readonly failed: Failed } | null = null;
    for (const copy of candidates) {
      const failed = await this.take(copy);
      if (failed !== null) {
        first ??= { copy, failed };
        continue;
      }
      if (first !== null) this.setup.onFallback(name, first.copy.version, copy.version);
      if (copy.remote !== null) return { status: 'loaded', remote: copy.remote, version: copy.version };
    }
    return first?.failed ?? { status: 'failed', stage: 'missing', cause: 'no release' };
  }

  /** Opens a copy and lets it answer for its remote; null when that worked. */
  private async take(copy: RemoteCopy): Promise<Failed | null> {
    const outcome = await copy.open();
    return outcome.ok ? this.answer(copy, outcome.value) : this.failed(copy.name, copy.version, outcome.fault);
  }

  private answer(copy: RemoteCopy, remote: RemoteDefinition): Failed | null {
    try {
      this.running.take(copy, remote);
    } catch (error) {
      // A remote whose start throws is not there: the next try loads it anew.
      const fault = faultOf(error, 'entry');
      copy.forget(fault);
      return this.failed(copy.name, copy.version, fault);
    }
    this.current.set(copy.name, copy);
    return null;
  }

  private async partOf(copy: RemoteCopy, kind: PartKind, part: string): Promise<PartLoadResult> {
    const outcome = await copy.openPart(kind, part, {
      language: this.setup.language(),
      ensureTexts: (remote) => this.texts.ensure(remote, copy.version),
    });
    if (!outcome.ok) {
      const { stage, cause } = outcome.fault;
      return stage === 'missing'
        ? { status: 'failed', stage, cause }
        : this.failed(copy.name, copy.version, outcome.fault);
    }
    const failed = copy.remote === null ? null : this.answer(copy, copy.remote);
    return failed ?? { status: 'loaded', part: outcome.value, version: copy.version };
  }

  /** A part that a stand-in does not have yet is asked of the chosen version once more. */
  private async newerPart(copy: RemoteCopy, kind: PartKind, part: string, missing: Failed): Promise<PartLoadResult> {
    const chosen = this.setup.boot.live.remote(copy.name);
    if (chosen.status !== 'on' || chosen.version === copy.version) return missing;
    return this.partOf(this.copy(copy.name, chosen), kind, part);
  }

  /** The chosen version and what may stand in for it; from the one in use on, where one is. */
  private candidates(name: RemoteName, chosen: LoadableRelease): readonly RemoteCopy[] {
    const others = this.setup.boot.live.fallbacks(name, chosen.version).map((release) => this.copy(name, release));
    const all = [this.copy(name, chosen), ...others.filter((copy) => copy.fits())];
    const position = all.findIndex((copy) => copy === this.current.get(name));
    return position <= 0 ? all : all.slice(position);
  }

  private followers(copy: RemoteCopy): readonly RemoteCopy[] {
    const chosen = this.setup.boot.live.remote(copy.name);
    return chosen.status === 'on' ? this.candidates(copy.name, chosen).filter((other) => other !== copy) : [];
  }

  private copy(name: RemoteName, release: LoadableRelease): RemoteCopy {
    const key = `${name}@${release.version}`;
    const { boot, containers, hold } = this.setup;
    const copy = this.copies.get(key) ?? new RemoteCopy(name, release, { boot, containers, hold });
    this.copies.set(key, copy);
    return copy;
  }

  private failed(name: RemoteName, version: string, fault: LoadFault): Failed {
    this.setup.onFault(name, version, fault);
    return { status: 'failed', stage: fault.stage, cause: fault.cause };
  }
}
