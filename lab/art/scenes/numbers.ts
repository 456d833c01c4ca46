import { LETTER_FAMILIES } from 'reference-gateway/art/lettering';
import { type NonEmpty, range, wholeRange } from 'reference-gateway/art/random';
import { copy, place } from 'reference-gateway/art/svg';
import type { Scene, SceneContext } from './scene';

const BALL_COLOURS = ['#d13', '#fa2', '#27f', '#1a5', '#94e', '#f5a'];

const BLANK_BALL = '<g id="b"><circle r="34"/><circle r="34" fill="url(#S)"/><circle r="19" fill="#fff"/></g>';

/** A numbered ball of radius 34. */
function numbered(x: number, y: number, value: number, colour: string, scale = 1, turn = 0): string {
  return `<g ${place(x, y, scale, turn)}><use href="#b" fill="${colour}"/><text y="8">${value}</text></g>`;
}

const INK = `font-family="${LETTER_FAMILIES[0]}" font-weight="900" text-anchor="middle" font-size="22"`;

function colourAt(index: number): string {
  return BALL_COLOURS[index % BALL_COLOURS.length] ?? '#d13';
}

function bouncingBalls({ random, round }: SceneContext): string {
  const spots = [
    [-88, -58, 0.9],
    [86, -66, 1],
    [-4, -100, 0.8],
    [-98, 48, 1],
    [100, 40, 0.9],
    [-34, 96, 0.9],
    [46, 98, 0.8],
    [0, -2, 2],
  ];
  const balls = spots.map(([x = 0, y = 0, scale = 1], index) =>
    numbered(x, y, wholeRange(random, 1, 75), colourAt(index + round), scale, range(random, -25, 25)),
  );
  return `<defs>${BLANK_BALL}</defs><circle r="150" fill="url(#H)"/><g filter="url(#F)" ${INK}>${balls.join('')}</g>`;
}

function bingoCard({ palette, random, round }: SceneContext): string {
  const marked = [0, 1, 2, 3, 4].map((index) => copy('m', index * 36 - 72, index * 34 - 29));
  const places = [0, 1, 2, 3, 4];
  const cell = (column: number): number => wholeRange(random, Math.max(10, column * 15 + 1), column * 15 + 15);
  const grid = places.map((row) => `<text y="${row * 34 - 22}" textLength="168">${places.map(cell).join(' ')}</text>`);
  return (
    `<defs>${BLANK_BALL}<g id="m"><circle r="15" fill="${palette.accent}" opacity=".9"/><path d="M0-10 7 9-9-3H9L-7 9Z" fill="#fff"/></g></defs><circle r="150" fill="url(#H)"/><g transform="rotate(-9)" ${INK}><g filter="url(#F)"><rect x="-98" y="-100" width="196" height="230" rx="16" fill="url(#P)"/><path d="M-98-52V-84Q-98-100-82-100H82Q98-100 98-84V-52Z" fill="url(#M)"/></g><text y="-66" font-size="30" fill="#fff" textLength="170">BINGO</text><g font-size="17">${grid.join('')}</g>${marked.join('')}</g>` +
    `<g filter="url(#F)" ${INK}>${numbered(98, -92, 7, colourAt(round), 1.1, 12)}${numbered(-104, 106, wholeRange(random, 8, 75), colourAt(round + 2), 1, -14)}</g>`
  );
}

function ballRow({ random, round, palette }: SceneContext): string {
  const row = [-96, -32, 32, 96].map((x, index) =>
    numbered(
      x,
      44 - (index === 1 || index === 2 ? 12 : 0),
      wholeRange(random, 1, 49),
      colourAt(index + round),
      0.95,
      range(random, -12, 12),
    ),
  );
  return (
    `<defs>${BLANK_BALL}</defs><circle cy="-20" r="150" fill="url(#H)"/><g filter="url(#F)"><path d="M-140 62Q0 30 140 62L128 112Q0 84-128 112Z" fill="url(#G)"/><path d="M-126 72Q0 42 126 72L118 100Q0 74-118 100Z" fill="url(#M)"/></g><g filter="url(#F)" ${INK}>${numbered(0, -62, wholeRange(random, 1, 9) * 11, palette.accent, 1.9, -8)}${row.join('')}</g>` +
    `<path d="M-104-84l5 14 14 5-14 5-5 14-5-14-14-5 14-5ZM108-104l4 11 11 4-11 4-4 11-4-11-11-4 11-4Z" fill="#fff"/>`
  );
}

function drum({ random, round }: SceneContext): string {
  const inside = [
    [-54, -4],
    [10, 14],
    [-26, -62],
    [44, -50],
    [-34, 62],
    [50, 60],
  ].map(([x = 0, y = 0], index) =>
    numbered(x, y, wholeRange(random, 1, 49), colourAt(index + round), 1, range(random, -40, 40)),
  );
  return (
    `<defs>${BLANK_BALL}</defs><g filter="url(#F)"><path d="M-66 62H66L96 124H-96Z" fill="url(#D)" stroke="url(#G)" stroke-width="5"/></g><g ${INK} transform="translate(0-34)scale(.8)">${inside.join('')}</g><circle cy="-34" r="104" fill="#fff2" stroke="url(#G)" stroke-width="8"/>` +
    `<path d="M-82-52Q-70-116-10-122" stroke="#fffb" stroke-width="11" fill="none" stroke-linecap="round"/><g filter="url(#F)" ${INK}>${numbered(0, 98, wholeRange(random, 1, 49), colourAt(round + 3), 0.95)}</g>`
  );
}

function tickets({ random, round }: SceneContext): string {
  const ticket = (turn: number, fill: string, body: string): string =>
    `<g filter="url(#F)" transform="translate(0 12)rotate(${turn})"><path d="M-108-64H108V-22A20 20 0 0 0 108 22V64H-108V22A20 20 0 0 0-108-22Z" fill="${fill}"/><path d="M-96-52H96M-96 52H96" stroke="#fffa" stroke-width="3" stroke-dasharray="7"/>${body}</g>`;
  const digits = Array.from({ length: 6 }, () => wholeRange(random, 1, 9)).join('');
  const numbers = `<path d="M-80 0h0m32 0h0m32 0h0m32 0h0m32 0h0m32 0h0" stroke="#fff" stroke-width="29" stroke-linecap="round"/><text x="-80 -48 -16 16 48 80" y="8">${digits}</text>`;
  return `<defs>${BLANK_BALL}</defs><circle r="150" fill="url(#H)"/>${ticket(-26, 'url(#M)', '')}<g ${INK}>${ticket(6, 'url(#G)', numbers)}</g><g filter="url(#F)" ${INK}>${numbered(88, -84, 8, colourAt(round), 1.2, 14)}${numbered(-92, 98, 6, colourAt(round + 1), 1, -10)}</g>`;
}

/** Bingo halls. */
export const BINGO_SCENES: NonEmpty<Scene> = [
  { name: 'bingo-balls', draw: bouncingBalls, backdrops: ['rays', 'bokeh', 'tunnel'] },
  { name: 'bingo-card', draw: bingoCard, backdrops: ['lattice', 'waves', 'bokeh'] },
  { name: 'bingo-drum', draw: drum, backdrops: ['stage', 'rays'] },
];

/** Draws of numbers. */
export const LOTTERY_SCENES: NonEmpty<Scene> = [
  { name: 'ball-row', draw: ballRow, backdrops: ['rays', 'waves', 'bokeh'] },
  { name: 'drum', draw: drum, backdrops: ['stage', 'tunnel', 'lattice'] },
  { name: 'tickets', draw: tickets, backdrops: ['waves', 'rays', 'bokeh'] },
  { name: 'falling-balls', draw: bouncingBalls, backdrops: ['clouds', 'hills', 'arch'] },
];
