import { darken } from 'reference-gateway/art/palette';
import { type NonEmpty, range } from 'reference-gateway/art/random';
import { closedPath, ring, short } from 'reference-gateway/art/svg';
import type { Scene, SceneContext } from './scene';

function streak({ palette }: SceneContext): string {
  return `<path d="M-190 150Q-90 90-30 20L20 60Q-60 140-150 220Z" fill="${palette.accent}" opacity=".55" filter="url(#X)"/><path d="M-180 110Q-90 60-50-10M-150 190Q-40 120 10 66" stroke="#fff9" stroke-width="4" fill="none" stroke-linecap="round"/>`;
}

function ball(radius: number, fill: string, marks: string, turn: number): string {
  return `<g filter="url(#F)"><circle r="${radius}" fill="${fill}"/></g><clipPath id="k"><circle r="${radius}"/></clipPath><g clip-path="url(#k)" transform="rotate(${turn})">${marks}</g><circle r="${radius}" fill="url(#S)"/>`;
}

function football(context: SceneContext): string {
  const spots = ring(5, 92, -90).map(
    ([x, y]) =>
      `<path d="${closedPath(ring(5, 36, 90))}" transform="translate(${short(x)} ${short(y)})rotate(${short((Math.atan2(y, x) * 180) / Math.PI + 90)})"/>`,
  );
  const seams = ring(5, 1, -90)
    .map(([x, y]) => `M${short(x * 34)} ${short(y * 34)}L${short(x * 62)} ${short(y * 62)}`)
    .join('');
  const joins = ring(5, 72, -54).map(([x, y]) => `${short(x)} ${short(y)}`);
  const marks = `<path d="${closedPath(ring(5, 34, -90))}" fill="#112"/><g fill="#112">${spots.join('')}</g><path d="${seams}M${joins.join('L')}Z" stroke="#556" stroke-width="4" fill="none"/>`;
  return `${streak(context)}<ellipse cx="10" cy="116" rx="90" ry="20" fill="#000" opacity=".5" filter="url(#X)"/>${ball(96, '#fff', marks, Math.round(range(context.random, -40, 40)))}`;
}

function basketball(context: SceneContext): string {
  const marks =
    '<path d="M-100 0H100M0-100V100M-78-78Q-20 0-78 78M78-78Q20 0 78 78" stroke="#210" stroke-width="6" fill="none"/>';
  const net =
    'M-70 50-40 150M-35 50-20 150M0 50V150M35 50 20 150M70 50 40 150M-66 70Q0 96 66 70M-58 98Q0 120 58 98M-50 124Q0 142 50 124';
  return (
    `<g transform="translate(0 -8)"><g filter="url(#F)"><rect x="-118" y="-116" width="236" height="150" rx="10" fill="url(#P)" opacity=".92"/></g><path d="M-46-30H46V32H-46Z" fill="none" stroke="${context.palette.main}" stroke-width="8"/><path d="${net}" stroke="#fff" stroke-width="4" fill="none"/><g filter="url(#F)"><ellipse cy="50" rx="76" ry="17" fill="none" stroke="#f42" stroke-width="11"/></g></g>` +
    `<g transform="translate(-14 -44)scale(.84)">${ball(92, '#e72', marks, Math.round(range(context.random, -50, 50)))}</g>`
  );
}

function tennis(context: SceneContext): string {
  const strings = Array.from(
    { length: 9 },
    (_, index) => `M${index * 18 - 72}-110V110M-100 ${index * 22 - 88}H100`,
  ).join('');
  return (
    `<g transform="translate(-22 -20)rotate(-32)"><clipPath id="e"><ellipse rx="74" ry="92"/></clipPath><path d="${strings}" stroke="#fffa" stroke-width="2.5" clip-path="url(#e)"/><g filter="url(#F)"><ellipse rx="76" ry="94" fill="none" stroke="url(#M)" stroke-width="15"/><path d="M-46 78-9 124V190H9V124L46 78" fill="none" stroke="url(#M)" stroke-width="12"/><path d="M-11 124H11V200H-11Z" fill="url(#D)"/></g></g>` +
    `<g transform="translate(62 40)">${ball(54, '#de3', '<path d="M-70-30Q0-10-6 70M70 30Q0 10 6-70" stroke="#fff" stroke-width="7" fill="none"/>', Math.round(range(context.random, 0, 90)))}</g>`
  );
}

function trophy(context: SceneContext): string {
  return (
    `<circle r="150" fill="url(#H)"/><g filter="url(#F)"><path d="M-60-84Q-124-88-112-36Q-100 8-40 14M60-84Q124-88 112-36Q100 8 40 14" fill="none" stroke="url(#G)" stroke-width="15"/><path d="M-70-104H70Q74 30 20 48L24 84H-24L-20 48Q-74 30-70-104Z" fill="url(#G)"/><path d="M-46 84H46L58 116H-58Z" fill="url(#D)" stroke="url(#G)" stroke-width="4"/></g>` +
    `<path d="M-52-92Q-50 0-18 32" stroke="#fff" stroke-width="9" stroke-opacity=".75" fill="none" stroke-linecap="round"/><ellipse cy="-104" rx="70" ry="13" fill="${darken(context.palette.base, 0.5)}" stroke="#fea" stroke-width="4"/><g filter="url(#F)"><path d="M0-74 11-42H45L18-22 28 10 0-10-28 10-18-22-45-42H-11Z" fill="url(#M)"/></g>` +
    `<g transform="translate(86 84)scale(.42)">${ball(92, '#fff', `<path d="${closedPath(ring(5, 40, -90))}M0-40V-100M38-12 95-31M24 32 59 81M-24 32-59 81M-38-12-95-31" fill="#112" stroke="#112" stroke-width="7"/>`, 20)}</g>`
  );
}

function boxing(): string {
  const glove =
    '<g id="g"><path d="M-52 20C-66-40-40-84 10-84C58-84 76-44 66 0C62 30 44 44 40 60H-34Q-46 44-52 20Z" fill="url(#M)"/><path d="M-52 20C-74 0-70-46-44-44C-22-40-30-8-6-4C8 0 4 18-10 20C-26 24-34 10-44 4" fill="url(#M)" stroke="#0006" stroke-width="4"/><path d="M-38 60H44V98H-38Z" fill="url(#G)"/><path d="M-38 78H44" stroke="#740" stroke-width="4"/><path d="M-18-66Q20-82 44-48" stroke="#fff" stroke-width="9" stroke-opacity=".6" fill="none" stroke-linecap="round"/></g>';
  const burst = ring(20, 1).map(
    ([x, y], index) => [x * (index % 2 === 0 ? 140 : 92), y * (index % 2 === 0 ? 128 : 84)] as const,
  );
  return `<defs>${glove}</defs><path d="${closedPath(burst)}" fill="url(#A)" opacity=".85" filter="url(#F)"/><g filter="url(#F)" transform="translate(-58 16)rotate(38)scale(1.05)"><use href="#g"/></g><g filter="url(#F)" transform="translate(62 2)scale(-1.05 1.05)rotate(38)"><use href="#g"/></g>`;
}

/** Fields, balls and cups. */
export const SPORTS_SCENES: NonEmpty<Scene> = [
  { name: 'football', draw: football, backdrops: ['stadium'], mirrors: true },
  { name: 'basketball', draw: basketball, backdrops: ['stage', 'bokeh'], mirrors: true },
  { name: 'trophy', draw: trophy, backdrops: ['rays', 'stadium', 'stage'], mirrors: true },
  { name: 'tennis', draw: tennis, backdrops: ['stadium', 'waves'], mirrors: true },
  { name: 'boxing', draw: boxing, backdrops: ['stage', 'lattice'], mirrors: true },
];
