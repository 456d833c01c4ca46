import { darken, mix } from 'reference-gateway/art/palette';
import { type NonEmpty, range } from 'reference-gateway/art/random';
import { copy, short } from 'reference-gateway/art/svg';
import type { Scene, SceneContext } from './scene';

function bubbles({ random }: SceneContext): string {
  const rise = Array.from({ length: 5 }, () => copy('u', range(random, -130, 130), range(random, -130, 110)));
  const big = [-96, 104].map((x) => copy('u', x, range(random, -120, 60), 1.8));
  return `<defs><circle id="u" r="7" fill="#fff3" stroke="#fffc"/></defs>${rise.join('')}${big.join('')}`;
}

function shafts({ palette }: SceneContext): string {
  return `<path d="M-110-260-170 230H-90L-70-260ZM20-260 60 230H170L70-260Z" fill="${palette.light}2"/>`;
}

function coral({ palette }: SceneContext): string {
  const branch = 'M0 0Q-4-40-26-62M-5-34Q10-60 4-88M-2-18Q24-36 34-64';
  return (
    `<defs><path id="r" d="${branch}" fill="none" stroke-width="13" stroke-linecap="round"/></defs><g filter="url(#F)">${copy('r', -112, 130, 1.1, -8, `stroke="${palette.accent}"`)}${copy('r', 118, 132, 1.3, 6, 'stroke="#f57"')}</g>` +
    `<path d="M-170 126Q-90 96-20 124T170 112V230H-170Z" fill="${darken(palette.base, 0.5)}"/>`
  );
}

function bigFish(context: SceneContext): string {
  const { palette } = context;
  return (
    `${shafts(context)}${coral(context)}<g filter="url(#F)"><path d="M-70 2C-104-12-126-56-140-52C-126-16-126 20-140 58C-122 60-100 22-70 6Z" fill="url(#A)"/><path d="M-44-44Q0-118 62-60L60-30ZM-20 50Q0 96 44 84L34 44Z" fill="url(#A)"/><path d="M-84 2C-54-62 42-82 104-10C112 0 108 10 98 18C50 72-50 66-84 2Z" fill="url(#M)"/></g>` +
    `<path d="M-84 2C-54-62 42-82 104-10C112 0 108 10 98 18C50 72-50 66-84 2Z" fill="url(#S)"/><path fill="none" stroke="${palette.light}9" stroke-width="4" d="M-36-20q12 12 0 24m22-40q14 14 0 28m0 4q14 14 0 28m24-66q14 16 0 32"/>` +
    `<circle cx="66" cy="-16" r="18" fill="#fff"/><circle cx="71" cy="-14" r="10" fill="#112"/><path d="M102 8Q84 18 78 10" stroke="#311" stroke-width="5" fill="none" stroke-linecap="round"/>${bubbles(context)}`
  );
}

function shark(context: SceneContext): string {
  const { palette } = context;
  const minnow = `<path id="m" d="M-16 0Q0-12 18 0Q0 12-16 0L-28-9V9Z" fill="${palette.accent}"/>`;
  const shoal = [-100, -58, -76, -28].map((x, index) => copy('m', x, 58 + index * 18));
  const skin = mix(palette.main, '#579', 0.55);
  return (
    `${shafts(context)}<defs>${minnow}</defs>${coral(context)}<g filter="url(#F)"><path d="M-136-70C-116-60-104-40-92-22C-40-60 8-66 30-62L54-112C70-100 72-72 70-56C104-48 128-28 138-8C128 4 110 10 92 12C70 34 40 36 28 34L14 72C2 60-4 44-4 30C-44 28-74 14-92-4C-104 14-120 28-134 34C-124 8-126-40-136-70Z" fill="${skin}"/></g>` +
    `<path d="M-92-4C-40 10 20-4 84-8C100-8 124-10 138-8C128 4 110 10 92 12C70 34 40 36 28 34C-20 36-60 20-92-4Z" fill="#eff" opacity=".85"/><path d="M136-6C116-2 98 2 84 2L90 12 96 3 102 11 108 2 114 9 119-1Z" fill="#712"/><path d="M86 2 92 9 97 2 103 9 108 1 113 7" stroke="#fff" stroke-width="3"/>` +
    `<path d="M50-30v30m12-32v30m12-32v28" stroke="#0006" stroke-width="4"/><circle cx="102" cy="-24" r="7" fill="#001"/><g filter="url(#F)">${shoal.join('')}</g>${bubbles(context)}`
  );
}

function octopus(context: SceneContext): string {
  const arms =
    'M-40 30Q-120 40-130-20M-32 46Q-110 96-136 56M-14 56Q-30 120-92 118M14 56Q30 120 92 118M32 46Q110 96 136 56M40 30Q120 40 130-20';
  return (
    `${shafts(context)}<g stroke-linecap="round" fill="none"><path d="${arms}" stroke="url(#M)" stroke-width="27" filter="url(#F)"/><path d="${arms}" stroke="${context.palette.light}b" stroke-width="9" stroke-dasharray="0 17"/></g>` +
    '<g filter="url(#F)"><path d="M-60 40C-96-60-70-116 0-116S96-60 60 40Q0 84-60 40Z" fill="url(#M)"/></g><path d="M-60 40C-96-60-70-116 0-116S96-60 60 40Q0 84-60 40Z" fill="url(#S)"/><circle cx="-26" cy="-12" r="22" fill="#fff"/><circle cx="28" cy="-12" r="22" fill="#fff"/><circle cx="-20" cy="-8" r="12" fill="#112"/><circle cx="24" cy="-8" r="12" fill="#112"/>' +
    `<path d="M-54-34-12-24M54-34 12-24" stroke="#112" stroke-width="6" stroke-linecap="round"/><path d="M-16 30Q0 44 18 28" stroke="#112" stroke-width="6" fill="none" stroke-linecap="round"/><g filter="url(#F)" transform="translate(4 -104)rotate(8)"><path d="M-44-30-26-8-18-44 0-12 18-44 26-8 44-30 36 16H-36Z" fill="url(#G)"/></g>${bubbles(context)}`
  );
}

function jellyfish(context: SceneContext): string {
  const { palette, random } = context;
  const jelly = `<g id="j"><path d="M-48 0Q-60 60-40 120M-28 4Q-16 70-30 140M-8 6Q-22 80-4 156M20 6Q4 70 24 142M46 0Q62 50 44 106" fill="none" stroke="${palette.glow}" stroke-width="6" stroke-linecap="round" opacity=".75"/><path d="M-64 4C-64-84 64-84 64 4Q48 18 32 4 16 20 0 4-16 20-32 4-48 18-64 4Z" fill="url(#M)" opacity=".92"/><path d="M-64 4C-64-84 64-84 64 4Q48 18 32 4 16 20 0 4-16 20-32 4-48 18-64 4Z" fill="url(#S)"/></g>`;
  const weed = [-140, -92, 96, 140].map((x) => `M${x} 190q${short(range(random, -30, 30))}-40 0-70t0-50`).join('');
  return `${shafts(context)}<defs>${jelly}</defs><path d="${weed}" stroke="${darken(palette.accent, 0.35)}" stroke-width="12" fill="none" stroke-linecap="round"/><circle r="150" fill="url(#H)"/><g filter="url(#F)">${copy('j', -86, -62, 0.6, -16)}${copy('j', 96, 6, 0.5, 18)}</g><g filter="url(#F)">${copy('j', 0, -44, 1.25, 6)}</g>${bubbles(context)}`;
}

/** Shooting and hunting games under water. */
export const FISH_SCENES: NonEmpty<Scene> = [
  { name: 'big-fish', draw: bigFish, backdrops: ['waves', 'bokeh'], mirrors: true },
  { name: 'shark', draw: shark, backdrops: ['bokeh', 'tunnel'], mirrors: true },
  { name: 'octopus', draw: octopus, backdrops: ['rays', 'waves'], mirrors: true },
  { name: 'jellyfish', draw: jellyfish, backdrops: ['bokeh', 'waves'], mirrors: true },
];
