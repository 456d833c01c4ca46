import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The pictures that `lab/art` drew: WebP files, a folder for each kind. */
export const PICTURES = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../../pictures');

/** How many pictures without lettering a category has, for games that have none of their own. */
export const SPARE_PICTURES = 4;

/** A picture of dots, and the name of exactly these bytes. */
export interface PictureFile {
  readonly bytes: Buffer;
  readonly tag: string;
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

const read = new Map<string, PictureFile | undefined>();

function readPicture(place: string): PictureFile | undefined {
  try {
    const bytes = readFileSync(path.join(PICTURES, `${place}.webp`));
    return { bytes, tag: createHash('sha256').update(bytes).digest('base64url').slice(0, 24) };
  } catch {
    return undefined;
  }
}

/** The first of these pictures that there is. All of them are 6 MB, so what was read once stays in memory. */
export function pictureAt(...places: readonly string[]): PictureFile | undefined {
  for (const place of places) {
    if (!read.has(place)) read.set(place, readPicture(place));
    const picture = read.get(place);
    if (picture !== undefined) return picture;
  }
  return undefined;
}
