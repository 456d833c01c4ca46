import { darken, mix } from 'reference-gateway/art/palette';
import { range } from 'reference-gateway/art/random';
import { copy, short } from 'reference-gateway/art/svg';
import type { Scene, SceneContext } from './scene';

function pirateShip({ palette }: SceneContext): string {
  const sail = (x: number, y: number, width: number, height: number): string =>
    `<path d="M${x - width} ${y}H${x + width}Q${x + width + 16} ${y + height / 2} ${x + width - 4} ${y + height}Q${x} ${y + height - 16} ${x - width + 4} ${y + height}Q${x - width + 14} ${y + height / 2} ${x - width} ${y}Z"/>`;
  const sea = mix(palette.base, palette.main, 0.4);
  return (
    `<circle cx="-66" cy="-74" r="110" fill="url(#H)"/><circle cx="-66" cy="-74" r="44" fill="#fed" opacity=".95"/><g filter="url(#F)"><path d="M-56 60V-84M6 60V-116M64 60V-74M100 48 146 2" stroke="#420" stroke-width="7"/>` +
    `<g fill="url(#P)">${sail(-56, -76, 30, 52)}${sail(-56, -20, 36, 56)}${sail(6, -106, 34, 58)}${sail(6, -44, 42, 78)}${sail(64, -66, 26, 46)}${sail(64, -16, 32, 52)}</g><path d="M6-116h40l-10 10 10 10H6Z" fill="#111"/></g>` +
    '<g filter="url(#F)"><path d="M-118 36-96 48H82L124 30Q112 92 74 108H-76Q-108 96-118 36Z" fill="#731"/><path d="M-112 58H112M-104 80H100" stroke="url(#G)" stroke-width="4"/><path d="M-80 69H90" stroke="#210" stroke-width="11" stroke-dasharray="11 19"/></g>' +
    `<path d="M-170 98q28-26 56 0t56 0 56 0 56 0 56 0 56 0V230H-170Z" fill="${sea}"/><path d="M-170 98q28-26 56 0t56 0 56 0 56 0 56 0 56 0" stroke="#fffa" stroke-width="4" fill="none"/><path d="M-190 124q28-24 56 0t56 0 56 0 56 0 56 0 56 0V230H-190Z" fill="${darken(sea, 0.4)}"/>`
  );
}

function planet({ palette, random }: SceneContext): string {
  const stars = Array.from(
    { length: 9 },
    () => `M${short(range(random, -140, 140))} ${short(range(random, -140, 130))}h0`,
  ).join('');
  const turn = Math.round(range(random, -28, -12));
  return (
    `<path d="${stars}" stroke="#fff" stroke-width="3" stroke-linecap="round" opacity=".9"/><circle r="150" fill="url(#H)"/><path transform="rotate(${turn})" d="M-128 0A128 30 0 0 1 128 0" fill="none" stroke="url(#A)" stroke-width="20"/>` +
    `<g filter="url(#F)"><circle r="78" fill="url(#M)"/></g><clipPath id="k"><circle r="78"/></clipPath><path clip-path="url(#k)" transform="rotate(${turn})" fill="${palette.light}5" d="M-90-46Q0-70 90-40V-28Q0-56-90-30ZM-90 0Q0-26 90 6V26Q0-4-90 22ZM-90 50H90V64H-90Z"/><circle r="78" fill="url(#S)"/>` +
    `<g transform="rotate(${turn})" fill="none"><path d="M-128 0A128 30 0 0 0 128 0" stroke="url(#A)" stroke-width="20"/><path d="M-132 4A134 34 0 0 0 132 4" stroke="#fffa" stroke-width="2"/></g>` +
    '<g filter="url(#F)" transform="translate(84 -84)rotate(42)"><path d="M0-44Q26-16 16 26H-16Q-26-16 0-44Z" fill="url(#P)"/><path d="M-16 6-32 36-14 26ZM16 6 32 36 14 26Z" fill="url(#A)"/><circle cy="-8" r="9" fill="#2bf"/><path d="M-10 28Q0 90 10 28Z" fill="url(#G)"/></g><g filter="url(#F)"><circle cx="-92" cy="82" r="22" fill="url(#A)"/></g>'
  );
}

function candy({ palette, random }: SceneContext): string {
  const lolly = (x: number, y: number, radius: number, turn: number): string =>
    `<g filter="url(#F)" transform="translate(${x} ${y})rotate(${turn})"><path d="M0 0V150" stroke="#fee" stroke-width="11" stroke-linecap="round"/><circle r="${radius}" fill="url(#M)"/><path transform="scale(${(radius / 60).toFixed(2)})" d="M0 0a14 14 0 0 1 24 8a28 28 0 0 1-48 10a38 38 0 0 1 58-50a48 48 0 0 1-20 84" fill="none" stroke="#fff" stroke-width="12" stroke-linecap="round"/><circle r="${radius}" fill="url(#S)"/></g>`;
  const sweet =
    '<g id="w"><path d="M-30 0-62-24-54 0-62 24ZM30 0 62-24 54 0 62 24Z"/><circle r="32"/><path d="M-18-26Q8 0-18 26M6-32Q32 0 6 32" fill="none" stroke="#fff" stroke-width="9"/><circle r="32" fill="url(#S)"/></g>';
  const drops = ['#f58', palette.accent, '#5d6', '#fc4', '#5cf'].map((fill, index) =>
    copy('v', -104 + index * 52, 98 + (index % 2) * 14, range(random, 0.85, 1.2), 0, `fill="${fill}"`),
  );
  return `<defs>${sweet}<g id="v"><circle r="28"/><circle r="28" fill="url(#S)"/></g></defs>${lolly(-34, -34, 70, -14)}${lolly(70, -52, 46, 18)}<g filter="url(#F)">${copy('w', 62, 42, 1, -24, 'fill="#f82"')}${copy('w', -74, 64, 0.8, 30, `fill="${palette.accent}"`)}${drops.join('')}</g>`;
}

function lotus(): string {
  const petal = (id: string, width: number, height: number): string =>
    `<path id="${id}" d="M0 0C${-width}-${height * 0.35} ${-width * 0.55}-${height * 0.85} 0-${height}C${width * 0.55}-${height * 0.85} ${width}-${height * 0.35} 0 0Z"/>`;
  const fan = (id: string, turns: readonly number[], y: number): string =>
    turns.map((turn) => copy(id, 0, y, 1, turn)).join('');
  return (
    `<defs>${petal('p', 46, 150)}${petal('q', 38, 112)}</defs><circle cy="-30" r="150" fill="url(#H)"/><g filter="url(#F)" fill="url(#A)" transform="translate(0 84)">${fan('p', [-74, 74, -50, 50], 0)}</g>` +
    `<g filter="url(#F)" fill="url(#M)" transform="translate(0 84)">${fan('p', [-26, 26, 0], 0)}</g><g filter="url(#F)" fill="url(#A)" transform="translate(0 90)">${fan('q', [-62, 62, -34, 34], 0)}</g><g filter="url(#F)" fill="url(#G)" transform="translate(0 92)"><use href="#q" transform="scale(.9)"/></g>` +
    '<circle cy="20" r="52" fill="url(#H)"/><path d="M-150 100Q0 74 150 100M-120 116Q0 96 120 116" stroke="#fff8" stroke-width="3" fill="none"/>'
  );
}

function viking({ palette }: SceneContext): string {
  const axe =
    '<g id="x"><path d="M-5-130H5V140H-5Z" fill="#631"/><path d="M5-112Q34-114 62-138Q78-84 58-40Q38-66 5-68Z" fill="#cde"/><path d="M62-138Q78-84 58-40" stroke="#fff" stroke-width="5" fill="none"/><path d="M-7-118H12V-62H-7Z" fill="url(#G)"/></g>';
  const planks = [-56, -28, 0, 28, 56].map((x) => `M${x}-100V100`).join('');
  return (
    `<defs>${axe}<clipPath id="k"><circle r="84"/></clipPath></defs><g filter="url(#F)">${copy('x', 0, 0, 1, 40)}<use href="#x" transform="scale(-1 1)rotate(40)"/></g>` +
    `<g filter="url(#F)"><circle r="92" fill="#321"/></g><g clip-path="url(#k)"><circle r="84" fill="url(#M)"/><path d="M0-90V0H90V90H0V0H-90V-90Z" fill="url(#A)"/><path d="${planks}" stroke="${palette.deep}" stroke-width="3" opacity=".6"/></g><g filter="url(#F)" fill="none" stroke="url(#G)"><circle r="86" stroke-width="13"/><path d="M-80 0H80M0-80V80" stroke-width="9"/></g>` +
    '<circle r="86" fill="none" stroke="#640" stroke-width="6" stroke-dasharray="0 22.5" stroke-linecap="round"/><g filter="url(#F)"><circle r="30" fill="url(#G)"/></g><circle r="30" fill="url(#S)"/>'
  );
}

function spellBook({ palette, random }: SceneContext): string {
  const motes = Array.from(
    { length: 12 },
    () => `M${short(range(random, -80, 80))} ${short(range(random, -120, 10))}h0`,
  ).join('');
  return (
    `<path d="M-60 40-120-150H120L60 40Z" fill="${palette.light}" opacity=".22" filter="url(#X)"/><g filter="url(#F)"><path d="M-126 20Q-60-4 0 26Q60-4 126 20V102Q60 82 0 112Q-60 82-126 102Z" fill="url(#M)" stroke="url(#G)" stroke-width="6"/></g>` +
    `<g filter="url(#F)"><path id="e" d="M0 24Q-56-12-116 8V84Q-56 66 0 98Z" fill="url(#P)"/><use href="#e" transform="scale(-1 1)"/></g><path d="M-98 26Q-56 18-18 40M-98 44Q-56 36-18 58M-98 62Q-56 54-18 76M98 26Q56 18 18 40M98 44Q56 36 18 58M98 62Q56 54 18 76" stroke="#753" stroke-opacity=".6" stroke-width="4" fill="none"/>` +
    `<circle cy="-44" r="96" fill="url(#H)"/><g filter="url(#F)" transform="translate(0 -50)"><path d="M0-62 54-31V31L0 62-54 31V-31Z" fill="none" stroke="url(#G)" stroke-width="7"/><path d="M0-42 12-12 42 0 12 12 0 42-12 12-42 0-12-12Z" fill="url(#A)"/></g><path d="${motes}" stroke="#ffc" stroke-width="5" stroke-linecap="round"/>`
  );
}

/** Slot pictures of travel and wonder: ship, planet, sweets, lotus, north, magic. */
export const VOYAGE_SLOT_SCENES: readonly Scene[] = [
  { name: 'ship', draw: pirateShip, backdrops: ['clouds', 'bokeh'], mirrors: true },
  { name: 'planet', draw: planet, backdrops: ['bokeh', 'tunnel'], mirrors: true },
  { name: 'candy', draw: candy, backdrops: ['lattice', 'rays', 'waves'], mirrors: true },
  { name: 'lotus', draw: lotus, backdrops: ['waves', 'arch', 'rays'] },
  { name: 'viking', draw: viking, backdrops: ['hills', 'clouds', 'stage'], mirrors: true },
  { name: 'book', draw: spellBook, backdrops: ['arch', 'bokeh', 'stage'] },
];
