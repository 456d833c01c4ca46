/** What a storage has under a key; null also where the device lets nobody look. */
export function storedText(storage: 'localStorage' | 'sessionStorage', key: string): string | null {
  try {
    return window[storage].getItem(key);
  } catch {
    return null;
  }
}
