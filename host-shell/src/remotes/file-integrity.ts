/** Hashes of scripts as the page's import map lists them; none where it cannot be read. */
export function listedIntegrity(page: Document = document): Readonly<Record<string, string>> {
  try {
    const text = page.querySelector('script[type=importmap]')?.textContent ?? '{}';
    return (JSON.parse(text) as { integrity?: Record<string, string> }).integrity ?? {};
  } catch {
    return {};
  }
}

/** The same by whole address. */
export function scriptIntegrity(page: Document = document): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(listedIntegrity(page)).map(([url, hash]) => [new URL(url, page.baseURI).href, hash]),
  );
}
