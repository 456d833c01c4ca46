import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PictureWidth } from 'shared-contracts/scaled-picture';

/** The pictures that `lab/art` drew: WebP files, a folder for each kind, and AVIF files in a folder for each width. */
export const PICTURES = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../../pictures');

/** How many pictures without lettering a category has, for games that have none of their own. */
export const SPARE_PICTURES = 4;

/** A picture of dots, and the name of exactly these bytes. */
export interface PictureFile {
  readonly bytes: Buffer;
  readonly tag: string;
  readonly type: 'image/webp' | 'image/avif';
}

function slugOf(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

/** A game as its picture shows it. */
export interface PicturedGame {
  readonly id: number;
  readonly name: string;
  readonly category: string;
}

/** Where the picture of a game lies: its own, else one of its category's without lettering. */
export function gamePicturePlaces({ id, name, category }: PicturedGame): readonly [own: string, spare: string] {
  return [`game/${slugOf(category)}-${slugOf(name)}`, sparePicturePlace(category, id % SPARE_PICTURES)];
}

export function sparePicturePlace(category: string, turn: number): string {
  return `spare/${slugOf(category)}-${turn}`;
}

/** Where a merchant's banner with that headline lies. */
export function bannerPlace(merchant: string, headline: string): string {
  return `banner/${slugOf(merchant)}-${slugOf(headline)}`;
}

/** What is shown where there is no other picture. */
export const DEFAULT_PICTURE = 'default';

/** The place of a picture's file in a width. */
export function scaledPlace(place: string, width: PictureWidth): string {
  return `${width}/${place}`;
}

const read = new Map<string, PictureFile | undefined>();

function readPicture(file: string): PictureFile | undefined {
  try {
    const bytes = readFileSync(path.join(PICTURES, file));
    const tag = createHash('sha256').update(bytes).digest('base64url').slice(0, 24);
    return { bytes, tag, type: file.endsWith('.avif') ? 'image/avif' : 'image/webp' };
  } catch {
    return undefined;
  }
}

/** All of them are 13 MB, so what was read once stays in memory. */
function pictureFile(file: string): PictureFile | undefined {
  if (!read.has(file)) read.set(file, readPicture(file));
  return read.get(file);
}

/** The first of these pictures that there is; as AVIF in a width where one is given, and that file is there. */
export function pictureAt(places: readonly string[], width?: PictureWidth): PictureFile | undefined {
  for (const place of places) {
    const picture = pictureFile(`${place}.webp`);
    if (picture === undefined) continue;
    return (width && pictureFile(`${scaledPlace(place, width)}.avif`)) ?? picture;
  }
  return undefined;
}
