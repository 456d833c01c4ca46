/** The value of a key in a storage; null also if access is denied. */
export function storedText(storage: 'localStorage' | 'sessionStorage', key: string): string | null {
  try {
    return window[storage].getItem(key);
  } catch {
    return null;
  }
}
