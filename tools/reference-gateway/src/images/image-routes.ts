import type { FastifyInstance, FastifyReply } from 'fastify';
import { avatar } from '../art/avatar-art';
import { banner } from '../art/banner-art';
import { defaultPicture } from '../art/default-art';
import { flag } from '../art/flag-art';
import { gamePicture } from '../art/game-art';
import { lotteryIcon } from '../art/lottery-art';
import { vendorLogo } from '../art/vendor-logo';
import type { Store } from '../db/store';
import { findMerchant } from '../seed/merchants';
import { uploadedIcon } from '../handlers/head-icons';
import { IMAGE_PREFIXES } from '../handlers/system';
import type { BannerData } from '../seed/announcement-data';
import { LOTTERIES } from '../seed/lotteries';
import { COCKFIGHT_VENDORS, ESPORTS_VENDORS } from '../seed/vendors';

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

function sendPicture(reply: FastifyReply, svg: string | undefined): FastifyReply {
  if (svg === undefined) return reply.code(404).header('Cache-Control', 'no-store').send('');
  return reply
    .header('Cache-Control', `public, max-age=${ONE_DAY_SECONDS}`)
    .header('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
    .type('image/svg+xml')
    .send(svg);
}

function gamePictureOf(store: Store, vendorCode: string, nodeId: string): string | undefined {
  const row = store.get<GameImageRow>(
    `SELECT g.node_id, g.name, g.category, g.classify, v.name AS vendor FROM games g JOIN vendors v ON v.code = g.vassalage
     WHERE g.node_id = ? AND g.vassalage = ?`,
    Number(nodeId) || 0,
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
    Number(id) || 0,
  );
  if (!row) return undefined;
  const { headline, tagline, category } = JSON.parse(row.data) as BannerData;
  const brandHue = findMerchant(row.merchant)?.brandHue ?? 0;
  return banner({ seed: `banner ${id}`, headline, tagline, category, brandHue });
}

/** The pictures of D-43 under every prefix: drawn on request, the same for the same address. */
export function registerImages(app: FastifyInstance, store: Store): void {
  for (const prefix of ['', ...IMAGE_PREFIXES]) {
    const root = `${prefix}/images`;
    app.get<{ Params: { vendor: string; file: string } }>(`${root}/game/:vendor/:file`, (request, reply) =>
      sendPicture(
        reply,
        withoutEnding(request.params.file, (id) => gamePictureOf(store, request.params.vendor, id)),
      ),
    );
    for (const [folder, variant] of [
      ['vendor', 'color'],
      ['vendor/white', 'white'],
      ['vendor/small', 'small'],
    ] as const) {
      app.get<{ Params: { file: string } }>(`${root}/${folder}/:file`, (request, reply) =>
        sendPicture(
          reply,
          withoutEnding(request.params.file, (code) => vendorPictureOf(store, code, variant)),
        ),
      );
    }
    app.get<{ Params: { file: string } }>(`${root}/banner/:file`, (request, reply) =>
      sendPicture(
        reply,
        withoutEnding(request.params.file, (id) => bannerOf(store, id)),
      ),
    );
    app.get<{ Params: { file: string } }>(`${root}/lottery/:file`, (request, reply) =>
      sendPicture(reply, withoutEnding(request.params.file, lotteryIconOf)),
    );
    app.get<{ Params: { file: string } }>(`${root}/avatar/:file`, (request, reply) =>
      sendPicture(
        reply,
        withoutEnding(request.params.file, (id) => avatar(`avatar ${id}`)),
      ),
    );
    app.get<{ Params: { file: string } }>(`${root}/member/:file`, (request, reply) =>
      sendUpload(reply, store, request.params.file),
    );
    app.get<{ Params: { file: string } }>(`${root}/flag/:file`, (request, reply) =>
      sendPicture(
        reply,
        withoutEnding(request.params.file, (code) => flag(code.toUpperCase())),
      ),
    );
    app.get(`${root}/default.png`, (_request, reply) => sendPicture(reply, defaultPicture()));
  }
}

/** A picture that somebody uploaded: what it is was looked at then, and it is never read as anything else. */
function sendUpload(reply: FastifyReply, store: Store, file: string): FastifyReply {
  const icon = uploadedIcon(store, file.replace(/\.png$/, ''));
  if (!icon) return sendPicture(reply, undefined);
  return reply
    .header('Cache-Control', `private, max-age=${ONE_DAY_SECONDS}`)
    .header('Content-Security-Policy', "default-src 'none'; sandbox")
    .header('X-Content-Type-Options', 'nosniff')
    .type(icon.type)
    .send(icon.bytes);
}

/** Pictures are asked for as PNG (D-43) and are SVG; the type is in the header. */
function withoutEnding(file: string, draw: (name: string) => string | undefined): string | undefined {
  const name = /^([\w-]{1,40})\.png$/.exec(file)?.[1];
  return name === undefined ? undefined : draw(name);
}
