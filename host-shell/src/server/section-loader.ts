import { fileLanguage, type LanguageCode } from 'shared-contracts/language';
import type { ComponentLike, RemoteDefinition } from 'shared-contracts/remote/remote-contract';
import type { RemoteLoadResult } from 'shared-contracts/remote/load-result';
import type { RemoteName } from 'shared-contracts/remote/remote-names';
import type { LiveReleases } from '../boot/live-releases';
import type { PartKind, PartLoadResult } from '../remotes/load-component';
import { PartTexts, type TextsSetup } from '../remotes/part-texts';
import type { PartLoader } from '../remotes/remote-loader';
import { NotRendered, type RenderInput } from './rendered-page';

/** What the loader needs of the page. */
export interface SectionLoaderSetup extends Pick<RenderInput, 'openSection'>, Pick<TextsSetup, 'addTexts'> {
  readonly live: Pick<LiveReleases, 'remote'>;
  readonly language: LanguageCode;
}

const nothing = (): void => undefined;

/** Opens server builds of sections. A part that does not come fails the page: half of one is not what a browser draws. */
export class SectionLoader implements PartLoader {
  private readonly sections = new Map<RemoteName, Promise<RemoteDefinition>>();
  private readonly parts = new Map<string, PartLoadResult>();

  private readonly texts: PartTexts;

  constructor(private readonly setup: SectionLoaderSetup) {
    const language = fileLanguage(setup.language);
    this.texts = new PartTexts({ language: () => language, addTexts: setup.addTexts });
  }

  peek(name: RemoteName, kind: PartKind, part: string): PartLoadResult | undefined {
    return this.parts.get(`${name}/${kind}/${part}`);
  }

  async loadPart(name: RemoteName, kind: PartKind, part: string): Promise<PartLoadResult> {
    const release = this.setup.live.remote(name);
    if (release.status === 'off') return { status: 'off', message: release.message };
    if (release.status === 'absent') throw new NotRendered(name, 'the page has no release of it');
    try {
      const section = await this.open(name);
      const load = section[kind][part];
      if (load === undefined) throw new NotRendered(name, `it has no ${part} among its ${kind}`);
      const { version } = release;
      await this.texts.ensure(section, version, release.release[kind][part]?.texts);
      const result = { status: 'loaded', part: (await load()) as ComponentLike<never>, version } as const;
      this.parts.set(`${name}/${kind}/${part}`, result);
      return result;
    } catch (error) {
      throw NotRendered.of(name, error);
    }
  }

  async load(name: RemoteName): Promise<RemoteLoadResult> {
    const release = this.setup.live.remote(name);
    if (release.status !== 'on') return { status: 'failed', stage: 'missing', cause: name };
    return { status: 'loaded', remote: await this.open(name), version: release.version };
  }

  async loadTexts(): Promise<void> {
    // A page on a server keeps its language: each part has its texts since it was loaded.
  }

  runningVersion(name: RemoteName): string | undefined {
    const release = this.setup.live.remote(name);
    return release.status === 'on' ? release.version : undefined;
  }

  isDrawn(): boolean {
    return false;
  }

  draw(): () => void {
    return nothing;
  }

  prepareRetry(): void {
    // Nobody asks a server to try again.
  }

  private open(name: RemoteName): Promise<RemoteDefinition> {
    const present = this.sections.get(name);
    if (present !== undefined) return present;
    const opening = this.setup.openSection(name);
    this.sections.set(name, opening);
    return opening;
  }
}
