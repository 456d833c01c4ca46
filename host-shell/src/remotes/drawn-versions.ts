import type { RemoteName } from 'shared-contracts/remote/remote-names';

interface KnownVersion {
  /** Addresses of all its styles. */
  readonly styles: ReadonlySet<string>;
  /** Parts of it in the page. */
  drawn: number;
}

function setStyle(link: HTMLLinkElement, isWanted: boolean): void {
  const media = isWanted ? 'all' : 'not all';
  if (link.media !== media) link.media = media;
}

/**
 * Which versions of each remote are in the page. Versions of one remote share their class names: if there are several,
 * only the styles of those that are drawn, or about to be, are enabled.
 */
export class DrawnVersions {
  private readonly known = new Map<RemoteName, Map<string, KnownVersion>>();
  private readonly current = new Map<RemoteName, string>();

  /** @param onLeft called when the last part of a version has left the page */
  constructor(private readonly onLeft: (name: RemoteName, version: string) => void) {}

  /** The version that is drawn next. */
  activate(name: RemoteName, version: string, styles: readonly string[]): void {
    const versions = this.known.get(name) ?? new Map<string, KnownVersion>();
    this.known.set(name, versions);
    if (!versions.has(version)) versions.set(version, { styles: new Set(styles), drawn: 0 });
    this.current.set(name, version);
    this.applyStyles(name);
  }

  isDrawn(name: RemoteName, version: string): boolean {
    return (this.known.get(name)?.get(version)?.drawn ?? 0) > 0;
  }

  /** A part of a version is in the page until the returned function is called. */
  draw(name: RemoteName, version: string): () => void {
    const entry = this.known.get(name)?.get(version);
    if (entry === undefined) return () => undefined;
    entry.drawn += 1;
    this.applyStyles(name);
    return () => {
      entry.drawn -= 1;
      if (entry.drawn > 0) return;
      this.applyStyles(name);
      this.onLeft(name, version);
    };
  }

  private applyStyles(name: RemoteName): void {
    const versions = [...(this.known.get(name) ?? [])];
    if (versions.length < 2) return;
    const wanted = versions.filter(([version, { drawn }]) => drawn > 0 || version === this.current.get(name));
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
      const isOwn = versions.some(([, { styles }]) => styles.has(link.href));
      if (isOwn)
        setStyle(
          link,
          wanted.some(([, { styles }]) => styles.has(link.href)),
        );
    }
  }
}
