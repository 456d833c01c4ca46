import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Log } from '../app/log';
import { rasterize, type Rasterize, type RasterSize } from './rasterize';

/** A picture of dots, and the name of exactly these bytes. */
export interface KeptPicture {
  readonly bytes: Buffer;
  readonly tag: string;
}

/** Answers the picture of a drawing: the same bytes whenever it is asked for. */
export type KeptPictures = (drawing: string, size: RasterSize) => Promise<KeptPicture>;

export interface KeptPicturesOptions {
  /** Where pictures outlive the process; without it they are kept in memory alone. */
  readonly folder: string | undefined;
  readonly log: Log;
  readonly rasterize?: Rasterize;
}

/** A new way to render needs a new number: what lies in folders was rendered the old way. */
const RECIPE = 1;
/** What stays in memory; of what is over it the picture goes that nobody has asked for the longest. */
const MOST_BYTES = 12 * 1024 * 1024;
/** Pictures rendered at once: files and passwords need threads of the pool too. */
const MOST_AT_ONCE = 2;

function nameOf(text: string | Buffer): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 24);
}

function isWebp(bytes: Buffer): boolean {
  return bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP';
}

/** Lets so many work at once; who comes later waits for his turn. */
function turns(mostAtOnce: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let working = 0;
  return async (work) => {
    if (working < mostAtOnce) working += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else working -= 1;
    }
  };
}

/** The pictures used last, up to a number of bytes. */
function memoryOf(mostBytes: number) {
  const kept = new Map<string, KeptPicture>();
  let total = 0;
  return {
    get: (name: string): KeptPicture | undefined => {
      const picture = kept.get(name);
      if (picture) {
        kept.delete(name);
        kept.set(name, picture);
      }
      return picture;
    },
    keep: (name: string, picture: KeptPicture): void => {
      kept.set(name, picture);
      total += picture.bytes.length;
      for (const [oldest, { bytes }] of kept) {
        if (total <= mostBytes || oldest === name) break;
        kept.delete(oldest);
        total -= bytes.length;
      }
    },
  };
}

/** Renders a picture when it is first asked for, and keeps it in memory and in the folder. */
export function keepPictures({ folder, log, rasterize: render = rasterize }: KeptPicturesOptions): KeptPictures {
  const memory = memoryOf(MOST_BYTES);
  const onTheirWay = new Map<string, Promise<KeptPicture>>();
  const inTurn = turns(MOST_AT_ONCE);

  const read = async (file: string): Promise<Buffer | undefined> => {
    try {
      const bytes = await readFile(file);
      return isWebp(bytes) ? bytes : undefined;
    } catch {
      // Not rendered yet, or not readable: it is rendered.
      return undefined;
    }
  };
  const write = async (file: string, bytes: Buffer): Promise<void> => {
    const unfinished = `${file}.${randomUUID()}`;
    try {
      await mkdir(join(file, '..'), { recursive: true });
      await writeFile(unfinished, bytes);
      await rename(unfinished, file);
    } catch (error) {
      log({ event: 'picture.notKept', reason: (error as NodeJS.ErrnoException).code });
    }
  };
  const make = async (name: string, drawing: string, size: RasterSize): Promise<KeptPicture> => {
    const file = folder === undefined ? undefined : join(folder, `${name}.webp`);
    const found = file === undefined ? undefined : await read(file);
    const bytes = found ?? (await inTurn(() => render(drawing, size)));
    if (file !== undefined && found === undefined) await write(file, bytes);
    const picture = { bytes, tag: nameOf(bytes) };
    memory.keep(name, picture);
    return picture;
  };

  return async (drawing, size) => {
    const name = nameOf(`${RECIPE} ${size.width} ${size.mostBytes} ${drawing}`);
    const known = memory.get(name) ?? onTheirWay.get(name);
    if (known) return known;
    const coming = make(name, drawing, size).finally(() => onTheirWay.delete(name));
    onTheirWay.set(name, coming);
    return coming;
  };
}
