import { lightDefs, radial } from './light';
import { type Palette, darken, paletteAt } from './palette';
import { seedOrdinal } from './random';
import { escapeXml, place, svgDocument } from './svg';

/** What a lottery's icon is drawn from. */
export interface LotteryArtRequest {
  /** Seeds that end in consecutive numbers get different colours. */
  readonly seed: string;
  /** One or two figures, on the ball in front: how many balls are drawn. */
  readonly figure: string;
}

const SIZE = 96;

/** Three balls, by place and size: the one in front is read, the two behind look over its shoulders. */
const BALLS = [
  { x: 25, y: 33, scale: 0.62, turn: -18 },
  { x: 72, y: 30, scale: 0.56, turn: 16 },
  { x: 48, y: 56, scale: 1, turn: -6 },
] as const;

function ball(index: number, palette: Palette, figure: string): string {
  const spot = BALLS[index] ?? BALLS[2];
  const colours = [palette.main, palette.glow, palette.accent];
  const paint = `<circle r="31" fill="${colours[index] ?? palette.accent}"/><circle r="31" fill="url(#O)"/>`;
  const face =
    index === 2
      ? `<circle r="18.5" fill="#fff"/><text y="9" font-size="${figure.length > 1 ? 22 : 26}">${escapeXml(figure)}</text>`
      : '<circle r="17" fill="#fff" opacity=".9"/>';
  return `<g ${place(spot.x, spot.y, spot.scale, spot.turn)}>${paint}${face}</g>`;
}

/** The round light on a ball: bright above, dark below, the rim lit again. */
const SHINE = radial(
  'O',
  [
    [0, '#fff', 0.7],
    [0.42, '#fff', 0],
    [0.8, '#000', 0.35],
    [1, '#fff', 0.2],
  ],
  'cx=".34" cy=".24" r=".85"',
);

/** The icon of a lottery: its balls in the light of its own colours. */
export function lotteryIcon({ seed, figure }: LotteryArtRequest): string {
  const palette = paletteAt(seedOrdinal(seed));
  const ink = 'font-family="\'Arial Black\',system-ui,sans-serif" font-weight="900" text-anchor="middle"';
  const air = `<path fill="url(#B)" d="M0 0H${SIZE}V${SIZE}H0Z"/>`;
  const balls = BALLS.map((_ball, index) => ball(index, palette, figure)).join('');
  const ground = `<ellipse cx="48" cy="88" rx="32" ry="6" fill="${darken(palette.deep, 0.4)}" opacity=".8"/>`;
  const body = `${air}${ground}<g ${ink} fill="${palette.deep}">${balls}</g>`;
  return svgDocument(SIZE, SIZE, `<defs>${SHINE}${lightDefs(palette, body)}</defs>${body}`, 'cover');
}
