import type { MerchantConfig } from 'shared-contracts/release/merchant-config';
import { sha256Hex } from '../store/digest';
import { drawIcon, type IconShape } from './draw-icon';
import { encodePng, packedRows } from './png';

/** Raised when the drawing changes: icons are kept for good under the name of what they are drawn from. */
const DRAWING = 1;

/** What phones ask for: two for any launcher, one to be cut by it, one for Apple's. */
const ICONS = {
  '192': { size: 192, shape: 'rounded' },
  '512': { size: 512, shape: 'rounded' },
  '512-full': { size: 512, shape: 'full' },
  '180-full': { size: 180, shape: 'full' },
} as const satisfies Record<string, { readonly size: number; readonly shape: IconShape }>;
export type IconKind = keyof typeof ICONS;

export const ICON_KINDS = Object.keys(ICONS) as IconKind[];

/** Merchants whose icons are remembered. */
const REMEMBERED = 64;

type MerchantIcons = ReadonlyMap<string, Uint8Array>;
const remembered = new Map<string, MerchantIcons>();

/** Names what a merchant's icons are drawn from. */
function drawnFrom({ brand, name }: MerchantConfig): string {
  const { hue, chroma, accentHue, surfaceHue = hue, lightness } = brand;
  const parts = [
    DRAWING,
    hue,
    chroma,
    accentHue,
    surfaceHue,
    name.charAt(0),
    ...(lightness === undefined ? [] : [lightness]),
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

/** A merchant's icons by the names of their files. */
export function merchantIcons(merchant: MerchantConfig): MerchantIcons {
  const name = drawnFrom(merchant);
  const known = remembered.get(name);
  if (known !== undefined) return known;
  const icons = new Map(
    ICON_KINDS.map((kind) => {
      const { size, shape } = ICONS[kind];
      return [iconFile(merchant, kind), encodePng(drawIcon(merchant, size, shape))];
    }),
  );
  if (remembered.size >= REMEMBERED) remembered.clear();
  remembered.set(name, icons);
  return icons;
}

/** Whether two files show the same, however they were packed. */
export function isSamePicture(one: Uint8Array, other: Uint8Array): boolean {
  const [rows, others] = [packedRows(one), packedRows(other)];
  return rows !== null && others !== null && Buffer.compare(rows, others) === 0;
}
