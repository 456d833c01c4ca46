import type { ServerModule } from 'prerender/renderer-process';
import type { StyleFile } from 'prerender/critical-styles';
import type { ReleaseDescriptor } from 'shared-contracts/release/descriptor';
import { packageOf, resolveView, viewOfMost, type MapView } from 'shared-contracts/release/resolve';
import { satisfies } from 'shared-contracts/release/semver';
import type { DescriptorSource } from 'shared-contracts/release/verify';
import { packagesIn, type PackageName } from 'shared-contracts/remote/remote-names';
import { hasIntegrity } from '../store/digest';
import { fileKey } from '../store/keys';
import type { ObjectStore } from '../store/store';
import { UserError } from '../text/user-error';

/** The modules that render a merchant's pages: those of the versions that most of its devices run. */
export interface SiteModules {
  readonly host: ServerModule;
  readonly sections: Readonly<Record<string, ServerModule>>;
}

/** Reads files of releases once, each as it was published. */
export class ReleaseFiles {
  readonly #read = new Map<string, Promise<string>>();

  constructor(
    private readonly store: ObjectStore,
    private readonly descriptorOf: DescriptorSource,
  ) {}

  /** The modules of a view; null where its host renders nothing. */
  async modulesOf(view: MapView): Promise<SiteModules | null> {
    const set = resolveView(viewOfMost(view), 0);
    const releaseOf = (name: PackageName): ReleaseDescriptor | undefined => {
      const served = packageOf(set, name);
      return served.status === 'on' ? this.descriptorOf(name, served.version) : undefined;
    };
    const provided = releaseOf('host-shell')?.contract.version ?? '';
    const modules: Record<string, ServerModule> = {};
    for (const name of packagesIn(view.packages)) {
      const release = releaseOf(name);
      // Shims are loaded in browsers only.
      const isRendered =
        release !== undefined && (name === 'host-shell' || satisfies(provided, release.contract.range));
      const module = isRendered ? await this.#module(release) : null;
      if (module !== null) modules[name] = module;
    }
    const { 'host-shell': host, ...sections } = modules;
    return host === undefined ? null : { host, sections };
  }

  /** A style file of a release, for a page whose files lie there. */
  async style(name: string, version: string, file: string, assetsBase: string): Promise<StyleFile> {
    const release = this.descriptorOf(name as PackageName, version);
    if (release === undefined || !file.endsWith('.css')) throw new UserError(`${name} ${version} has no style ${file}`);
    return { text: await this.#text(release, file), base: `${assetsBase}${name}/` };
  }

  async #module(release: ReleaseDescriptor): Promise<ServerModule | null> {
    const { server } = release;
    return server === undefined ? null : { hash: server.integrity, text: await this.#text(release, server.file) };
  }

  #text(release: ReleaseDescriptor, file: string): Promise<string> {
    const key = fileKey(release.name, file);
    const known = this.#read.get(key) ?? this.#readSound(release, file, key);
    this.#read.set(key, known);
    return known;
  }

  async #readSound(release: ReleaseDescriptor, file: string, key: string): Promise<string> {
    const expected = release.files.find(({ name }) => name === file)?.integrity;
    const found = await this.store.get(key);
    if (found === null || expected === undefined || !hasIntegrity(found.bytes, expected))
      throw new UserError(`${key} in the store is not the file that ${release.name} ${release.version} has`);
    return new TextDecoder().decode(found.bytes);
  }
}
