import { PLAIN_BACKDROPS, drawBackdrop } from './scenes/backdrop';
import { blockHeight, fitText, LETTER_FAMILIES, textLines } from 'reference-gateway/art/lettering';
import { lightDefs, vignette } from 'reference-gateway/art/light';
import { brandPalette, darken } from 'reference-gateway/art/palette';
import { cycle, seedOrdinal, seededRandom } from 'reference-gateway/art/random';
import { sceneAt, sceneNamed } from './scenes/scene-table';
import { byteLength, short, svgDocument } from 'reference-gateway/art/svg';

/** What a promotional banner is drawn from. */
export interface BannerRequest {
  readonly seed: string;
  readonly headline: string;
  readonly tagline: string;
  /** Code of the game category that the scene is taken from. */
  readonly category: string;
  /** Hue of the merchant's brand, in degrees. */
  readonly brandHue: number;
}

const WIDTH = 750;
const HEIGHT = 320;
const MARGIN = 36;
const TEXT_WIDTH = 384;
const MAX_BYTES = 4095;

function words({ headline, tagline }: BannerRequest, night: string): string {
  const head = fitText(headline, { width: TEXT_WIDTH, height: 150, maxSize: 62, maxLines: 3 });
  const tail = fitText(tagline, { width: TEXT_WIDTH, height: 46, maxSize: 23, maxLines: 2 });
  const headHeight = blockHeight(head);
  const top = (HEIGHT - headHeight - 26 - blockHeight(tail)) / 2;
  const headline1 = top + head.size * 0.76;
  const tagline1 = top + headHeight + 26 + tail.size * 0.76;
  return (
    `<defs><g id="T" font-family="${LETTER_FAMILIES[0]}" font-size="${short(head.size)}" font-weight="900" stroke-linejoin="round">${textLines(head)}</g></defs>` +
    `<g transform="translate(${MARGIN} ${short(headline1)})"><use href="#T" y="3" stroke="${night}" stroke-width="9"/><use href="#T" fill="url(#G)" stroke="${night}" stroke-width="3" paint-order="stroke"/></g>` +
    `<g transform="translate(${MARGIN} ${short(tagline1)})" font-family="${LETTER_FAMILIES[0]}" font-size="${short(tail.size)}" fill="#fff">${textLines(tail)}</g>`
  );
}

/** How much is drawn behind the scene: its own backdrop, one of few bytes, or nothing. */
type Ground = 'full' | 'plain' | 'bare';

function paint(request: BannerRequest, kind: Ground): string {
  const { seed, category, brandHue, headline } = request;
  const random = seededRandom(`banner/${category}/${seed}`);
  const ordinal = seedOrdinal(seed);
  const palette = brandPalette(brandHue + cycle([0, 24, -24], ordinal));
  const { scene: nextScene, round } = sceneAt(category, ordinal);
  const scene = sceneNamed(category, headline) ?? nextScene;
  const ground = { random, palette, width: WIDTH, height: HEIGHT, focusX: 572, focusY: 164 };
  const backdrop = kind === 'plain' ? cycle(PLAIN_BACKDROPS, ordinal) : cycle(scene.backdrops, ordinal);
  const body =
    `<path fill="url(#B)" d="M0 0H750V320H0Z"/>${kind === 'bare' ? '' : drawBackdrop(backdrop, ground)}` +
    `<g transform="translate(572 164)scale(1.05)">${scene.draw({ random, palette, round })}</g>` +
    `${vignette(palette, WIDTH, HEIGHT, 0.72, 0.42)}${words(request, darken(palette.deep, 0.4))}`;
  return svgDocument(WIDTH, HEIGHT, `<defs>${lightDefs(palette, body)}</defs>${body}`, 'cover');
}

/** A wide promotional picture, 750 by 320, under 4 kB: words at the left, scene at the right, in the brand's hue. */
export function banner(request: BannerRequest): string {
  const kinds: readonly Ground[] = ['full', 'plain'];
  const fitting = kinds.map((kind) => paint(request, kind)).find((picture) => byteLength(picture) <= MAX_BYTES);
  return fitting ?? paint(request, 'bare');
}
