import type { RemoteDefinition } from 'shared-contracts/remote/remote-contract';
import type { RemoteName } from 'shared-contracts/remote/remote-names';
import type { OpenedSection } from '../federation/release-plugin';
import { DrawnVersions, type VersionStyles } from './drawn-versions';

interface RemoteInstance {
  readonly remote: RemoteDefinition;
  readonly version: string;
  readonly end: () => void;
}

/**
 * The active instance of each remote. A replaced one keeps the registrations of its start only while components of it
 * are still in the page.
 */
export class ActiveRemotes {
  private readonly active = new Map<RemoteName, RemoteInstance>();
  private readonly leaving = new Map<string, RemoteInstance>();
  private readonly drawn = new DrawnVersions((name, version) => this.endLeaving(`${name}@${version}`));

  /** @param start runs the start of a remote and returns the function that undoes its registrations; may throw */
  constructor(private readonly start: (section: OpenedSection) => () => void) {}

  /** Activates an instance; if its start throws, changes nothing and rethrows. */
  activate(section: OpenedSection, styles: VersionStyles): void {
    const { name, version, remote } = section;
    const former = this.active.get(name);
    if (former?.remote !== remote) {
      this.endLeaving(`${name}@${version}`);
      this.active.set(name, { remote, version, end: this.start(section) });
      if (former !== undefined) this.retire(name, former, version);
    }
    this.drawn.activate(name, version, styles);
  }

  versionOf(name: RemoteName): string | undefined {
    return this.active.get(name)?.version;
  }

  all(): readonly RemoteInstance[] {
    return [...this.active.values()];
  }

  /** Whether a part of the active version is in the page. */
  isDrawn(name: RemoteName): boolean {
    const version = this.versionOf(name);
    return version !== undefined && this.drawn.isDrawn(name, version);
  }

  /** A part of a version is in the page until the returned function is called. */
  draw(name: RemoteName, version: string, part: string): () => void {
    return this.drawn.draw(name, version, part);
  }

  private retire(name: RemoteName, former: RemoteInstance, version: string): void {
    if (former.version !== version && this.drawn.isDrawn(name, former.version))
      this.leaving.set(`${name}@${former.version}`, former);
    else former.end();
  }

  private endLeaving(key: string): void {
    this.leaving.get(key)?.end();
    this.leaving.delete(key);
  }
}
