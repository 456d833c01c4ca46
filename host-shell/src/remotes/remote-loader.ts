import type { FileLanguage } from 'shared-contracts/language';
import type { RemoteLoadResult } from 'shared-contracts/remote/load-result';
import {
  isRemoteDefinition,
  type ComponentLike,
  type RemoteDefinition,
  type Texts,
} from 'shared-contracts/remote/remote-contract';
import type { RemoteName } from 'shared-contracts/remote/remote-names';
import { RETRY_MARK } from 'shared-contracts/release/boot-names';
import { satisfies } from 'shared-contracts/release/semver';
import { CONTRACT_VERSION } from 'shared-contracts/version';
import type { Boot } from '../releases/boot';
import type { Containers } from './container';
import { hasOtherBytes } from './file-integrity';
import { faultOf, withTimeout, type LoadFault } from './load-fault';

type Failed = Extract<RemoteLoadResult, { status: 'failed' }>;
type Off = Extract<RemoteLoadResult, { status: 'off' }>;

/** A screen or widget in hand, or why not. */
export type PartLoadResult =
  { readonly status: 'loaded'; readonly part: ComponentLike<never>; readonly version: string } | Failed | Off;

/** What the loader needs of the rest of the host. */
export interface RemoteLoaderSetup {
  readonly boot: Pick<Boot, 'remote' | 'fileUrl'>;
  readonly containers: Containers;
  readonly language: () => FileLanguage;
  /** Takes the texts of a package in one language. */
  readonly addTexts: (namespace: string, language: FileLanguage, texts: Texts) => void;
  /** Called once for every remote whose code is new to this page. */
  readonly onLoaded: (remote: RemoteDefinition, version: string) => void;
  readonly onFault: (name: RemoteName, version: string, fault: LoadFault) => void;
  readonly reloadPage: () => void;
}

interface Attempts {
  /** The browser keeps the failure of the plain address: a person's retry goes to the marked one. */
  needsMark: boolean;
  /** Loads go to the marked address. */
  mark: boolean;
  /** Both addresses have failed in a way that the browser keeps: only a new page helps. */
  isSpent: boolean;
}

/**
 * Loads remotes and their parts. Successes and loads under way are remembered; a failure never is: the next
 * attempt asks again, at another address where the browser would only repeat itself.
 */
export class RemoteLoader {
  private readonly loaded = new Map<RemoteName, { readonly remote: RemoteDefinition; readonly version: string }>();
  private readonly underWay = new Map<string, Promise<RemoteLoadResult>>();
  private readonly parts = new Map<string, ComponentLike<never>>();
  private readonly attempts = new Map<RemoteName, Attempts>();
  private readonly texts = new Set<string>();

  constructor(private readonly setup: RemoteLoaderSetup) {}

  /** The part, when it is there already: drawn at once, without a moment of nothing. */
  peek(name: RemoteName, kind: 'screens' | 'widgets', part: string): PartLoadResult | undefined {
    const component = this.parts.get(`${name}/${kind}/${part}`);
    const version = this.loaded.get(name)?.version;
    return component === undefined || version === undefined
      ? undefined
      : { status: 'loaded', part: component, version };
  }

  /** Names of the remotes whose code is on this page. */
  names(): readonly RemoteName[] {
    return [...this.loaded.keys()];
  }

  async load(name: RemoteName): Promise<RemoteLoadResult> {
    const present = this.loaded.get(name);
    if (present !== undefined) return { status: 'loaded', ...present };
    const running = this.underWay.get(name);
    if (running !== undefined) return running;
    const work = this.loadFresh(name).finally(() => this.underWay.delete(name));
    this.underWay.set(name, work);
    return work;
  }

  /** Loads one screen or widget with everything it needs: code, styles, texts. */
  async loadPart(name: RemoteName, kind: 'screens' | 'widgets', part: string): Promise<PartLoadResult> {
    const result = await this.load(name);
    if (result.status !== 'loaded') return result;
    const open = result.remote[kind][part];
    if (open === undefined) return { status: 'failed', stage: 'missing', cause: part };
    try {
      const [component] = await withTimeout(Promise.all([open(), this.ensureTexts(result.remote)]));
      if (typeof component !== 'function') return { status: 'failed', stage: 'exposed', cause: part };
      this.parts.set(`${name}/${kind}/${part}`, component as ComponentLike<never>);
      return { status: 'loaded', part: component as ComponentLike<never>, version: result.version };
    } catch (error) {
      const fault = faultOf(error, 'chunk');
      if (fault.isKept) {
        // The chunk's failure stays with this copy of the remote: the next try takes a fresh copy.
        this.loaded.delete(name);
        this.noteKept(name, fault);
      }
      return this.failed(name, result.version, fault);
    }
  }

  /** Loads the texts of every remote on the page in a language, before the page turns to it. */
  async loadTexts(language: FileLanguage): Promise<void> {
    await Promise.all([...this.loaded.values()].map(({ remote }) => this.ensureTexts(remote, language)));
  }

  /** Before a person's own retry: a page whose addresses are all spent has to be loaded anew. */
  prepareRetry(name: RemoteName): void {
    const attempts = this.attempts.get(name);
    if (attempts?.isSpent === true) this.setup.reloadPage();
    else if (attempts?.needsMark === true) attempts.mark = true;
  }

  private async loadFresh(name: RemoteName): Promise<RemoteLoadResult> {
    const chosen = this.setup.boot.remote(name);
    if (chosen.status === 'off') return { status: 'off', message: chosen.message as Off['message'] };
    if (chosen.status === 'absent') return { status: 'failed', stage: 'missing', cause: 'no release' };
    const { version, release } = chosen;
    if (!satisfies(CONTRACT_VERSION, release.contract.range)) {
      return this.failed(name, version, { stage: 'contract', cause: release.contract.range, isKept: false });
    }
    const entry = this.setup.boot.fileUrl(name, release.entry);
    const url = this.attempts.get(name)?.mark === true ? `${entry}${RETRY_MARK}` : entry;
    try {
      const remote = await withTimeout(this.setup.containers.open(name, url));
      if (!isRemoteDefinition(remote))
        return this.failed(name, version, { stage: 'exposed', cause: 'not a remote', isKept: false });
      if (!satisfies(remote.contract, release.contract.range)) {
        return this.failed(name, version, { stage: 'contract', cause: remote.contract, isKept: false });
      }
      this.loaded.set(name, { remote, version });
      this.startRemote(name, remote, version);
      return { status: 'loaded', remote, version };
    } catch (error) {
      return this.failed(name, version, await this.diagnose(name, release.start.scripts, faultOf(error, 'entry')));
    }
  }

  /** A remote whose start throws is not there: the next try loads it anew. */
  private startRemote(name: RemoteName, remote: RemoteDefinition, version: string): void {
    try {
      this.setup.onLoaded(remote, version);
    } catch (error) {
      this.loaded.delete(name);
      throw error;
    }
  }

  /** Tells wrong bytes from a lost connection, and decides where the next try goes. */
  private async diagnose(name: RemoteName, scripts: readonly string[], fault: LoadFault): Promise<LoadFault> {
    const isLost = fault.cause === 'not fetched';
    const checks = isLost
      ? await Promise.all(scripts.map((file) => hasOtherBytes(this.setup.boot.fileUrl(name, file))))
      : [];
    const found: LoadFault = checks.includes(true) ? { stage: 'integrity', cause: 'other bytes', isKept: true } : fault;
    if (found.isKept) this.noteKept(name, found);
    return found;
  }

  /** Browsers ask again for what they could not fetch; what threw, or still hangs, they keep. */
  private noteKept(name: RemoteName, fault: LoadFault): void {
    const mark = this.attempts.get(name)?.mark ?? false;
    this.attempts.set(name, { needsMark: true, mark, isSpent: mark && fault.stage !== 'integrity' });
  }

  private async ensureTexts(remote: RemoteDefinition, language = this.setup.language()): Promise<void> {
    const key = `${remote.name}/${language}`;
    if (this.texts.has(key)) return;
    this.setup.addTexts(remote.name, language, await remote.locales[language]());
    this.texts.add(key);
  }

  private failed(name: RemoteName, version: string, fault: LoadFault): Failed {
    this.setup.onFault(name, version, fault);
    return { status: 'failed', stage: fault.stage, cause: fault.cause };
  }
}
