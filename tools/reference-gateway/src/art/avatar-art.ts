import { radial } from './light';
import { type Palette, darken, lighten, paletteAt } from './palette';
import { type NonEmpty, cycle, hashText, seedOrdinal } from './random';
import { svgDocument } from './svg';

/** The coats of an animal: fur, its shade, and the light of muzzle and belly. */
interface Coat {
  readonly fur: string;
  readonly shade: string;
  readonly pale: string;
}

type Animal = (coat: Coat) => string;

const INK = '#1a1524';
const eyes = (x: number, y: number, size = 4.5): string =>
  `<g fill="${INK}"><circle cx="-${x}" cy="${y}" r="${size}"/><circle cx="${x}" cy="${y}" r="${size}"/></g><g fill="#fff"><circle cx="-${x + 1.5}" cy="${y - 1.5}" r="1.5"/><circle cx="${x - 1.5}" cy="${y - 1.5}" r="1.5"/></g>`;
const both = (path: string, fill: string): string =>
  `<path id="e" d="${path}" fill="${fill}"/><use href="#e" transform="scale(-1 1)"/>`;
const inner = (path: string, fill: string): string =>
  `<path id="i" d="${path}" fill="${fill}"/><use href="#i" transform="scale(-1 1)"/>`;
const smile = (y: number): string =>
  `<path d="M-7 ${y}q3.5 5 7 0 3.5 5 7 0" fill="none" stroke="${INK}" stroke-width="2.2" stroke-linecap="round"/>`;
const nose = (y: number): string =>
  `<path d="M-5 ${y}h10l-5 6Z" fill="${INK}" stroke="${INK}" stroke-width="2" stroke-linejoin="round"/>`;
const head = (fur: string, rx = 30, ry = 27): string => `<ellipse cy="4" rx="${rx}" ry="${ry}" fill="${fur}"/>`;

const fox: Animal = ({ fur, shade }) =>
  `${both('M-30-2-34-36-8-22Z', fur)}${inner('M-27-10-29-28-15-20Z', shade)}<path d="M-34 0Q-24-24 0-24T34 0Q24 26 0 34-24 26-34 0Z" fill="${fur}"/><path d="M-34 0Q-14 2 0 30 14 2 34 0 24 26 0 34-24 26-34 0Z" fill="#fff"/>${eyes(13, 2)}${nose(24)}`;
const panda: Animal = () =>
  `<g fill="${INK}"><circle cx="-24" cy="-20" r="11"/><circle cx="24" cy="-20" r="11"/></g>${head('#fff')}<g fill="${INK}"><ellipse cx="-12" cy="2" rx="8" ry="10" transform="rotate(24 -12 2)"/><ellipse cx="12" cy="2" rx="8" ry="10" transform="rotate(-24 12 2)"/></g><g fill="#fff"><circle cx="-11" r="3.5"/><circle cx="11" r="3.5"/></g>${nose(11)}${smile(20)}`;
const cat: Animal = ({ fur, shade, pale }) =>
  `${both('M-30 2-30-34-4-20Z', fur)}${inner('M-25-8-26-25-12-18Z', pale)}${head(fur)}<path d="M0-22V-10M-9-20V-12M9-20V-12" stroke="${shade}" stroke-width="4" stroke-linecap="round"/>${eyes(12, 2, 5)}${nose(10)}${smile(19)}<path d="M-34 8-19 11M-33 18-19 16M34 8 19 11M33 18 19 16" stroke="#fff" stroke-width="1.5"/>`;
const bear: Animal = ({ fur, shade, pale }) =>
  `<g fill="${fur}"><circle cx="-23" cy="-18" r="11"/><circle cx="23" cy="-18" r="11"/></g><g fill="${shade}"><circle cx="-23" cy="-18" r="5.5"/><circle cx="23" cy="-18" r="5.5"/></g>${head(fur)}<ellipse cy="15" rx="14" ry="11" fill="${pale}"/>${eyes(12, 0)}${nose(9)}${smile(19)}`;
const rabbit: Animal = ({ fur, pale, shade }) =>
  `${both('M-6-12C-26-20-26-46-16-44-6-42-2-24-2-12Z', fur)}${inner('M-9-18C-18-24-19-38-15-38-9-36-7-26-7-18Z', pale)}${head(fur, 27, 25)}${eyes(11, 2)}<path d="M-4 10H4L0 15Z" fill="${shade}"/><path d="M-4 19H4V27H-4Z" fill="#fff"/>${smile(17)}`;
const owl: Animal = ({ fur, shade, pale }) =>
  `${both('M-28 0-32-32-6-22Z', shade)}${head(fur)}<circle cx="-12" cy="0" r="14" fill="${pale}"/><circle cx="12" cy="0" r="14" fill="${pale}"/>${eyes(12, 0, 8)}<path d="M-5 9H5L0 20Z" fill="#fa2"/><path d="M-14 22q4 5 7 0 4 5 7 0 4 5 7 0 4 5 7 0" fill="none" stroke="${shade}" stroke-width="3"/>`;
const tiger: Animal = ({ shade }) =>
  `<g fill="#fa3"><circle cx="-23" cy="-18" r="11"/><circle cx="23" cy="-18" r="11"/></g><g fill="${shade}"><circle cx="-23" cy="-18" r="5"/><circle cx="23" cy="-18" r="5"/></g>${head('#fa3')}<path d="M0-24V-10M-8-22-6-12M8-22 6-12M-31 2-20 5M-30 13-20 13M31 2 20 5M30 13 20 13" stroke="${INK}" stroke-width="4" stroke-linecap="round"/><ellipse cy="17" rx="15" ry="11" fill="#fff"/>${eyes(12, 0)}${nose(10)}${smile(20)}`;
const lion: Animal = ({ fur, shade }) =>
  `<circle cy="2" r="34" fill="${shade}"/><circle cy="2" r="31" fill="none" stroke="${fur}" stroke-width="10" stroke-dasharray="7 4"/><circle cy="5" r="23" fill="#fc6"/><ellipse cy="15" rx="11" ry="9" fill="#fff"/>${eyes(10, 0)}${nose(10)}${smile(18)}`;
const frog: Animal = ({ fur, shade, pale }) =>
  `<g fill="${fur}"><circle cx="-16" cy="-16" r="13"/><circle cx="16" cy="-16" r="13"/></g>${head(fur, 33, 24)}<g fill="#fff"><circle cx="-16" cy="-16" r="8.5"/><circle cx="16" cy="-16" r="8.5"/></g>${eyes(15, -15, 5)}<path d="M-19 10Q0 26 19 10" fill="${pale}" stroke="${shade}" stroke-width="3" stroke-linecap="round"/>`;
const penguin: Animal = ({ shade }) =>
  `<ellipse cy="4" rx="31" ry="31" fill="${shade}"/><path d="M0-8C-10-24-27-10-22 8-18 26-8 32 0 32S18 26 22 8C27-10 10-24 0-8Z" fill="#fff"/>${eyes(11, 0, 5)}<path d="M-8 8Q0 3 8 8L0 17Z" fill="#fa2"/>`;
const koala: Animal = ({ pale }) =>
  `<g fill="#9ab"><circle cx="-28" cy="-8" r="15"/><circle cx="28" cy="-8" r="15"/></g><g fill="${pale}"><circle cx="-28" cy="-8" r="8"/><circle cx="28" cy="-8" r="8"/></g>${head('#9ab', 27, 27)}${eyes(12, 0)}<ellipse cy="9" rx="6" ry="9" fill="${INK}"/>${smile(22)}`;
const monkey: Animal = ({ fur, shade, pale }) =>
  `<g fill="${pale}" stroke="${fur}" stroke-width="5"><circle cx="-29" cy="4" r="9"/><circle cx="29" cy="4" r="9"/></g><circle cy="2" r="28" fill="${fur}"/><path d="M0-8C-8-20-24-12-20 2-22 24-10 28 0 28S22 24 20 2C24-12 8-20 0-8Z" fill="${pale}"/>${eyes(9, 0)}<path d="M-3 10h0M3 10h0" stroke="${shade}" stroke-width="3" stroke-linecap="round"/><path d="M-9 17Q0 25 9 17" fill="none" stroke="${shade}" stroke-width="3" stroke-linecap="round"/>`;
const dragon: Animal = ({ fur, shade, pale }) =>
  `${both('M-12-18Q-30-24-28-42-12-36-4-20Z', '#fc4')}${inner('M-28 0-42-8-38 8-44 16-28 18Z', shade)}${head(fur)}<ellipse cy="17" rx="19" ry="12" fill="${pale}"/><path d="M-6 14h0M6 14h0" stroke="${shade}" stroke-width="5" stroke-linecap="round"/>${eyes(13, -2, 5.5)}<path d="M-11 22 -8 29-4 23ZM11 22 8 29 4 23Z" fill="#fff"/>`;
const masquerade: Animal = ({ fur, shade, pale }) =>
  `<circle cy="6" r="27" fill="#fd9"/><path d="M-34-8Q-16-20 0-10 16-20 34-8 34 14 12 14 4 12 0 4-4 12-12 14-34 14-34-8Z" fill="${fur}" stroke="${pale}" stroke-width="2.5"/><path d="M0-12Q-2-40 20-44 26-26 0-12Z" fill="${shade}"/>${eyes(13, 0, 5)}${smile(22)}`;
const samurai: Animal = ({ fur, shade }) =>
  `<path d="M-34 8Q-36-28 0-28T34 8L40 22 22 16H-22L-40 22Z" fill="${shade}"/>${inner('M-3-22Q-26-24-30-46-10-44 0-26Z', '#fc4')}<path d="M-23 0Q0-10 23 0V14Q18 33 0 33T-23 14Z" fill="${fur}"/>${eyes(10, 6)}<path d="M-18-1-5 3M18-1 5 3" stroke="${INK}" stroke-width="3.5" stroke-linecap="round"/><path d="M-9 22Q0 17 9 22L6 28H-6Z" fill="#fff"/>`;
const elephant: Animal = ({ fur, shade, pale }) =>
  `${both('M-16-16C-44-30-48 6-36 16-26 22-20 12-18 4Z', shade)}<ellipse cy="-2" rx="24" ry="24" fill="${fur}"/><path d="M-9 8Q-9 34 4 36 14 36 15 27L9 26Q8 30 5 29 8 20 9 8Z" fill="${fur}" stroke="${shade}" stroke-width="2"/>${eyes(12, -2)}<path d="M-14 14-18 24-10 18Z" fill="${pale}"/>`;

const ANIMALS: NonEmpty<Animal> = [
  fox,
  panda,
  cat,
  owl,
  bear,
  lion,
  rabbit,
  dragon,
  tiger,
  frog,
  masquerade,
  penguin,
  monkey,
  samurai,
  koala,
  elephant,
];

function coatOf(palette: Palette): Coat {
  return {
    fur: lighten(palette.accent, 0.08),
    shade: darken(palette.accent, 0.45),
    pale: lighten(palette.accent, 0.7),
  };
}

/** A friendly face, 96 by 96: one of sixteen animals and masks, by the seed's place in its row. */
export function avatar(seed: string): string {
  const ordinal = /\d$/.test(seed) ? seedOrdinal(seed) : hashText(seed);
  const palette = paletteAt(ordinal);
  const air = radial('a', [
    [0, lighten(palette.glow, 0.25)],
    [0.5, palette.main],
    [1, palette.deep],
  ]);
  const light = radial('s', [
    [0, '#fff', 0.5],
    [0.5, '#fff', 0],
    [1, '#000', 0.4],
  ]);
  return svgDocument(
    96,
    96,
    `<defs>${air}${light}<clipPath id="c"><circle cx="48" cy="48" r="48"/></clipPath></defs><g clip-path="url(#c)"><path fill="url(#a)" d="M0 0H96V96H0Z"/><path d="M48 48-9 20V-9H40ZM48 48 105 60V99L60 105Z" fill="#fff2"/>` +
      `<ellipse cx="50" cy="92" rx="38" ry="12" fill="#0004"/><g transform="translate(48 52)">${cycle(ANIMALS, ordinal)(coatOf(palette))}</g><circle cx="48" cy="48" r="48" fill="url(#s)"/></g>`,
  );
}
