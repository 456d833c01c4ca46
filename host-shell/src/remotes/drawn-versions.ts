import type { RemoteName } from 'shared-contracts/remote/remote-names';

/** Addresses of styles: all of a version, and those that each of its parts needs, by the part's key. */
export interface VersionStyles {
  readonly all: readonly string[];
  readonly parts: Readonly<Record<string, readonly string[]>>;
}

interface KnownVersion {
  readonly styles: VersionStyles;
  /** Parts of it in the page, by key, and how often. */
  readonly drawn: Map<string, number>;
}

function setStyle(link: HTMLLinkElement, isWanted: boolean): void {
  const media = isWanted ? 'all' : 'not all';
  if (link.media !== media) link.media = media;
}

/**
 * Which parts of which versions of each remote are in the page. Versions of one remote may share class names, so styles
 * follow the parts that are drawn: of a part that another version stands in for, they are disabled.
 */
export class DrawnVersions {
  private readonly known = new Map<RemoteName, Map<string, KnownVersion>>();
  private readonly current = new Map<RemoteName, string>();

  /** @param onLeft called when the last part of a version has left the page */
  constructor(private readonly onLeft: (name: RemoteName, version: string) => void) {}

  /** The version that is drawn next. */
  activate(name: RemoteName, version: string, styles: VersionStyles): void {
    const versions = this.known.get(name) ?? new Map<string, KnownVersion>();
    this.known.set(name, versions);
    if (!versions.has(version)) versions.set(version, { styles, drawn: new Map() });
    this.current.set(name, version);
    this.applyStyles(name);
  }

  isDrawn(name: RemoteName, version: string): boolean {
    return (this.known.get(name)?.get(version)?.drawn.size ?? 0) > 0;
  }

  /** A part of a version is in the page until the returned function is called. */
  draw(name: RemoteName, version: string, part: string): () => void {
    const entry = this.known.get(name)?.get(version);
    if (entry === undefined) return () => undefined;
    const count = (by: number): void => {
      const times = (entry.drawn.get(part) ?? 0) + by;
      if (times > 0) entry.drawn.set(part, times);
      else entry.drawn.delete(part);
    };
    count(1);
    this.applyStyles(name);
    return () => {
      count(-1);
      this.applyStyles(name);
      if (entry.drawn.size === 0) this.onLeft(name, version);
    };
  }

  /**
   * Of a version that is drawn, the styles of its drawn parts; of the current one, those of every part that may be drawn
   * next, which is not one that another version stands in for. Styles of no part in particular come with any of them.
   */
  private wantedStyles(name: RemoteName, versions: ReadonlyMap<string, KnownVersion>): ReadonlySet<string> {
    const current = this.current.get(name);
    const anywhere = new Set([...versions.values()].flatMap(({ drawn }) => [...drawn.keys()]));
    const ofVersion = ([version, { styles, drawn }]: readonly [string, KnownVersion]): readonly string[] => {
      if (drawn.size === 0 && version !== current) return [];
      const mayBeDrawn = (part: string): boolean => drawn.has(part) || (version === current && !anywhere.has(part));
      const ofParts = (isWanted: boolean): ReadonlySet<string> =>
        new Set(
          Object.keys(styles.parts).flatMap((part) =>
            mayBeDrawn(part) === isWanted ? (styles.parts[part] ?? []) : [],
          ),
        );
      const [kept, left] = [ofParts(true), ofParts(false)];
      return styles.all.filter((style) => kept.has(style) || !left.has(style));
    };
    return new Set([...versions].flatMap(ofVersion));
  }

  private applyStyles(name: RemoteName): void {
    const versions = this.known.get(name);
    if (versions === undefined || versions.size < 2) return;
    const own = new Set([...versions.values()].flatMap(({ styles }) => styles.all));
    const wanted = this.wantedStyles(name, versions);
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'))
      if (own.has(link.href)) setStyle(link, wanted.has(link.href));
  }
}
