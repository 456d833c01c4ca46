import { PNG } from 'pngjs';
import type { MerchantConfig } from 'shared-contracts/release/merchant-config';
import { readSoundPicture } from '../brand/named-pictures';
import { sha256Hex } from '../store/digest';
import type { ObjectStore } from '../store/store';
import { Memory } from '../text/memory';
import { drawIcon, type IconShape, type OwnIcon } from './draw-icon';

/** Raised when the drawing changes: icons are kept for good under the name of what they are drawn from. */
const DRAWING = 2;

/** What phones ask for: two for any launcher, one to be cut by it, one for Apple's. */
const ICONS = {
  '192': { size: 192, shape: 'rounded' },
  '512': { size: 512, shape: 'rounded' },
  '512-full': { size: 512, shape: 'full' },
  '180-full': { size: 180, shape: 'full' },
} as const satisfies Record<string, { readonly size: number; readonly shape: IconShape }>;
export type IconKind = keyof typeof ICONS;

export const ICON_KINDS = Object.keys(ICONS) as IconKind[];

type MerchantIcons = ReadonlyMap<string, Uint8Array>;
const drawn = new Memory<Promise<MerchantIcons>>(64);

/** Names what a merchant's icons are drawn from. */
function drawnFrom({ brand, name }: MerchantConfig): string {
  const { hue, chroma, accentHue, surfaceHue = hue, lightness, icon } = brand;
  const parts = [
    DRAWING,
    hue,
    chroma,
    accentHue,
    surfaceHue,
    name.charAt(0),
    ...(lightness === undefined ? [] : [lightness]),
    ...(icon === undefined ? [] : [icon]),
  ];
  return sha256Hex(JSON.stringify(parts)).slice(0, 12);
}

/** The name of an icon's file, which is another one for every other drawing. */
export function iconFile(merchant: MerchantConfig, kind: IconKind): string {
  return `${drawnFrom(merchant)}-${kind}.png`;
}

/** The key of an icon in the store: its path at the site. */
export function iconKey(file: string): string {
  return `m/icons/${file}`;
}

/**
 * The picture as a file: packed harder than the drawing library does, which takes a third off it. Level 9 would take another
 * tenth off, for seven times the time.
 */
export function encodeIcon(picture: PNG): Uint8Array {
  return Uint8Array.from(PNG.sync.write(picture, { filterType: 2, deflateLevel: 7, deflateStrategy: 0 }));
}

function drawKind(merchant: MerchantConfig, kind: IconKind, own: OwnIcon): Promise<PNG> {
  const { size, shape } = ICONS[kind];
  return drawIcon(merchant, size, shape, own);
}

async function draw(merchant: MerchantConfig, own: OwnIcon): Promise<MerchantIcons> {
  const icons = ICON_KINDS.map(
    async (kind) => [iconFile(merchant, kind), encodeIcon(await drawKind(merchant, kind, own))] as const,
  );
  return new Map(await Promise.all(icons));
}

/** The picture of a brand that icons are made of, null where it names none; undefined where the store does not have it. */
async function ownIcon(store: ObjectStore, { brand }: MerchantConfig): Promise<OwnIcon | undefined> {
  if (brand.icon === undefined) return null;
  const key = brand.icon.slice(1);
  return (await readSoundPicture(store, key)) ?? undefined;
}

/** A merchant's icons by the names of their files; none where the picture that they are made of is lost. */
export async function merchantIcons(store: ObjectStore, merchant: MerchantConfig): Promise<MerchantIcons> {
  const own = await ownIcon(store, merchant);
  return own === undefined ? new Map() : drawn.get(drawnFrom(merchant), () => draw(merchant, own));
}

function pointsOf(file: Uint8Array): Buffer | null {
  try {
    return PNG.sync.read(Buffer.from(file)).data;
  } catch {
    return null;
  }
}

/** Whether a file shows a picture, point by point: versions of Node may pack it differently. */
export function isSamePicture(file: Uint8Array, picture: PNG): boolean {
  const points = pointsOf(file);
  return points !== null && points.equals(picture.data);
}

/** Whether a file shows a merchant's icon of a kind. */
export async function isIcon(
  store: ObjectStore,
  merchant: MerchantConfig,
  kind: IconKind,
  file: Uint8Array,
): Promise<boolean> {
  const own = await ownIcon(store, merchant);
  return own !== undefined && isSamePicture(file, await drawKind(merchant, kind, own));
}
