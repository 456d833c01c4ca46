/** A version of a remote. */
export interface RemoteVersion {
  /** Names it among the versions of its remote. */
  readonly version: string;
}

/**
 * Which version of each remote a page loads: the chosen one or, where that has failed here, the next one after it. A
 * stand-in stays until somebody returns to the chosen version.
 */
export abstract class StandIns<Release extends RemoteVersion> {
  private readonly versions = new Map<string, string>();

  /** The chosen release of a remote and those to try after it, in order; none if it is off or unknown. */
  protected abstract candidates(name: string): readonly Release[];

  /** The release in place of the chosen one; undefined while that one is loaded. */
  of(name: string): Release | undefined {
    return this.candidates(name).find(({ version }) => version === this.versions.get(name));
  }

  /** Moves on from a failed version to the next one, unless that has already happened; false if there is none. */
  moveOn(name: string, failed: string): boolean {
    const versions = this.candidates(name).map(({ version }) => version);
    // None is left after one that is no candidate.
    const later = versions.slice(versions.indexOf(failed) + 1 || versions.length);
    if (later.includes(this.versions.get(name) ?? '')) return true;
    const [next] = later;
    if (next === undefined) return false;
    this.use(name, next);
    return true;
  }

  /** Loads this version from now on. */
  use(name: string, version: string): void {
    this.versions.set(name, version);
  }

  /** Loads the chosen version from now on. */
  useChosen(name: string): void {
    this.versions.delete(name);
  }
}
