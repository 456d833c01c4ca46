import { FLAT_CHIP, SUITS, cardFan } from '../objects/cards';
import { CROWN } from '../objects/treasure';
import { type NonEmpty, range } from 'reference-gateway/art/random';
import { copy } from 'reference-gateway/art/svg';
import type { Scene, SceneContext } from './scene';

function hand({ random, round, palette }: SceneContext): string {
  const suit = round % 4;
  const chips = [
    [-112, 84, '#c13'],
    [112, 78, '#16d'],
  ] as const;
  const fan = cardFan(
    [
      [suit, '10'],
      [suit, 'J'],
      [suit, 'Q'],
      [suit, 'K'],
      [suit, 'A'],
    ],
    17,
  );
  return `<circle r="140" fill="url(#H)"/><g transform="translate(0 6)scale(1.08)">${fan}</g><defs>${FLAT_CHIP}</defs><g filter="url(#F)">${chips.map(([x, y, fill]) => copy('d', x, y, range(random, 0.65, 0.95), range(random, 0, 60), `fill="${fill}"`)).join('')}${copy('d', -4, 116, 0.9, 10, `fill="${palette.main}"`)}</g>`;
}

function mahjong({ palette }: SceneContext): string {
  const blank =
    '<g id="b"><rect x="-34" y="-44" width="68" height="96" rx="10" fill="#174"/><rect x="-34" y="-44" width="68" height="90" rx="10" fill="#eec"/><rect x="-34" y="-46" width="68" height="86" rx="9" fill="url(#P)"/></g>';
  const bamboo =
    '<path d="M-14-32V-8M14-32V-8M-14 2V26M14 2V26" stroke="#184" stroke-width="10" stroke-linecap="round"/><path d="M0-18V14" stroke="#c13" stroke-width="10" stroke-linecap="round"/>';
  const dots =
    '<g fill="none" stroke-width="6"><circle cy="-4" r="24" stroke="#16d"/><circle cy="-4" r="13" stroke="#c13"/></g><circle cy="-4" r="5" fill="#184"/>';
  const centre = '<path d="M-20-20H20V6H-20ZM0-36V32" fill="none" stroke="#c13" stroke-width="9"/>';
  const tile = (x: number, y: number, turn: number, face: string, scale = 1): string =>
    `<g filter="url(#F)" transform="translate(${x} ${y})rotate(${turn})scale(${scale})"><use href="#b"/>${face}</g>`;
  const wind = `<path d="M-22-30H22V28H-22ZM-22-2H22" fill="none" stroke="${palette.deep}" stroke-width="7"/>`;
  return `<defs>${blank}<g id="x">${bamboo}</g><g id="y">${dots}</g></defs><circle r="140" fill="url(#H)"/>${tile(-84, -52, -16, copy('x', 0, 0), 0.9)}${tile(84, -60, 14, wind, 0.9)}${tile(0, -76, 2, copy('y', 0, 0))}${tile(-72, 62, 8, copy('y', 0, 0), 1.05)}${tile(78, 58, -10, copy('x', 0, 0), 1.05)}${tile(2, 44, -3, centre, 1.35)}`;
}

function royalSuit({ round }: SceneContext): string {
  const shape = SUITS[(round + 1) % 4] ?? SUITS[1];
  return (
    `<circle r="150" fill="url(#H)"/><g filter="url(#F)" transform="translate(0 26)scale(2.7)"><path d="${shape}" fill="url(#G)" stroke="url(#G)" stroke-width="5"/></g><g transform="translate(0 26)scale(2.6)"><path d="${shape}" fill="url(#M)"/><path d="${shape}" fill="url(#S)"/></g>` +
    `<g filter="url(#F)" transform="translate(0 -76)scale(.95)">${CROWN}</g><defs>${FLAT_CHIP}</defs><g filter="url(#F)">${copy('d', -98, 92, 0.9, 12, 'fill="#c13"')}${copy('d', 100, 88, 0.8, 40, 'fill="#16d"')}${copy('d', -56, 118, 0.7, 70, 'fill="#194"')}</g>`
  );
}

function dominoes({ random, palette }: SceneContext): string {
  const stone =
    '<g id="b"><rect x="-32" y="-62" width="70" height="132" rx="12" fill="#b96"/><rect x="-35" y="-65" width="70" height="130" rx="12" fill="url(#P)"/><path d="M-26 0H26" stroke="#974" stroke-width="3"/></g>';
  const pips = (top: string, low: string): string =>
    `<path d="${top}" stroke="#112" stroke-width="14" stroke-linecap="round"/><path d="${low}" stroke="#c13" stroke-width="14" stroke-linecap="round"/>`;
  const six = 'M-16-50h0M16-50h0M-16-32h0M16-32h0M-16-14h0M16-14h0';
  const five = 'M-16 16h0M16 16h0M0 33h0M-16 50h0M16 50h0';
  const three = 'M-16 16h0M0 33h0M16 50h0';
  const put = (x: number, y: number, turn: number, face: string): string =>
    `<g filter="url(#F)" transform="translate(${x} ${y})rotate(${turn})scale(1.12)"><use href="#b"/>${face}</g>`;
  const tilt = Math.round(range(random, -8, 8));
  return `<defs>${stone}</defs><circle r="140" fill="url(#H)"/>${put(-78, -8, -24 + tilt, pips('M0-33h0', five))}${put(80, -16, 22 + tilt, pips('M-16-50h0M16-14h0', three))}${put(2, 22, tilt, pips(six, five))}<circle cy="-112" r="18" fill="${palette.accent}" filter="url(#X)" opacity=".6"/>`;
}

/** Games of cards and tiles between players. */
export const PVP_SCENES: NonEmpty<Scene> = [
  { name: 'hand', draw: hand, backdrops: ['lattice', 'bokeh', 'rays'] },
  { name: 'mahjong', draw: mahjong, backdrops: ['waves', 'lattice', 'hills'] },
  { name: 'royal-suit', draw: royalSuit, backdrops: ['stage', 'tunnel', 'rays'] },
  { name: 'dominoes', draw: dominoes, backdrops: ['bokeh', 'arch', 'waves'] },
];
