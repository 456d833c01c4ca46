import { fileLanguage, type FileLanguage, type LanguageCode } from 'shared-contracts/language';
import type { ComponentLike, RemoteDefinition } from 'shared-contracts/remote/remote-contract';
import type { RemoteLoadResult } from 'shared-contracts/remote/load-result';
import type { RemoteName } from 'shared-contracts/remote/remote-names';
import type { LiveReleases } from '../boot/live-releases';
import type { PartKind, PartLoadResult } from '../remotes/load-component';
import type { PartLoader } from '../remotes/remote-loader';
import { NotRendered, type RenderInput } from './rendered-page';

/** What the loader needs of the page. */
export interface SectionLoaderSetup extends Pick<RenderInput, 'openSection'> {
  readonly live: Pick<LiveReleases, 'remote'>;
  readonly language: LanguageCode;
  readonly addTexts: (
    namespace: string,
    language: FileLanguage,
    texts: Awaited<ReturnType<RemoteDefinition['locales'][FileLanguage]>>,
  ) => void;
}

const nothing = (): void => undefined;

/** Opens server builds of sections. A part that does not come fails the page: half of one is not what a browser draws. */
export class SectionLoader implements PartLoader {
  private readonly sections = new Map<RemoteName, Promise<RemoteDefinition>>();
  private readonly parts = new Map<string, PartLoadResult>();

  constructor(private readonly setup: SectionLoaderSetup) {}

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
      const result = {
        status: 'loaded',
        part: (await load()) as ComponentLike<never>,
        version: release.version,
      } as const;
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
    await Promise.all([...this.sections.values()].map((section) => section.then((remote) => this.addTexts(remote))));
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
    const opening = this.setup.openSection(name).then(async (remote) => {
      await this.addTexts(remote);
      return remote;
    });
    this.sections.set(name, opening);
    return opening;
  }

  private async addTexts({ name, locales }: RemoteDefinition): Promise<void> {
    const language = fileLanguage(this.setup.language);
    this.setup.addTexts(name, language, await locales[language]());
  }
}
