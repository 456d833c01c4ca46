import { CHIPS, cardFan, chipStack } from '../objects/cards';
import { darken, mix } from 'reference-gateway/art/palette';
import { type NonEmpty, pick, range, wholeRange } from 'reference-gateway/art/random';
import { copy, ring, short } from 'reference-gateway/art/svg';
import type { Scene, SceneContext } from './scene';

const CHIP_COLOURS: NonEmpty<string> = ['#c13', '#16d', '#194', '#112', '#83d'];

function felt({ palette }: SceneContext, y: number): string {
  const cloth = darken(mix(palette.main, '#063', 0.45), 0.25);
  return `<ellipse cy="${y}" rx="222" ry="92" fill="${cloth}" stroke="#420" stroke-width="14"/><ellipse cx="-30" cy="${y}" rx="150" ry="54" fill="url(#H)" opacity=".6"/>`;
}

function roulette({ random }: SceneContext): string {
  const turn = range(random, 0, 360).toFixed(0);
  const spokes = ring(4, 36)
    .map(([x, y]) => `M0 0L${short(x)} ${short(y)}`)
    .join('');
  return (
    `<g filter="url(#F)" transform="scale(1.12 .92)rotate(-14)scale(1 .86)"><circle r="118" fill="#521"/><circle r="118" fill="url(#S)"/><g transform="rotate(${turn})" fill="none" stroke-width="32"><circle r="86" stroke="#111"/><circle r="86" stroke="#c13" stroke-dasharray="14.6"/><path d="M86-7V7" stroke="#195"/>` +
    `<circle r="86" stroke="#feac" stroke-dasharray="1 13.6"/></g><circle r="70" fill="#731" stroke="url(#G)" stroke-width="3"/><circle r="52" fill="url(#G)"/><path d="${spokes}" stroke="url(#A)" stroke-width="9" stroke-linecap="round"/><circle r="20" fill="url(#A)"/><circle cx="${short(Math.cos(Number(turn)) * 62)}" cy="${short(Math.sin(Number(turn)) * 62)}" r="9" fill="#fff"/></g>` +
    `<defs>${CHIPS}</defs><g filter="url(#F)">${chipStack(-100, 100, 1, '#c13')}${chipStack(106, 100, 2, pick(random, CHIP_COLOURS))}</g>`
  );
}

function baccarat(context: SceneContext): string {
  const rank = pick(context.random, ['8', '9', 'K', 'A'] as const);
  const fan = cardFan(
    [
      [context.round + 1, rank],
      [context.round, 'A'],
    ],
    26,
  );
  return `${felt(context, 108)}<g transform="translate(0 -16)scale(1.18)">${fan}</g><defs>${CHIPS}</defs><g filter="url(#F)">${chipStack(-88, 110, 1, '#d12')}${chipStack(86, 112, 2, '#16d')}${chipStack(0, 128, 1, '#112')}</g>`;
}

function chipTower(context: SceneContext): string {
  const { random } = context;
  const start = Math.floor(random() * 5);
  const colour = (index: number): string => CHIP_COLOURS[(start + index) % 5] ?? CHIP_COLOURS[0];
  const flying = [
    [-92, -72, -30],
    [96, -124, 24],
  ].map(([x = 0, y = 0, turn = 0], index) => copy('c', x, y, range(random, 0.7, 1), turn, `fill="${colour(index)}"`));
  return `${felt(context, 96)}<defs>${CHIPS}</defs><g filter="url(#F)">${chipStack(-48, 44, 3, colour(1))}${chipStack(52, 40, 4, colour(2))}${chipStack(-100, 92, 2, colour(3))}${chipStack(2, 96, 2, colour(0))}${chipStack(102, 94, 1, colour(4))}</g><g filter="url(#F)">${flying.join('')}</g>`;
}

function dice(context: SceneContext): string {
  const pip = (x: number, y: number): string => `M${x} ${y}h0`;
  const five = [pip(18, 18), pip(52, 18), pip(35, 35), pip(18, 52), pip(52, 52)].join('');
  const three = [pip(18, 18), pip(35, 35), pip(52, 52)].join('');
  const die = `<g id="i" stroke-width="14" stroke-linecap="round"><g transform="matrix(.87 .5 -.87 .5 0 -70)"><rect width="70" height="70" rx="9"/><rect width="70" height="70" rx="9" fill="#fff" opacity=".5"/><path d="${five}" stroke="#fff"/></g><g transform="matrix(.87 .5 0 1 -61 -35)"><rect width="70" height="70" rx="9"/><path d="${three}" stroke="#fff"/></g><g transform="matrix(.87 -.5 0 1 0 0)"><rect width="70" height="70" rx="9"/><rect width="70" height="70" rx="9" fill="#000" opacity=".42"/><path d="${pip(35, 35)}" stroke="#fff"/></g></g>`;
  const turn = range(context.random, -14, 14);
  return `${felt(context, 110)}<defs>${die}</defs><circle cy="-10" r="130" fill="url(#H)"/><g filter="url(#F)">${copy('i', -70, 10, 0.95, turn - 10, 'fill="#c13"')}</g><g filter="url(#F)">${copy('i', 78, -6, 0.85, 14 - turn, `fill="${context.palette.main}"`)}</g><g filter="url(#F)">${copy('i', 6, 58, 1.05, turn, 'fill="#c81"')}</g>`;
}

function moneyWheel({ palette, random }: SceneContext): string {
  const turn = wholeRange(random, 0, 29);
  const slices = ['#fb2', '#e13', palette.accent].map(
    (colour, index) =>
      `<circle r="50" transform="rotate(${turn + index * 30})" stroke="${colour}" stroke-dasharray="26.2 78.5"/>`,
  );
  return (
    `<g filter="url(#F)"><path d="M-30 90H30L66 150H-66Z" fill="#321" stroke="url(#G)" stroke-width="4"/></g><g filter="url(#F)"><circle r="120" fill="url(#G)"/></g><circle r="108" fill="#200"/><circle r="100" fill="${palette.main}"/><g fill="none" stroke-width="100">${slices.join('')}</g><circle r="100" fill="url(#S)"/>` +
    '<circle r="113" fill="none" stroke="#ffd" stroke-width="9" stroke-dasharray="0 22.2" stroke-linecap="round"/><g filter="url(#F)"><circle r="30" fill="url(#G)"/><circle r="15" fill="url(#M)"/></g><g filter="url(#F)"><path d="M-20-140H20L0-92Z" fill="url(#A)"/></g>'
  );
}

/** Tables with a dealer. */
export const LIVE_SCENES: NonEmpty<Scene> = [
  { name: 'roulette', draw: roulette, backdrops: ['stage', 'bokeh', 'lattice'] },
  { name: 'baccarat', draw: baccarat, backdrops: ['stage', 'lattice', 'bokeh'] },
  { name: 'dice', draw: dice, backdrops: ['bokeh', 'stage', 'rays'] },
  { name: 'chips', draw: chipTower, backdrops: ['lattice', 'stage', 'bokeh'] },
  { name: 'wheel', draw: moneyWheel, backdrops: ['stage', 'rays', 'tunnel'] },
];
