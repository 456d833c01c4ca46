/** What became of a file that was offered. */
export type SaveResult = 'saved' | 'shared' | 'cancelled';

function isCancelled(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}

/** Phones take files by their share sheet; a page that stands alone there has no way to download. */
async function share(file: File): Promise<SaveResult | undefined> {
  const data = { files: [file], title: file.name };
  const isTouched = window.matchMedia('(pointer: coarse)').matches;
  if (!isTouched || typeof navigator.canShare !== 'function' || !navigator.canShare(data)) return undefined;
  try {
    await navigator.share(data);
    return 'shared';
  } catch (error) {
    // Any other refusal leaves the download.
    return isCancelled(error) ? 'cancelled' : undefined;
  }
}

function download(file: File): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = file.name;
  link.click();
  // Safari reads the address only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Hands a text to the device as a file of that name. */
export async function saveFile(name: string, text: string): Promise<SaveResult> {
  const file = new File([text], name, { type: 'text/csv;charset=utf-8' });
  const result = await share(file);
  if (result !== undefined) return result;
  download(file);
  return 'saved';
}
