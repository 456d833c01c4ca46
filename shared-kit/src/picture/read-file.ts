function read<Result>(start: (reader: FileReader) => void): Promise<Result> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as Result);
    reader.onerror = () => reject(reader.error ?? new Error('the file could not be read'));
    start(reader);
  });
}

/** A file as a data URL, for previews; rejects when the device does not give the file any more. */
export function readDataUrl(file: Blob): Promise<string> {
  return read((reader) => reader.readAsDataURL(file));
}

/** The first bytes of a file; rejects when the device does not give the file any more. */
export async function readStart(file: Blob, length: number): Promise<Uint8Array> {
  return new Uint8Array(await read<ArrayBuffer>((reader) => reader.readAsArrayBuffer(file.slice(0, length))));
}
