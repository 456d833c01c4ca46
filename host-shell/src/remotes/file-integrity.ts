/** Hashes by address, as the page's import map lists them for scripts. */
export function scriptIntegrity(page: Document = document): Readonly<Record<string, string>> {
  try {
    const text = page.querySelector('script[type=importmap]')?.textContent ?? '{}';
    const table = (JSON.parse(text) as { integrity?: Record<string, string> }).integrity ?? {};
    return Object.fromEntries(Object.entries(table).map(([url, hash]) => [new URL(url, page.baseURI).href, hash]));
  } catch {
    return {};
  }
}
