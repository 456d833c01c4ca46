import { PLAIN_BACKDROPS, drawBackdrop, rays } from './scenes/backdrop';
import { LETTER_FAMILIES } from 'reference-gateway/art/lettering';
import { lightDefs, vignette } from 'reference-gateway/art/light';
import { paletteAt } from 'reference-gateway/art/palette';
import { type Random, cycle, wholeRange, seededRandom, seedOrdinal } from 'reference-gateway/art/random';
import { sceneAt, sceneNamed } from './scenes/scene-table';
import { byteLength, escapeXml, svgDocument } from 'reference-gateway/art/svg';
import { pictureTitle, titlePlan } from './title';

/** What a game picture is drawn from. Seeds ending in consecutive numbers never look alike. */
export interface GamePictureRequest {
  readonly seed: string;
  readonly title: string;
  /** Code of the game category: RNG, FISH, LIVE, PVP, SPORTS, ESPORTS, COCKFIGHT, BINGO, LOTT, ELOTT. */
  readonly category: string;
  readonly vendor: string;
}

const WIDTH = 300;
const HEIGHT = 400;

/** Four-pointed glints as one path. */
function glints(random: Random): string {
  const stars = Array.from({ length: 4 }, () => {
    const reach = wholeRange(random, 7, 15);
    const path = `q1 ${reach - 1} ${reach} ${reach}-${reach - 1} 1-${reach} ${reach}-1-${reach - 1}-${reach}-${reach} ${reach - 1}-1 ${reach}-${reach}`;
    return `M${wholeRange(random, 16, 284)} ${wholeRange(random, 10, 360)}${path}`;
  });
  return `<path fill="#fff" d="${stars.join('')}"/>`;
}

/** A gold frame with lamps. */
function jackpotGold(): string {
  const frame = (stroke: string): string => `<path d="M5 5H295V395H5Z" fill="none" ${stroke}/>`;
  return (
    frame('stroke="#c80" stroke-width="9"') +
    frame('stroke="#ffd" stroke-width="5" stroke-dasharray="0 14.9" stroke-linecap="round"')
  );
}

function vendorMark(vendor: string): string {
  const name = [...vendor].slice(0, 10).join('').toUpperCase();
  if (name.trim() === '') return '';
  const length = Math.min(120, [...name].length * 10);
  return `<text x="14" y="24" font-family="${LETTER_FAMILIES[0]}" font-size="13" fill="#fff9" textLength="${length}">${escapeXml(name)}</text>`;
}

const MAX_BYTES = 4095;

/** How much is drawn around the hero: 0 everything; each step leaves out what is missed least. */
type Detail = 0 | 1 | 2 | 3 | 4 | 5;

function paint({ seed, title, category, vendor }: GamePictureRequest, detail: Detail): string {
  const random = seededRandom(`${category}/${seed}`);
  const ordinal = seedOrdinal(seed);
  const palette = paletteAt(ordinal);
  const plan = titlePlan(ordinal);
  const { scene: nextScene, round } = sceneAt(category, ordinal);
  const scene = sceneNamed(category, title) ?? nextScene;
  const isJackpot = /jackpot/i.test(title);
  const style = detail > 3 ? 'paper' : isJackpot ? 'gold' : plan.style;
  const focusX = WIDTH / 2;
  const focusY = 156;
  const size = cycle([1, 1.1, 0.9], ordinal);
  const mirror = scene.mirrors === true && ordinal % 2 === 1 ? -1 : 1;
  const ground = { random, palette, width: WIDTH, height: HEIGHT, focusX, focusY };
  const ownBackdrop = detail > 2 ? cycle(PLAIN_BACKDROPS, ordinal) : cycle(scene.backdrops, ordinal + round);
  const backdrop = isJackpot ? rays(ground, '#fd5', '8') : drawBackdrop(ownBackdrop, ground);
  const body =
    `<path fill="url(#B)" d="M0 0H300V400H0Z"/>${detail > 4 ? '' : backdrop}` +
    `<g transform="translate(${focusX} ${focusY})scale(${size * mirror} ${size})">${scene.draw({ random, palette, round })}</g>` +
    `${vignette(palette, WIDTH, HEIGHT, 0.45, 0.34)}${detail > 1 ? '' : glints(random)}${isJackpot && detail < 5 ? jackpotGold() : ''}` +
    `${pictureTitle(title, { ...plan, style }, palette)}${detail > 0 ? '' : vendorMark(vendor)}`;
  return svgDocument(WIDTH, HEIGHT, `<defs>${lightDefs(palette, body)}</defs>${body}`, 'cover');
}

/** A game's picture, 300 by 400, under 4 kB: backdrop, hero, light, lettering. Same request, same bytes, anywhere. */
export function gamePicture(request: GamePictureRequest): string {
  const details: readonly Detail[] = [0, 1, 2, 3, 4];
  const fitting = details.map((detail) => paint(request, detail)).find((picture) => byteLength(picture) <= MAX_BYTES);
  return fitting ?? paint(request, 5);
}
