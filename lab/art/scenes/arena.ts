import { darken } from 'reference-gateway/art/palette';
import { type NonEmpty, range } from 'reference-gateway/art/random';
import { closedPath, copy, ring, short } from 'reference-gateway/art/svg';
import type { Scene, SceneContext } from './scene';

function controller({ palette, random }: SceneContext): string {
  const shell = 'M-70-56H70C122-56 142 60 120 92C98 112 72 66 50 44H-50C-72 66-98 112-120 92C-142 60-122-56-70-56Z';
  const turn = Math.round(range(random, -14, 14));
  return (
    `<circle r="150" fill="url(#H)"/><g transform="rotate(${turn})"><path d="${shell}" fill="none" stroke="${palette.accent}" stroke-width="22" opacity=".75" filter="url(#X)"/><g filter="url(#F)"><path d="M-92-62Q-66-84-40-62M40-62Q66-84 92-62" stroke="url(#D)" stroke-width="20" fill="none"/><path d="${shell}" fill="url(#D)"/></g><path d="${shell}" fill="url(#M)" opacity=".85"/><path d="M-98-6Q-86-44-62-46" stroke="#fff" stroke-width="6" stroke-opacity=".55" fill="none" stroke-linecap="round"/>` +
    `<g filter="url(#F)"><path d="M-84-34H-66V-20H-52V-2H-66V12H-84V-2H-98V-20H-84Z" fill="#112"/><circle cx="-34" cy="22" r="24" fill="#112"/><circle cx="36" cy="22" r="24" fill="#112"/><g stroke="#fff8" ><circle cx="74" cy="-34" r="12" fill="#fc4"/><circle cx="74" cy="10" r="12" fill="#3d8"/><circle cx="52" cy="-12" r="12" fill="#39f"/><circle cx="96" cy="-12" r="12" fill="#f46"/></g></g><path d="M-16-36H16" stroke="${palette.accent}" stroke-width="9" stroke-linecap="round"/><circle cx="-34" cy="22" r="14" fill="url(#S)"/><circle cx="36" cy="22" r="14" fill="url(#S)"/></g>`
  );
}

function emblem({ palette, round }: SceneContext): string {
  const shield = 'M0-104 84-78V0Q78 74 0 116Q-78 74-84 0V-78Z';
  const beasts = [
    'M0 66-20 40-52 30-44-8-60-56-22-34H22L60-56 44-8 52 30 20 40ZM-38-4-10 10-34 16ZM38-4 10 10 34 16Z',
    'M22-78-44 14H-8L-26 84 46-18H8Z',
    'M0-74 18-24 72-40 34 4 60 52 10 36 0 84-10 36-60 52-34 4-72-40-18-24Z',
  ];
  const wing =
    '<g id="w"><path d="M70-70 150-108Q146-84 128-70L148-72Q140-48 118-40L138-40Q122-14 98-12L114-6Q100 14 70 14Z" fill="url(#G)"/></g>';
  return `<defs>${wing}</defs><circle r="150" fill="url(#H)"/><g filter="url(#F)"><use href="#w"/><use href="#w" transform="scale(-1 1)"/></g><g filter="url(#F)"><path d="${shield}" fill="url(#G)"/></g><path d="${shield}" transform="translate(0 1)scale(.86)" fill="url(#D)"/><path d="${shield}" transform="translate(0 1)scale(.86)" fill="url(#M)" opacity=".6"/><g filter="url(#F)"><path d="${beasts[round % 3]}" fill="url(#A)" fill-rule="evenodd"/></g><path d="M0-92-72-68V0Q-66 40-36 70Z" fill="#fff" opacity=".14"/><path d="M-50 128H50" stroke="${palette.accent}" stroke-width="5"/>`;
}

function crosshair({ palette, random }: SceneContext): string {
  const cells = ring(6, 78, 30).map(
    ([x, y]) =>
      `<path d="${closedPath(ring(6, 42, 0))}" transform="translate(${short(x)} ${short(y)})" fill="${palette.main}" fill-opacity="${short(range(random, 0.2, 0.8))}" stroke="${palette.glow}" stroke-width="2"/>`,
  );
  return (
    `<circle r="150" fill="url(#H)"/><g filter="url(#F)">${cells.join('')}</g><g fill="none" stroke="${palette.accent}"><circle r="92" stroke-width="16" opacity=".5" filter="url(#X)"/><g filter="url(#F)"><circle r="92" stroke-width="9" stroke-dasharray="116 28.5"/><path d="M0-134V-62M0 134V62M-134 0H-62M134 0H62" stroke-width="8"/></g><circle r="52" stroke-width="3" stroke-dasharray="6 8"/></g>` +
    '<g filter="url(#F)"><path d="M0-44 38-22V22L0 44-38 22V-22Z" fill="url(#G)"/><path d="M0-26 24-10V18L0 6-24 18V-10Z" fill="url(#M)"/></g>'
  );
}

function swords({ palette }: SceneContext): string {
  const sword =
    '<g id="s"><path d="M0-140 15-112 11 50H-11L-15-112Z" fill="url(#P)"/><path d="M0-140V50" stroke="#88a" stroke-width="3"/><path d="M-42 46Q0 66 42 46L36 64Q0 80-36 64Z" fill="url(#G)"/><path d="M-7 66H7V112H-7Z" fill="url(#D)"/><circle cy="120" r="13" fill="url(#A)"/></g>';
  return `<defs>${sword}</defs><circle r="150" fill="url(#H)"/><g stroke="${palette.accent}" stroke-width="26" opacity=".55" filter="url(#X)"><path d="M-90-110 76 96M90-110-76 96"/></g><g filter="url(#F)">${copy('s', 0, 0, 1, 40)}</g><g filter="url(#F)">${copy('s', 0, 0, 1, -40)}</g><g filter="url(#F)"><path d="${closedPath(ring(6, 42, 30))}" fill="url(#D)" stroke="url(#G)" stroke-width="7"/><path d="M8-26-16 6H-2L-8 28 16-6H2Z" fill="url(#A)"/></g>`;
}

/** Electronic sports: pad, crest, aim, blades. */
export const ESPORTS_SCENES: NonEmpty<Scene> = [
  { name: 'controller', draw: controller, backdrops: ['tunnel', 'lattice'] },
  { name: 'emblem', draw: emblem, backdrops: ['lattice', 'rays', 'stage'] },
  { name: 'crosshair', draw: crosshair, backdrops: ['bokeh', 'hills'] },
  { name: 'swords', draw: swords, backdrops: ['clouds', 'tunnel', 'stage'] },
];

/** A cock in profile, facing right; standing on y = 110. */
function rooster({ palette }: SceneContext): string {
  const plume = '<path id="f" d="M0 0C-40-20-70-70-62-124C-30-90-4-50 14-8Z"/>';
  const dark = darken(palette.main, 0.55);
  const tail = [-56, -26, 6].map((turn, index) =>
    copy('f', -46, 18, 1 - index * 0.05, turn, `fill="${index % 2 === 0 ? dark : palette.accent}"`),
  );
  return (
    `<g id="r"><defs>${plume}</defs><g filter="url(#F)">${tail.join('')}</g><g filter="url(#F)"><path d="M-14 62-8 104M24 60 22 104M-30 110-8 102 14 110M2 110 22 102 44 110" stroke="#e92" stroke-width="8" fill="none" stroke-linecap="round"/><path d="M-62 6C-50 74 44 88 62 20C74-8 64-50 72-74C64-106 26-104 20-74C14-40-20-16-62 6Z" fill="url(#M)"/></g>` +
    `<g filter="url(#F)"><path d="M22-78C8-40 6-18-8 2L4 20 20 6 26 28 40 8 52 26 68 12C70-20 64-40 72-72Q46-112 22-78Z" fill="url(#A)"/><path d="M-52 8Q-18-16 18 10Q18 48-14 54L-30 44-46 36Z" fill="${dark}"/></g>` +
    '<g filter="url(#F)"><path d="M22-86C8-100 16-124 28-112C28-134 48-134 48-114C58-130 74-118 68-92Q46-108 22-86Z" fill="#d13"/><path d="M62-64Q80-50 66-36Q52-44 56-66Z" fill="#d13"/><path d="M68-88 100-74 68-64Z" fill="#fb2"/></g><circle cx="54" cy="-82" r="8" fill="#fff"/><circle cx="56" cy="-82" r="4.5" fill="#100"/></g>'
  );
}

function proudRooster(context: SceneContext): string {
  return `<circle cx="-20" cy="-30" r="150" fill="url(#H)"/><ellipse cy="116" rx="120" ry="18" fill="#000" opacity=".5" filter="url(#X)"/><g transform="translate(-4 6)scale(1.12)">${rooster(context)}</g>`;
}

function duel(context: SceneContext): string {
  return `<circle r="120" fill="url(#H)"/><path d="M0-120 14-40 46-70 24-20 70-20 26 6 0 80-26 6-70-20-24-20-46-70-14-40Z" fill="url(#G)" opacity=".9"/><g transform="translate(-78 18)scale(.8)">${rooster(context)}</g><use href="#r" transform="translate(78 18)scale(-.8 .8)"/>`;
}

function crestedHead({ palette }: SceneContext): string {
  const dark = darken(palette.main, 0.5);
  return (
    `<circle r="150" fill="url(#H)"/><g filter="url(#F)"><path d="M-40-40C-70 10-96 40-110 110L-84 96-78 122-54 100-40 126-18 102 0 128 20 102 44 122 54 92C50 40 58 6 52-36Z" fill="${dark}"/></g><g filter="url(#F)"><path d="M-38-40C-60 0-70 30-76 72L-54 60-48 86-26 62-12 90 8 62 28 84 40 50C46 20 54 0 52-36Q6-104-38-40Z" fill="url(#M)"/></g>` +
    '<g filter="url(#F)"><path d="M-42-44C-80-70-66-112-40-94C-44-128-10-136-4-106C6-138 42-128 36-98C56-112 74-88 54-60Q8-96-42-44Z" fill="#d13"/><path d="M22 4Q50 20 40 62Q14 56 6 16Z" fill="#d13"/><path d="M44-46Q104-44 122-2Q96-6 78 0L40-2Z" fill="url(#G)"/><path d="M40 0 78 4Q70 18 42 14Z" fill="#c71"/></g><path d="M44-2H84" stroke="#530" stroke-width="3"/><circle cx="14" cy="-34" r="17" fill="#feb"/><circle cx="17" cy="-33" r="9" fill="#100"/><circle cx="13" cy="-37" r="4" fill="#fff"/><path d="M-10-60 38-44" stroke="#200" stroke-width="8" stroke-linecap="round"/>'
  );
}

/** The cock pit. */
export const COCKFIGHT_SCENES: NonEmpty<Scene> = [
  { name: 'rooster', draw: proudRooster, backdrops: ['hills', 'rays', 'stage'], mirrors: true },
  { name: 'crest', draw: crestedHead, backdrops: ['tunnel', 'rays', 'lattice'], mirrors: true },
  { name: 'duel', draw: duel, backdrops: ['stage', 'clouds'] },
];
