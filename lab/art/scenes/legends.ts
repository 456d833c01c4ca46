import { darken, mix } from 'reference-gateway/art/palette';
import { pick, range } from 'reference-gateway/art/random';
import { copy, ring, starPath } from 'reference-gateway/art/svg';
import type { Scene, SceneContext } from './scene';

function dragon({ palette }: SceneContext): string {
  const body = 'M-34 128C-170 96-120-20-40 4S60 120 104 60C134 16 96-20 52-34';
  const back = darken(palette.main, 0.55);
  return (
    `<g transform="translate(4 22)scale(.86)"><g filter="url(#F)" fill="none"><path d="${body}" stroke="url(#A)" stroke-width="64" stroke-dasharray="5 13"/><path d="${body}" stroke="${back}" stroke-width="50"/></g>` +
    `<g fill="none"><path d="${body}" stroke="url(#M)" stroke-width="42"/><path d="${body}" stroke="${palette.light}6" stroke-width="32" stroke-dasharray="3 11"/><path d="${body}" stroke="${palette.accent}" stroke-width="8" transform="translate(5 14)"/></g>` +
    '<g transform="translate(20-60)scale(1.25)"><g filter="url(#F)"><path d="M-26-34-84-58-58-28-98-14-62 0-86 30-44 20Z" fill="url(#A)"/>' +
    '<path d="M-14-40C-18-74-46-88-66-86C-48-76-40-60-34-34ZM6-44C12-74-8-96-24-100C-12-86-12-66-14-40Z" fill="url(#G)"/>' +
    '<path d="M-46-6C-48-46 0-58 20-40C32-52 50-44 52-28C66-26 68-10 58-4L22 0C30 8 46 8 56 4C54 24 32 32 8 24C-12 34-40 24-46-6Z" fill="url(#M)"/></g>' +
    '<path d="M22 0 28 10 34-1 41 8 46-3Z" fill="#fff"/><path d="M-8-20Q6-36 22-22 6-10-8-20Z" fill="#fe4"/><circle cx="9" cy="-22" r="5" fill="#200"/><path d="M-14-24Q4-44 26-27" stroke="#200" stroke-width="5" fill="none"/>' +
    '<path d="M54-14Q92-34 84-66M52 0Q88 6 98-22" stroke="#fd6" stroke-width="4" fill="none"/></g>' +
    '<circle cx="-62" cy="-74" r="60" fill="url(#H)"/><circle cx="-62" cy="-74" r="24" fill="#fea"/><circle cx="-62" cy="-74" r="24" fill="url(#S)"/></g>'
  );
}

function lanterns({ random }: SceneContext): string {
  const lantern =
    '<g id="l"><path d="M0-150V-50M0 46V84" stroke="url(#G)" stroke-width="3"/><ellipse rx="56" ry="48" fill="#c12"/><g fill="none" stroke="#fb4" stroke-width="2"><ellipse rx="36" ry="48"/><ellipse rx="14" ry="48"/></g><ellipse rx="56" ry="48" fill="url(#S)"/><ellipse cy="8" rx="34" ry="30" fill="#fd7" opacity=".45" filter="url(#X)"/>' +
    '<path d="M-26-50H26V-40H-26ZM-24 40H24V50H-24Z" fill="url(#G)"/><path d="M-10 84H10L14 116H-14Z" fill="#e32"/><path d="M-8 86V114M0 86V116M8 86V114" stroke="#fb4"/></g>';
  const blossoms = ring(5, 9)
    .map(([x, y]) => `<circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="7"/>`)
    .join('');
  const spray = [
    [-112, -96],
    [-84, -112],
    [-104, -66],
    [112, 60],
    [104, 96],
  ].map(([x = 0, y = 0]) => copy('p', x, y, range(random, 0.8, 1.5), 20));
  return (
    `<defs>${lantern}<g id="p" fill="#fbc">${blossoms}<circle r="4" fill="#d35"/></g></defs><g opacity=".85" filter="url(#F)">${copy('l', -84, -24, 0.62)}${copy('l', 92, -46, 0.7)}</g><circle r="135" fill="url(#H)"/>` +
    `<g filter="url(#F)">${copy('l', 0, 4, 1.2)}<path d="M-150-90Q-100-70-92-130M150 96Q100 84 108 120" stroke="#321" stroke-width="7" fill="none"/>${spray.join('')}</g>`
  );
}

function pyramids({ palette, random }: SceneContext): string {
  const lit = mix(palette.accent, '#eb5', 0.75);
  const shade = darken(mix(palette.base, '#a62', 0.65), 0.35);
  const one = `<g id="y"><path d="M0-100-100 60H26Z" fill="${lit}"/><path d="M0-100 26 60 100 60Z" fill="${shade}"/><path d="M-86 38H22M-72 16H18M-58-6H15M-44-28H12M-30-50H8M-17-72H5" stroke="#740" stroke-opacity=".5" stroke-width="2"/><path d="M0-100-17-72H5L0-100 17-72H5" fill="url(#G)"/></g>`;
  const sun = `<g transform="translate(${range(random, -30, 30).toFixed(0)} -62)"><circle r="96" fill="url(#H)"/><path d="${starPath(24, 62, 46)}" fill="url(#G)"/><circle r="40" fill="#feb"/></g>`;
  return (
    `<defs>${one}</defs>${sun}<g>${copy('y', -92, 22, 0.72)}${copy('y', 100, 26, 0.62)}</g><g filter="url(#F)">${copy('y', 4, 28, 1.12)}</g>` +
    `<path d="M-170 96Q-90 50 0 92T170 80V220H-170Z" fill="${mix(lit, shade, 0.45)}"/><path d="M-170 120Q-40 84 60 128T170 110V220H-170Z" fill="${shade}"/>` +
    '<g filter="url(#F)" transform="translate(0 34)"><path d="M-44 0Q0-44 44 0Q0 34-44 0Z" fill="none" stroke="url(#G)" stroke-width="8"/><circle r="13" fill="url(#M)"/><path d="M-6 22Q-8 44-26 50M6 22Q30 50 44 38" fill="none" stroke="url(#G)" stroke-width="7" stroke-linecap="round"/></g>'
  );
}

function pharaoh({ palette }: SceneContext): string {
  const half =
    '<g id="p"><path d="M0-104Q-66-104-80-44L-104 96H-46L-40 20 0 20Z" fill="url(#G)"/><path d="M-70-62-36-30M-80-40-44-10M-86-12-46 12M-92 16-48 32M-97 46-48 54M-102 74-48 76" stroke="url(#M)" stroke-width="11"/>' +
    '<path d="M0-64Q-46-66-46-26Q-46 34 0 62Z" fill="#ea4"/><path d="M-38-18Q-24-30-8-18Q-24-8-38-18Z" fill="#fff"/><circle cx="-22" cy="-18" r="6" fill="#111"/><path d="M-44-18Q-24-34-8-18M-42-16H-54M-38-34Q-24-42-8-34" stroke="#113" stroke-width="5" fill="none"/></g>';
  return (
    `<circle r="140" fill="url(#H)"/><g filter="url(#F)"><defs>${half}</defs><use href="#p"/><use href="#p" transform="scale(-1 1)"/><path d="M-12 60H12L8 112Q0 122-8 112Z" fill="url(#M)" stroke="url(#G)" stroke-width="3"/></g>` +
    `<g filter="url(#F)"><path d="M-46-54Q0-74 46-54V-42Q0-60-46-42Z" fill="url(#G)"/><path d="M0-58C-22-70-16-104 0-112C16-104 22-70 0-58Z" fill="${palette.accent}"/></g>` +
    '<path d="M-4-16-8 16H8M-16 36Q0 28 16 36 0 46-16 36Z" fill="#b43" stroke="#741" stroke-width="2"/><path d="M0-64V62Q46 34 46-26Q46-66 0-64Z" fill="#310" opacity=".28"/>'
  );
}

function thunder({ palette, random }: SceneContext): string {
  const column =
    '<g id="c"><path d="M-20-86H20V110H-20Z" fill="url(#P)"/><path d="M-13-80V110M-4-80V110M5-80V110M14-80V110" stroke="#224" stroke-opacity=".4" stroke-width="4"/><path d="M-30-104H30L22-84H-22Z" fill="url(#P)"/><path d="M-30-104H30" stroke="url(#G)" stroke-width="7"/></g>';
  const bolt = 'M26-118-52 10H-8L-34 122 58-24H10L44-118Z';
  const puffs = Array.from(
    { length: 9 },
    (_, index) =>
      `<circle cx="${index * 36 - 144}" cy="${(104 + random() * 14 - (index % 2) * 12).toFixed(0)}" r="${range(random, 26, 38).toFixed(0)}"/>`,
  ).join('');
  return (
    `<defs>${column}</defs><g filter="url(#F)">${copy('c', -98, 4)}${copy('c', 98, 4)}</g><circle r="130" fill="url(#H)"/><path d="M-120-96-90-40-104-30-64 20M118-90 84-44 96-34 66 8" stroke="${palette.light}" stroke-width="3" fill="none"/>` +
    `<path d="${bolt}" fill="${palette.glow}" filter="url(#X)" stroke="${palette.glow}" stroke-width="18" opacity=".8"/><g filter="url(#F)"><path d="${bolt}" fill="url(#G)" stroke="#fec" stroke-width="3"/></g>` +
    `<g fill="${mix(palette.light, palette.base, 0.25)}" opacity=".95" filter="url(#F)">${puffs}</g>`
  );
}

function torii({ palette, random }: SceneContext): string {
  const petals = Array.from({ length: 12 }, () =>
    copy('p', range(random, -130, 130), range(random, -120, 110), range(random, 0.6, 1.5), range(random, 0, 180)),
  );
  const red = pick(random, ['#d23', '#d32']);
  return (
    `<defs><path id="p" d="M0-8Q9 0 0 9-9 0 0-8Z" fill="#fbc"/></defs><circle cy="-24" r="150" fill="url(#H)"/><circle cy="-24" r="84" fill="${mix(palette.glow, '#fed', 0.7)}"/><path d="M-120 86-30-26 0-52 30-26 120 86Z" fill="${mix(palette.base, palette.main, 0.4)}"/><path d="M-30-26 0-52 30-26 18-14 6-22-6-8-16-20Z" fill="#fff"/>` +
    `<path d="M-170 92Q0 62 170 92V220H-170Z" fill="${darken(palette.base, 0.35)}"/><path d="M-26 96H26L90 210H-90Z" fill="${mix(palette.light, palette.base, 0.35)}" opacity=".7"/><g filter="url(#F)" fill="${red}"><path d="M-92-58H-68L-62 110H-88ZM92-58H68L62 110H88Z"/><path d="M-108-40H108V-22H-108ZM-12-66H12V-36H-12Z"/><path d="M-136-92Q0-60 136-92L128-64Q0-44-128-64Z" fill="#211"/><path d="M-128-68Q0-46 128-68L122-56Q0-34-122-56Z"/></g>` +
    `<path d="M-90 90H-62V110H-88ZM62 90H90V110H64Z" fill="#211"/>${petals.join('')}`
  );
}

/** Slot pictures that tell of far places: dragon, lanterns, Egypt, Olympus, Japan. */
export const LEGEND_SLOT_SCENES: readonly Scene[] = [
  { name: 'dragon', draw: dragon, backdrops: ['clouds', 'rays', 'lattice'], mirrors: true },
  { name: 'pyramids', draw: pyramids, backdrops: ['bokeh', 'waves'], mirrors: true },
  { name: 'lanterns', draw: lanterns, backdrops: ['lattice', 'hills', 'bokeh'], mirrors: true },
  { name: 'thunder', draw: thunder, backdrops: ['clouds', 'tunnel'], mirrors: true },
  { name: 'pharaoh', draw: pharaoh, backdrops: ['rays', 'arch', 'lattice'] },
  { name: 'torii', draw: torii, backdrops: ['waves', 'bokeh'] },
];
