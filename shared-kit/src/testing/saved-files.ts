/** A file that was handed to the device. */
export interface SavedFile {
  readonly name: string;
  readonly text: string;
}

/** Catches downloads, for a test environment has no folder for them; its end gives everything back. */
export function catchFiles(): { readonly files: SavedFile[]; readonly release: () => void } {
  const files: SavedFile[] = [];
  const blobs = new Map<string, Blob>();
  URL.createObjectURL = (blob: Blob): string => {
    const address = `blob:test/${blobs.size}`;
    blobs.set(address, blob);
    return address;
  };
  URL.revokeObjectURL = () => undefined;
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const blob = blobs.get(this.href);
    const reader = new FileReader();
    reader.onload = () => {
      if (typeof reader.result === 'string') files.push({ name: this.download, text: reader.result });
    };
    if (blob !== undefined) reader.readAsText(blob);
  });
  return { files, release: () => click.mockRestore() };
}
