import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ACCEPTS_AVIF } from 'shared-contracts/release/delivery-rules';
import { PICTURE_WIDTHS, type PictureWidth } from 'shared-contracts/scaled-picture';
import { avatar } from '../../art/avatar-art';
import { flag } from '../../art/flag-art';
import { lotteryIcon } from '../../art/lottery-art';
import { vendorLogo } from '../../art/vendor-logo';
import type { Store } from '../../data/store/store';
import { readRowNumber } from '../../rules/row-id';
import { uploadedIcon } from '../../rules/account/head-icons';
import { IMAGE_PREFIXES } from '../../handlers/system/system';
import type { BannerData } from '../../data/announcement-data';
import { LOTTERIES } from '../../data/lotteries';
import { COCKFIGHT_VENDORS, ESPORTS_VENDORS } from '../../data/vendors';
import { bannerPlace, DEFAULT_PICTURE, gamePicturePlaces, pictureAt } from './picture-files';

const ONE_DAY_SECONDS = 24 * 60 * 60;
const CACHE_CONTROL = `public, max-age=${ONE_DAY_SECONDS}`;

interface GameImageRow {
  readonly node_id: number;
  readonly name: string;
  readonly category: string;
  readonly classify: string;
}

/** The category a game is drawn as: the client's own categories have scenes of their own. */
export function drawnCategory(row: Pick<GameImageRow, 'category' | 'classify'>, vendorCode: string): string {
  if (ESPORTS_VENDORS.includes(vendorCode)) return 'ESPORTS';
  if (COCKFIGHT_VENDORS.includes(vendorCode)) return 'COCKFIGHT';
  return row.classify === 'BG' ? 'BINGO' : row.category;
}

/** A drawing is sent as SVG; a picture of dots is the first that is at one of its places. */
type Picture = { readonly drawing: string } | { readonly places: readonly string[] };

/** The width that is asked for: undefined where none is, null where it is none of those that pictures have. */
function askedWidth(request: FastifyRequest): PictureWidth | null | undefined {
  const { w } = request.query as { readonly w?: unknown };
  return w === undefined ? undefined : (PICTURE_WIDTHS.find((width) => String(width) === w) ?? null);
}

/**
 * Relief, glow and lettering cost a phone's browser many times what dots do, so what has them is a WebP file. Logos, flags,
 * avatars and balls are plain, and sharp at any size as SVG.
 */
function sendPicture(request: FastifyRequest, reply: FastifyReply, picture: Picture | undefined): FastifyReply {
  const width = askedWidth(request);
  if (picture === undefined || width === null) return sendNothing(reply);
  if ('places' in picture) return sendFile(request, reply, picture.places, width);
  return reply
    .header('Cache-Control', CACHE_CONTROL)
    .header('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
    .type('image/svg+xml')
    .send(picture.drawing);
}

function sendNothing(reply: FastifyReply): FastifyReply {
  return reply.code(404).header('Cache-Control', 'no-store').type('text/plain').send('No such picture');
}

/** Who does not take AVIF gets the WebP of the usual size in any width: such browsers are few, and draw it as well. */
function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  places: readonly string[],
  width: PictureWidth | undefined,
): FastifyReply {
  const takesAvif = ACCEPTS_AVIF.test(request.headers.accept ?? '');
  const file = pictureAt(places, takesAvif ? width : undefined);
  if (file === undefined) return sendNothing(reply);
  reply.header('Cache-Control', CACHE_CONTROL).header('ETag', `"${file.tag}"`);
  if (width !== undefined) reply.header('Vary', 'Accept');
  if (request.headers['if-none-match'] === `"${file.tag}"`) return reply.code(304).send();
  return reply.type(file.type).send(file.bytes);
}

function gamePictureOf(store: Store, vendorCode: string, nodeId: string): Picture | undefined {
  const row = store.get<GameImageRow>(
    'SELECT node_id, name, category, classify FROM games WHERE node_id = ? AND vassalage = ?',
    readRowNumber(nodeId) ?? null,
    vendorCode,
  );
  if (!row) return undefined;
  const category = drawnCategory(row, vendorCode);
  return { places: gamePicturePlaces({ id: row.node_id, name: row.name, category }) };
}

function vendorPictureOf(store: Store, code: string, variant: 'color' | 'white' | 'small'): Picture | undefined {
  const row = store.get<{ name: string }>('SELECT name FROM vendors WHERE code = ?', code);
  return drawn(row && vendorLogo({ code, name: row.name, variant }));
}

function lotteryIconOf(gameCode: string): Picture | undefined {
  const place = LOTTERIES.findIndex((entry) => entry.gameCode === gameCode);
  const lottery = LOTTERIES[place];
  return drawn(lottery && lotteryIcon({ seed: `lottery ${place}`, figure: String(lottery.balls) }));
}

function bannerOf(store: Store, id: string): Picture | undefined {
  const row = store.get<{ merchant: string; data: string }>(
    "SELECT merchant, data FROM announcements WHERE id = ? AND type IN ('B', 'PR')",
    readRowNumber(id) ?? null,
  );
  return row && { places: [bannerPlace(row.merchant, (JSON.parse(row.data) as BannerData).headline)] };
}

function drawn(drawing: string | undefined): Picture | undefined {
  return drawing === undefined ? undefined : { drawing };
}

/** The picture of a name, where there is one. */
type Find = (name: string, vendor: string) => Picture | undefined;

/** Where the pictures of each folder come from. */
function pictureTable(store: Store): Readonly<Record<string, Find>> {
  return {
    'game/:vendor': (nodeId, vendor) => gamePictureOf(store, vendor, nodeId),
    vendor: (code) => vendorPictureOf(store, code, 'color'),
    'vendor/white': (code) => vendorPictureOf(store, code, 'white'),
    'vendor/small': (code) => vendorPictureOf(store, code, 'small'),
    banner: (id) => bannerOf(store, id),
    lottery: (gameCode) => lotteryIconOf(gameCode),
    avatar: (id) => drawn(avatar(`avatar ${id}`)),
    flag: (code) => drawn(flag(code.toUpperCase())),
  };
}

/** The pictures under every prefix: the same for the same address. */
export function registerImages(app: FastifyInstance, store: Store): void {
  const table = Object.entries(pictureTable(store));
  for (const prefix of ['', ...IMAGE_PREFIXES]) {
    const root = `${prefix}/images`;
    for (const [folder, find] of table)
      app.get<{ Params: { vendor?: string; file: string } }>(`${root}/${folder}/:file`, (request, reply) => {
        const { file, vendor = '' } = request.params;
        const name = nameOfFile(file);
        return sendPicture(request, reply, name === undefined ? undefined : find(name, vendor));
      });
    app.get<{ Params: { file: string } }>(`${root}/member/:file`, (request, reply) => {
      const icon = uploadedIcon(store, request.params.file.replace(/\.png$/, ''));
      return icon ? sendUpload(reply, icon) : sendPicture(request, reply, undefined);
    });
    app.get(`${root}/default.png`, (request, reply) => sendPicture(request, reply, { places: [DEFAULT_PICTURE] }));
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

/** Pictures are asked for as PNG (docs/product/common.md#pictures) and are WebP or SVG; the type is in the header. */
function nameOfFile(file: string): string | undefined {
  return /^([\w-]{1,40})\.png$/.exec(file)?.[1];
}
