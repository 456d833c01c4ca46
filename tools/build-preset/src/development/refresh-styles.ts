/// <reference lib="dom" />

/** The hash in the name of a style file, and its ending. */
const HASH = /\.[0-9a-f]+\.css$/;

function stem(name: string): string {
  return name.replace(HASH, '');
}

function linksBelow(base: string): readonly HTMLLinkElement[] {
  return [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].filter(({ href }) =>
    href.startsWith(base),
  );
}

/** Applies a style in the place of its earlier states, which go when it has loaded: no moment is without. */
function replace(link: HTMLLinkElement, base: string, name: string): void {
  const next = link.cloneNode() as HTMLLinkElement;
  // The hash of the file before.
  next.removeAttribute('integrity');
  next.href = `${base}${name}`;
  next.addEventListener('load', () => {
    for (const other of linksBelow(base)) if (other !== next && stem(other.href) === stem(next.href)) other.remove();
  });
  next.addEventListener('error', () => next.remove());
  link.after(next);
}

/** Exchanges the applied styles of a build for those of the next, by the names of its style files; others stay. */
export function refreshStyles(base: string, names: readonly string[]): void {
  const applied = linksBelow(base);
  const hrefs = new Set(applied.map(({ href }) => href));
  const done = new Set<string>();
  for (const link of applied) {
    const name = names.find((one) => stem(`${base}${one}`) === stem(link.href));
    if (name === undefined || hrefs.has(`${base}${name}`) || done.has(name)) continue;
    done.add(name);
    replace(link, base, name);
  }
}
