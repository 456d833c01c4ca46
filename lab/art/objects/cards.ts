import { LETTER_FAMILIES } from 'reference-gateway/art/lettering';
import { type NonEmpty, cycle } from 'reference-gateway/art/random';
import { copy } from 'reference-gateway/art/svg';

/** The four suits as path data round the origin, about 50 wide. */
export const SUITS: NonEmpty<string> = [
  'M0 30C-66-12-30-50 0-19C30-50 66-12 0 30Z',
  'M0-32C52 4 34 34 5 18Q6 28 14 32H-14Q-6 28-5 18C-34 34-52 4 0-32Z',
  'M0-34 26 0 0 34-26 0Z',
  'M-5 10A14 14 0 1 1-13-11A14 14 0 1 1 13-11A14 14 0 1 1 5 10Q5 24 14 30H-14Q-5 24-5 10Z',
];

/** Suits two by two, as a card shows them: red, black. */
const SUIT_COLOURS: NonEmpty<string> = ['#d13', '#112'];

/** A card of a fan: its suit (0 to 3) and rank. */
type FanCard = readonly [suit: number, rank: string];

/** One blank card of a suit, 84 by 120, to be defined as k and the suit's number; the rank is lettered on top. */
function cardFace(suit: number): string {
  const shape = cycle(SUITS, suit);
  return (
    `<g id="k${suit}" fill="${cycle(SUIT_COLOURS, suit)}"><rect x="-42" y="-60" width="84" height="120" rx="8" fill="url(#P)"/>` +
    `<path id="s${suit}" d="${shape}"/><use href="#s${suit}" transform="translate(-29-20)scale(.25)"/></g>`
  );
}

/** A fan of cards held at the bottom, each lit on its own edge. */
export function cardFan(cards: NonEmpty<FanCard>, spread: number): string {
  const middle = (cards.length - 1) / 2;
  const suits = [...new Set(cards.map(([suit]) => suit % 4))];
  const faces = cards.map(([suit, rank], index) => {
    const turn = Math.round((index - middle) * spread);
    const ink = cycle(SUIT_COLOURS, suit % 4);
    const size = rank.length > 1 ? ' font-size="22"' : '';
    return `<g filter="url(#F)" transform="rotate(${turn} 0 150)" fill="${ink}"><use href="#k${suit % 4}"/><text x="-38" y="-34"${size}>${rank}</text></g>`;
  });
  return `<defs>${suits.map(cardFace).join('')}</defs><g font-family="${LETTER_FAMILIES[0]}" font-size="27">${faces.join('')}</g>`;
}

/** Three casino chips stacked, seen at a slant, defined as e (one alone is c); `fill` is inherited. */
export const CHIPS =
  '<g id="c"><path d="M-36 0v9a36 20 0 0 0 72 0V0Z"/><path d="M-36 4a36 20 0 0 0 72 0" fill="#0006" stroke="#fffb" stroke-width="9" stroke-dasharray="9 14"/>' +
  '<ellipse rx="36" ry="20"/><ellipse rx="31" ry="17" fill="url(#S)" stroke="#fff" stroke-width="7" stroke-dasharray="10 12"/></g>' +
  '<g id="e"><use href="#c"/><use href="#c" x="1" y="-11"/><use href="#c" y="-22"/></g>';

/** A stack standing on (x, y), of `threes` times three chips. */
export function chipStack(x: number, y: number, threes: number, fill: string): string {
  return Array.from({ length: threes }, (_, index) => copy('e', x, y - index * 33, 1, 0, `fill="${fill}"`)).join('');
}

/** A flat chip facing the viewer, radius 40, defined as #d. */
export const FLAT_CHIP =
  '<g id="d"><circle r="40"/><circle r="34" fill="none" stroke="#fff" stroke-width="11" stroke-dasharray="14 21.6"/>' +
  '<circle r="40" fill="url(#S)"/></g>';
