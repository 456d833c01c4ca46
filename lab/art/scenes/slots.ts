import { pick, range } from 'reference-gateway/art/random';
import { copy, ring, starPath } from 'reference-gateway/art/svg';
import { BRILLIANT, COIN, CROWN, STEP_CUT } from '../objects/treasure';
import type { Scene, SceneContext } from './scene';

const SEVEN = 'M-24-34H26V-18L2 38H-20L2-14H-24Z';

function reels({ palette, random }: SceneContext): string {
  const order = pick<readonly number[]>(random, [
    [0, 1, 0],
    [0, 0, 0],
    [1, 0, 2],
    [0, 2, 0],
  ]);
  const symbols = order.map((symbol, index) => {
    const x = index * 66 - 66;
    if (symbol === 0)
      return `<path d="${SEVEN}" transform="translate(${x})" fill="#d13" stroke="url(#G)" stroke-width="5"/>`;
    if (symbol === 1)
      return `<path d="${starPath(5, 34, 15)}" transform="translate(${x})" fill="url(#A)" stroke="#530" stroke-width="2"/>`;
    return `<g transform="translate(${x})"><path d="M0-34Q24-32 24 6L32 22H-32L-24 6Q-24-32 0-34Z" fill="url(#G)"/><circle cy="26" r="9" fill="#840"/></g>`;
  });
  const shade =
    '<linearGradient id="r" x2="0" y2="1"><stop/><stop offset=".35" stop-color="#0000"/><stop offset=".65" stop-color="#0000"/><stop offset="1"/></linearGradient>';
  return (
    `${shade}<g filter="url(#F)"><path d="M118-20h16v-50" fill="none" stroke="url(#G)" stroke-width="10"/><circle cx="134" cy="-78" r="17" fill="url(#A)"/>` +
    `<path d="M-70-76Q0-150 70-76Z" fill="url(#M)" stroke="url(#G)" stroke-width="6"/><rect x="-118" y="-80" width="236" height="160" rx="24" fill="url(#G)"/></g>` +
    `<rect x="-106" y="-66" width="212" height="132" rx="12" fill="${palette.deep}"/><path d="M-98-56h64V56h-64zM-32-56h64V56h-64zM34-56h64V56h-64z" fill="url(#P)"/><g filter="url(#F)">${symbols.join('')}</g>` +
    `<path d="M-98-56H98V56H-98Z" fill="url(#r)"/><path d="M-112-73H112V73H-112Z" fill="none" stroke="#ffc" stroke-width="7" stroke-dasharray="0 17" stroke-linecap="round"/>` +
    `<path d="M0-114 12-80-18-101H18L-12-80Z" fill="url(#G)"/>`
  );
}

function fruit({ random }: SceneContext): string {
  const leaf = 'M0 0Q18-26 48-16 30 8 0 0Z';
  const cherries =
    `<path d="M-52 18Q-44-50 14-86Q-2-30 18 34" fill="none" stroke="#471" stroke-width="8" stroke-linecap="round"/><path d="${leaf}" transform="translate(12 -86)" fill="#6b2"/>` +
    '<g fill="#c13"><circle cx="-54" cy="48" r="44"/><circle cx="24" cy="62" r="46"/></g><g fill="url(#S)"><circle cx="-54" cy="48" r="44"/><circle cx="24" cy="62" r="46"/></g>';
  const melon =
    '<g transform="translate(62 -14)rotate(-28)"><path d="M-66 0A66 66 0 0 0 66 0Z" fill="#283"/><path d="M-60 0A60 60 0 0 0 60 0Z" fill="#efc"/><path d="M-53 0A53 53 0 0 0 53 0Z" fill="#f45"/>' +
    '<path d="M-30 14v6m20 4v6m22-18v6m20-2v6m-22 14v5" stroke="#211" stroke-width="7" stroke-linecap="round"/></g>';
  const lemon =
    '<g transform="translate(-70 -34)rotate(24)"><path id="l" d="M-58 0Q-48-6-44-16Q-28-40 0-40T44-16Q48-6 58 0 48 6 44 16 28 40 0 40T-44 16Q-48 6-58 0Z" fill="#fc2"/><use href="#l" fill="url(#S)"/><ellipse rx="50" ry="40" fill="url(#S)"/></g>';
  const grape = ring(6, 26)
    .map(([x, y]) => copy('b', x, y))
    .join('');
  const plum = `<g transform="translate(${60} 30)scale(.9)" fill="#73d"><defs><g id="b"><circle r="19"/><circle r="19" fill="url(#S)"/></g></defs>${grape}${copy('b', 0, 0)}${copy('b', 4, 46)}</g>`;
  const first = random() < 0.5;
  return `<g filter="url(#F)">${first ? lemon : melon}</g><g filter="url(#F)">${first ? melon : plum}</g><g filter="url(#F)">${cherries}</g>`;
}

function gems({ palette, random }: SceneContext): string {
  const colours = [palette.accent, '#f36', '#3cf', '#4d7', palette.main];
  const around = ring(5, 86, range(random, -100, -60)).map(([x, y], index) => {
    const turn = range(random, -25, 25);
    return copy(
      index % 2 === 0 ? 'h' : 'g',
      x,
      y * 0.86,
      range(random, 0.62, 0.85),
      turn,
      `fill="${colours[(index + 1) % 5]}"`,
    );
  });
  return `<defs>${BRILLIANT}${STEP_CUT}</defs><g filter="url(#F)">${around.join('')}</g><g filter="url(#F)">${copy('g', 0, 4, 1.75, range(random, -12, 12), `fill="${palette.main}"`)}</g>`;
}

function hoard({ palette, random }: SceneContext): string {
  const coins = Array.from({ length: 7 }, (_, index) => copy('o', -92 + index * 31, 82 + random() * 14));
  const flying = [
    [-96, -70],
    [90, -84],
    [-44, -104],
  ].map(([x = 0, y = 0]) => copy('o', x, y, range(random, 0.6, 1), range(random, -60, 60)));
  return (
    `<defs>${COIN}${BRILLIANT}</defs><g filter="url(#F)"><path d="M-98-6Q-100-84 0-84T98-6Z" fill="url(#D)" stroke="url(#G)" stroke-width="9"/><path d="M-86-12Q-80-66 0-68T86-12Z" fill="#210"/></g>` +
    `<circle cy="-10" r="110" fill="url(#H)"/><g filter="url(#F)">${[-54, -18, 18, 54].map((x, index) => copy('o', x, -16 - (index % 2) * 10)).join('')}${copy('g', 34, -34, 0.7, 18, 'fill="#f36"')}${copy('g', -40, -38, 0.6, -20, `fill="${palette.accent}"`)}</g>` +
    `<g filter="url(#F)"><path d="M-102-4H102L92 78H-92Z" fill="#841"/><path d="M-100 24H100M-96 52H96" stroke="#520"/><path d="M-78-4-72 78M78-4 72 78" stroke="url(#G)" stroke-width="13"/><path d="M-18-12H18V22Q0 38-18 22Z" fill="url(#G)"/></g><circle cy="8" r="6" fill="#210"/><g filter="url(#F)">${coins.join('')}${flying.join('')}</g>`
  );
}

function royal({ random }: SceneContext): string {
  const turn = range(random, -8, 8);
  return (
    `<defs>${BRILLIANT}</defs><g filter="url(#F)"><ellipse cy="86" rx="112" ry="26" fill="url(#A)"/><ellipse cy="76" rx="108" ry="24" fill="url(#M)"/></g>` +
    `<g filter="url(#F)" transform="translate(0 8)rotate(${turn.toFixed(0)})scale(1.6)">${CROWN}</g><g filter="url(#F)">${copy('g', -88, 58, 0.5, -20, 'fill="#f36"')}${copy('g', 90, 60, 0.55, 14, 'fill="#3cf"')}</g>`
  );
}

/** Slot pictures of the classic kind: reels, fruit, stones, treasure, crown. */
export const CLASSIC_SLOT_SCENES: readonly Scene[] = [
  { name: 'reels', draw: reels, backdrops: ['rays', 'stage', 'bokeh'] },
  { name: 'fruit', draw: fruit, backdrops: ['tunnel', 'rays', 'lattice'], mirrors: true },
  { name: 'gems', draw: gems, backdrops: ['tunnel', 'bokeh', 'hills'], mirrors: true },
  { name: 'hoard', draw: hoard, backdrops: ['arch', 'clouds', 'waves'], mirrors: true },
  { name: 'royal', draw: royal, backdrops: ['stage', 'lattice', 'arch'] },
];
