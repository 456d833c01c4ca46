import type { FileLanguage } from 'shared-contracts/language';
import { isRemoteDefinition, type ComponentLike, type RemoteDefinition } from 'shared-contracts/remote/remote-contract';
import type { RemoteName } from 'shared-contracts/remote/remote-names';
import { satisfies } from 'shared-contracts/release/semver';
import { CONTRACT_VERSION } from 'shared-contracts/version';
import type { Boot } from '../releases/boot';
import type { LoadableRelease } from '../releases/live-releases';
import type { Containers } from './container';
import { sharedFiles, type HostFiles } from './host-files';
import type { LoadFault } from './load-fault';
import { LoadAddress, withSecondTries, type LoadOutcome } from './second-tries';

export type PartKind = 'screens' | 'widgets';

/** What a copy is loaded with. */
export interface CopySetup {
  readonly boot: HostFiles & Pick<Boot, 'fileUrl'>;
  readonly containers: Containers;
  /** Holds scripts to the page's hashes; false where it has none of one (`StarterResult.hold`). */
  readonly hold: (scripts: readonly string[]) => boolean;
}

/** The texts that a part is drawn with. */
export interface TextsBeside {
  readonly language: FileLanguage;
  readonly ensureTexts: (remote: RemoteDefinition) => Promise<void>;
}

function refused(stage: LoadFault['stage'], cause: string): { readonly ok: false; readonly fault: LoadFault } {
  return { ok: false, fault: { stage, cause, isKept: false } };
}

const UNHELD = refused('integrity', 'no hash');

/** One version of a remote on this page: opens it and its parts. What worked is remembered, what failed is not. */
export class RemoteCopy {
  private definition: RemoteDefinition | null = null;
  /** Whether the copy in hand came from the marked address. */
  private cameMarked = false;
  private running: Promise<LoadOutcome<RemoteDefinition>> | null = null;
  private readonly parts = new Map<string, ComponentLike<never>>();
  private readonly address = new LoadAddress();
  /** How long its opening took, in ms. */
  openedIn = 0;

  constructor(
    readonly name: RemoteName,
    readonly chosen: LoadableRelease,
    private readonly setup: CopySetup,
  ) {}

  get version(): string {
    return this.chosen.version;
  }

  /** Only a new page can help. */
  get isSpent(): boolean {
    return this.address.isSpent;
  }

  prepareRetry(): void {
    this.address.prepareRetry();
  }

  /** What was opened, until it is let go. */
  get remote(): RemoteDefinition | null {
    return this.definition;
  }

  /** Addresses of all its styles. */
  get styles(): readonly string[] {
    return this.urls(Object.keys(this.chosen.release.styleIntegrity));
  }

  /** Whether the release was built for this host's contract. */
  fits(): boolean {
    return satisfies(CONTRACT_VERSION, this.chosen.release.contract.range);
  }

  peek(kind: PartKind, part: string): ComponentLike<never> | undefined {
    return this.parts.get(`${kind}/${part}`);
  }

  /** Opens it, once however often it is asked. */
  open(): Promise<LoadOutcome<RemoteDefinition>> {
    if (this.definition !== null && this.cameMarked === this.address.isMarked)
      return Promise.resolve({ ok: true, value: this.definition });
    this.running ??= this.openFresh().finally(() => (this.running = null));
    return this.running;
  }

  /** Forgets the copy in hand; for one that could be read but not started. */
  forget(fault: LoadFault): void {
    this.definition = null;
    this.address.noteKept(fault);
  }

  /** Opens a part and its texts, which `ensureTexts` brings. */
  async openPart(
    kind: PartKind,
    part: string,
    { language, ensureTexts }: TextsBeside,
  ): Promise<LoadOutcome<ComponentLike<never>>> {
    const needed = this.chosen.release[kind][part];
    const texts = this.chosen.release.locales[language];
    const files = this.urls([...(needed?.scripts ?? []), ...(needed?.styles ?? []), ...(texts?.scripts ?? [])]);
    const outcome = await withSecondTries({
      when: 'chunk',
      address: this.address,
      files,
      shared: needed?.shared ?? [],
      boot: this.setup.boot,
      open: async () => {
        const opened = await this.open();
        if (!opened.ok) return opened;
        const open = opened.value[kind][part];
        if (open === undefined) return refused('missing', part);
        if (!this.areHeld(files, needed?.shared)) return UNHELD;
        const [component] = await Promise.all([open(), ensureTexts(opened.value)]);
        return typeof component === 'function' ? { ok: true as const, value: component } : refused('exposed', part);
      },
    });
    if (!outcome.ok) {
      // What threw stays with this copy: the next try takes a fresh one.
      if (outcome.fault.isKept) this.definition = null;
      return outcome;
    }
    if (outcome.value.ok) this.parts.set(`${kind}/${part}`, outcome.value.value as ComponentLike<never>);
    return outcome.value as LoadOutcome<ComponentLike<never>>;
  }

  /** Whether no script runs without a hash; what an override brings in has none, and needs none. */
  private areHeld(files: readonly string[], shared: readonly string[] = []): boolean {
    if (this.chosen.release.base !== undefined || this.address.isMarked) return true;
    const scripts = [...files, ...sharedFiles(this.setup.boot, shared)].filter((url) => !url.endsWith('.css'));
    return this.setup.hold(scripts);
  }

  private urls(files: readonly string[]): readonly string[] {
    return files.map((file) => this.setup.boot.fileUrl(this.name, file, this.chosen.release));
  }

  private async openFresh(): Promise<LoadOutcome<RemoteDefinition>> {
    const { release } = this.chosen;
    if (!this.fits()) return refused('contract', release.contract.range);
    const [entry = '', ...others] = this.urls([...new Set([release.entry, ...release.start.scripts])]);
    const files = [entry, ...others];
    if (!this.areHeld(files, release.start.shared)) return UNHELD;
    const began = performance.now();
    const outcome = await withSecondTries({
      when: 'entry',
      address: this.address,
      files,
      shared: release.start.shared,
      boot: this.setup.boot,
      open: () => this.setup.containers.open(this.name, this.address.of(entry)),
    });
    if (!outcome.ok) return outcome;
    if (!isRemoteDefinition(outcome.value)) return refused('exposed', 'not a remote');
    if (!satisfies(outcome.value.contract, release.contract.range)) return refused('contract', outcome.value.contract);
    this.openedIn = Math.round(performance.now() - began);
    this.definition = outcome.value;
    this.cameMarked = this.address.isMarked;
    return { ok: true, value: outcome.value };
  }
}
