import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { BannerData } from 'reference-gateway/data/announcement-data';
import { drawnCategory } from 'reference-gateway/server/images/image-routes';
import {
  bannerPlace,
  DEFAULT_PICTURE,
  gamePicturePlaces,
  PICTURES,
  SPARE_PICTURES,
  scaledPlace,
  sparePicturePlace,
} from 'reference-gateway/server/images/picture-files';
import { findMerchant } from 'reference-gateway/data/merchants';
import { createGateway } from 'reference-gateway/gateway';
import { BANNER_WIDTHS, TILE_WIDTHS, type PictureWidth } from 'shared-contracts/scaled-picture';
import { banner } from './banner-art';
import { defaultPicture } from './default-art';
import { gamePicture } from './game-art';
import { rasterize, rasterizeAvif, type RasterSize } from './rasterize';

/** A tile is 111 px wide on a phone of 390. */
const TILE: RasterSize = { width: 222, mostBytes: 8000 };
/** A banner is 358 px wide on a phone of 390. */
const BANNER: RasterSize = { width: 720, mostBytes: 24_000 };

const CATEGORIES = ['RNG', 'FISH', 'LIVE', 'PVP', 'SPORTS', 'ESPORTS', 'COCKFIGHT', 'BINGO', 'LOTT', 'ELOTT'];

interface Planned {
  readonly place: string;
  readonly drawing: string;
  readonly size: RasterSize;
  /** Beside the usual size, as AVIF. */
  readonly widths: readonly PictureWidth[];
}

interface GameRow {
  readonly node_id: number;
  readonly name: string;
  readonly category: string;
  readonly classify: string;
  readonly code: string;
  readonly vendor: string;
}

interface BannerRow {
  readonly id: number;
  readonly merchant: string;
  readonly data: string;
}

function gameOf(row: GameRow): Planned {
  const category = drawnCategory(row, row.code);
  const [place] = gamePicturePlaces({ id: row.node_id, name: row.name, category });
  const drawing = gamePicture({ seed: `game ${row.node_id}`, title: row.name, category, vendor: row.vendor });
  return { place, drawing, size: TILE, widths: TILE_WIDTHS };
}

function bannerOf({ id, merchant, data }: BannerRow): Planned {
  const { headline, tagline, category } = JSON.parse(data) as BannerData;
  const brandHue = findMerchant(merchant)?.brandHue ?? 0;
  const drawing = banner({ seed: `banner ${id}`, headline, tagline, category, brandHue });
  return { place: bannerPlace(merchant, headline), drawing, size: BANNER, widths: BANNER_WIDTHS };
}

function sparesOf(category: string): readonly Planned[] {
  return Array.from({ length: SPARE_PICTURES }, (_, turn) => ({
    place: sparePicturePlace(category, turn),
    drawing: gamePicture({ seed: `spare ${turn}`, title: '', category, vendor: '' }),
    size: TILE,
    widths: TILE_WIDTHS,
  }));
}

/** Every picture that the gateway serves as a file: of the games and banners that its default seed has, and spare ones. */
async function plannedPictures(): Promise<readonly Planned[]> {
  const { store, close } = await createGateway({ passwordCost: 'cheap', test: true });
  const games = store.all<GameRow>(
    'SELECT g.node_id, g.name, g.category, g.classify, v.code, v.name AS vendor FROM games g JOIN vendors v ON v.code = g.vassalage',
  );
  const banners = store.all<BannerRow>("SELECT id, merchant, data FROM announcements WHERE type IN ('B', 'PR')");
  await close();
  return [
    ...games.map(gameOf),
    ...banners.map(bannerOf),
    ...CATEGORIES.flatMap(sparesOf),
    { place: DEFAULT_PICTURE, drawing: defaultPicture(), size: TILE, widths: TILE_WIDTHS },
  ];
}

/** `pnpm --filter lab art`: draws the pictures of games and banners again into the gateway's folder. */
async function main(): Promise<void> {
  const planned = await plannedPictures();
  rmSync(PICTURES, { recursive: true, force: true });
  let total = 0;
  const keep = (name: string, bytes: Buffer): void => {
    const file = path.join(PICTURES, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, bytes);
    total += bytes.length;
  };
  for (const { place, drawing, size, widths } of planned) {
    keep(`${place}.webp`, await rasterize(drawing, size));
    for (const width of widths) keep(`${scaledPlace(place, width)}.avif`, await rasterizeAvif(drawing, width));
  }
  process.stdout.write(`${planned.length} pictures, ${(total / 1e6).toFixed(2)} MB\n`);
}

await main();
