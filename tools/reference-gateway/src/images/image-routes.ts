import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { avatar } from '../art/avatar-art';
import { banner } from '../art/banner-art';
import { defaultPicture } from '../art/default-art';
import { flag } from '../art/flag-art';
import { gamePicture } from '../art/game-art';
import { lotteryIcon } from '../art/lottery-art';
import { vendorLogo } from '../art/vendor-logo';
import type { Store } from '../db/store';
import { findMerchant } from '../seed/merchants';
import { readRowNumber } from '../app/row-id';
import { uploadedIcon } from '../handlers/head-icons';
import { IMAGE_PREFIXES } from '../handlers/system';
import type { BannerData } from '../seed/announcement-data';
import { LOTTERIES } from '../seed/lotteries';
import { COCKFIGHT_VENDORS, ESPORTS_VENDORS } from '../seed/vendors';
import type { KeptPictures } from './kept-pictures';
import type { RasterSize } from './rasterize';

const ONE_DAY_SECONDS = 24 * 60 * 60;

interface GameImageRow {
  readonly node_id: number;
  readonly name: string;
  readonly category: string;
  readonly classify: string;
  readonly vendor: string;
}

/** The category a game is drawn as: the client's own categories have scenes of their own (S1 3). */
function drawnCategory(row: GameImageRow, vendorCode: string): string {
  if (ESPORTS_VENDORS.includes(vendorCode)) return 'ESPORTS';
  if (COCKFIGHT_VENDORS.includes(vendorCode)) return 'COCKFIGHT';
  return row.classify === 'BG' ? 'BINGO' : row.category;
}

/** A drawing, and the size in dots it is sent at; without one it is sent as it is drawn. */
interface Drawn {
  readonly drawing: string;
  readonly dots?: RasterSize;
}

/** A tile is 111 px wide on a phone of 390. */
const TILE_DOTS: RasterSize = { width: 222, mostBytes: 8000 };
/** A banner is 358 px wide on a phone of 390. */
const BANNER_DOTS: RasterSize = { width: 720, mostBytes: 24_000 };

/**
 * Relief, glow and lettering cost a phone's browser many times what dots do, so what has them is sent as WebP. Logos,
 * flags, avatars and balls are plain and sharp at any size as SVG.
 */
async function sendPicture(
  request: FastifyRequest,
  reply: FastifyReply,
  pictures: KeptPictures,
  drawn: Drawn | undefined,
): Promise<FastifyReply> {
  if (drawn === undefined)
    return reply.code(404).header('Cache-Control', 'no-store').type('text/plain').send('No such picture');
  reply.header('Cache-Control', `public, max-age=${ONE_DAY_SECONDS}`);
  if (drawn.dots === undefined)
    return reply
      .header('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
      .type('image/svg+xml')
      .send(drawn.drawing);
  const { bytes, tag } = await pictures(drawn.drawing, drawn.dots);
  reply.header('ETag', `"${tag}"`);
  if (request.headers['if-none-match'] === `"${tag}"`) return reply.code(304).send();
  return reply.type('image/webp').send(bytes);
}

function gamePictureOf(store: Store, vendorCode: string, nodeId: string): string | undefined {
  const row = store.get<GameImageRow>(
    `SELECT g.node_id, g.name, g.category, g.classify, v.name AS vendor FROM games g JOIN vendors v ON v.code = g.vassalage
     WHERE g.node_id = ? AND g.vassalage = ?`,
    readRowNumber(nodeId) ?? null,
    vendorCode,
  );
  if (!row) return undefined;
  const category = drawnCategory(row, vendorCode);
  return gamePicture({ seed: `game ${row.node_id}`, title: row.name, category, vendor: row.vendor });
}

function vendorPictureOf(store: Store, code: string, variant: 'color' | 'white' | 'small'): string | undefined {
  const row = store.get<{ name: string }>('SELECT name FROM vendors WHERE code = ?', code);
  return row && vendorLogo({ code, name: row.name, variant });
}

function lotteryIconOf(gameCode: string): string | undefined {
  const place = LOTTERIES.findIndex((entry) => entry.gameCode === gameCode);
  const lottery = LOTTERIES[place];
  return lottery && lotteryIcon({ seed: `lottery ${place}`, figure: String(lottery.balls) });
}

function bannerOf(store: Store, id: string): string | undefined {
  const row = store.get<{ merchant: string; data: string }>(
    "SELECT merchant, data FROM announcements WHERE id = ? AND type IN ('B', 'PR')",
    readRowNumber(id) ?? null,
  );
  if (!row) return undefined;
  const { headline, tagline, category } = JSON.parse(row.data) as BannerData;
  const brandHue = findMerchant(row.merchant)?.brandHue ?? 0;
  return banner({ seed: `banner ${id}`, headline, tagline, category, brandHue });
}

/** Draws the picture of a name, where there is one. */
type Draw = (name: string, vendor: string) => Drawn | undefined;

function plain(drawing: string | undefined): Drawn | undefined {
  return drawing === undefined ? undefined : { drawing };
}

function inDots(drawing: string | undefined, dots: RasterSize): Drawn | undefined {
  return drawing === undefined ? undefined : { drawing, dots };
}

/** What is drawn for the files of each folder. */
function drawTable(store: Store): Readonly<Record<string, Draw>> {
  return {
    'game/:vendor': (nodeId, vendor) => inDots(gamePictureOf(store, vendor, nodeId), TILE_DOTS),
    vendor: (code) => plain(vendorPictureOf(store, code, 'color')),
    'vendor/white': (code) => plain(vendorPictureOf(store, code, 'white')),
    'vendor/small': (code) => plain(vendorPictureOf(store, code, 'small')),
    banner: (id) => inDots(bannerOf(store, id), BANNER_DOTS),
    lottery: (gameCode) => plain(lotteryIconOf(gameCode)),
    avatar: (id) => plain(avatar(`avatar ${id}`)),
    flag: (code) => plain(flag(code.toUpperCase())),
  };
}

/** The pictures of D-43 under every prefix: drawn on request, the same for the same address. */
export function registerImages(app: FastifyInstance, store: Store, pictures: KeptPictures): void {
  const table = Object.entries(drawTable(store));
  for (const prefix of ['', ...IMAGE_PREFIXES]) {
    const root = `${prefix}/images`;
    for (const [folder, draw] of table)
      app.get<{ Params: { vendor?: string; file: string } }>(`${root}/${folder}/:file`, (request, reply) => {
        const { file, vendor = '' } = request.params;
        const name = nameOfFile(file);
        return sendPicture(request, reply, pictures, name === undefined ? undefined : draw(name, vendor));
      });
    app.get<{ Params: { file: string } }>(`${root}/member/:file`, (request, reply) => {
      const icon = uploadedIcon(store, request.params.file.replace(/\.png$/, ''));
      return icon ? sendUpload(reply, icon) : sendPicture(request, reply, pictures, undefined);
    });
    app.get(`${root}/default.png`, (request, reply) =>
      sendPicture(request, reply, pictures, { drawing: defaultPicture(), dots: TILE_DOTS }),
    );
  }
}

/** A picture that somebody uploaded: what it is was looked at then, and it is never read as anything else. */
function sendUpload(reply: FastifyReply, icon: { readonly type: string; readonly bytes: Buffer }): FastifyReply {
  return reply
    .header('Cache-Control', `private, max-age=${ONE_DAY_SECONDS}`)
    .header('Content-Security-Policy', "default-src 'none'; sandbox")
    .header('X-Content-Type-Options', 'nosniff')
    .type(icon.type)
    .send(icon.bytes);
}

/** Pictures are asked for as PNG (D-43) and are WebP or SVG; the type is in the header. */
function nameOfFile(file: string): string | undefined {
  return /^([\w-]{1,40})\.png$/.exec(file)?.[1];
}
