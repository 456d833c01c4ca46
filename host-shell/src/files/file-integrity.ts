type Hashes = Readonly<Record<string, string>>;

/** The import map that was read last, and what it lists. */
let read: { readonly text: string; readonly integrity: Hashes } = { text: '', integrity: {} };

function integrityOf(text: string): Hashes {
  try {
    return (JSON.parse(text) as { integrity?: Hashes }).integrity ?? {};
  } catch {
    return {};
  }
}

/** Hashes of scripts as the page's import map lists them; none where it cannot be read. */
export function listedIntegrity(page: Document = document): Hashes {
  const text = page.querySelector('script[type=importmap]')?.textContent ?? '';
  // Read once: it has some 40 kB, and every part that is opened asks.
  if (text !== read.text) read = { text, integrity: integrityOf(text) };
  return read.integrity;
}

/** The hash that the page has for a script's whole address; its map lists scripts of its own origin by path. */
export function hashOf(url: string, page: Document = document): string | undefined {
  const listed = listedIntegrity(page);
  const { origin } = new URL(page.baseURI);
  return listed[url] ?? (url.startsWith(`${origin}/`) ? listed[url.slice(origin.length)] : undefined);
}
