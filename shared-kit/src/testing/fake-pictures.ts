import type { PictureKind, PictureSize } from '../picture/picture';

const STARTS: Readonly<Record<PictureKind, readonly number[]>> = {
  jpeg: [0xff, 0xd8, 0xff, 0xe0],
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  webp: [0x52, 0x49, 0x46, 0x46, 0, 0, 0, 0, 0x57, 0x45, 0x42, 0x50],
};

/** A file that begins like a picture of this kind; its name and stated type are free. */
export function pictureFile(kind: PictureKind, name = 'proof.png', type = `image/${kind}`): File {
  return new File([new Uint8Array(STARTS[kind])], name, { type });
}

/** How a faked device treats pictures. */
export interface FakeDevice {
  /** The size of every picture; a header that cannot be read unless given. */
  readonly size?: PictureSize;
  readonly canDecode?: boolean;
  readonly canDraw?: boolean;
  /** The bytes of the JPEG that a canvas yields at a quality; null where it yields nothing. */
  readonly bytesAt?: (quality: number) => number | null;
}

/** What a faked device was asked to do. */
export interface DrawnLog {
  readonly drawn: (readonly number[])[];
  readonly papers: { readonly style: unknown; readonly size: PictureSize }[];
  readonly decoded: PictureSize[];
  readonly open: Set<string>;
}

/** Gives jsdom pictures and canvases, which it has none of; `jest.restoreAllMocks` takes them back. */
export function fakePictures(device: FakeDevice = {}): DrawnLog {
  const { size, canDecode = true, canDraw = true, bytesAt = () => 10 } = device;
  const log: DrawnLog = { drawn: [], papers: [], decoded: [], open: new Set() };
  const pictures = HTMLImageElement.prototype;
  Object.assign(URL, { createObjectURL: () => '', revokeObjectURL: () => undefined });
  Object.assign(pictures, { decode: () => Promise.resolve() });
  jest.spyOn(URL, 'createObjectURL').mockImplementation(() => {
    const address = `blob:${log.open.size}`;
    log.open.add(address);
    return address;
  });
  jest.spyOn(URL, 'revokeObjectURL').mockImplementation((address) => void log.open.delete(address));
  jest.spyOn(pictures, 'naturalWidth', 'get').mockReturnValue(size?.width ?? 0);
  jest.spyOn(pictures, 'naturalHeight', 'get').mockReturnValue(size?.height ?? 0);
  jest.spyOn(pictures, 'src', 'set').mockImplementation(function load(this: HTMLImageElement) {
    queueMicrotask(() => this.dispatchEvent(new Event(size ? 'load' : 'error')));
  });
  jest.spyOn(pictures, 'decode').mockImplementation(function decode(this: HTMLImageElement) {
    log.decoded.push({ width: this.naturalWidth, height: this.naturalHeight });
    return canDecode ? Promise.resolve() : Promise.reject(new Error('no picture'));
  });
  const canvases = HTMLCanvasElement.prototype;
  jest.spyOn(canvases, 'getContext').mockImplementation(function context(this: HTMLCanvasElement) {
    const pen = {
      fillStyle: '',
      fillRect: (_x: number, _y: number, width: number, height: number) =>
        void log.papers.push({ style: pen.fillStyle, size: { width, height } }),
      drawImage: (_image: unknown, ...numbers: number[]) => void log.drawn.push(numbers),
    };
    return canDraw ? (pen as unknown as CanvasRenderingContext2D) : null;
  });
  jest.spyOn(canvases, 'toBlob').mockImplementation((done, type, quality) => {
    const bytes = bytesAt(Number(quality));
    queueMicrotask(() => done(bytes === null ? null : new Blob([new Uint8Array(bytes)], { type: String(type) })));
  });
  return log;
}
