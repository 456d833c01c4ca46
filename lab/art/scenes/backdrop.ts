import { type Palette, darken, mix } from 'reference-gateway/art/palette';
import { type NonEmpty, type Random, range } from 'reference-gateway/art/random';
import { closedPath, copy, ring, short } from 'reference-gateway/art/svg';

/** What stands behind the hero. */
export type Backdrop =
  | 'rays'
  | 'bokeh'
  | 'hills'
  | 'arch'
  | 'stage'
  | 'lattice'
  | 'waves'
  | 'tunnel'
  | 'clouds'
  | 'stadium'
  | 'rings'
  | 'beams';

/** The ground a backdrop is drawn on; `focusX`, `focusY` are where the hero stands. */
interface BackdropContext {
  readonly random: Random;
  readonly palette: Palette;
  readonly width: number;
  readonly height: number;
  readonly focusX: number;
  readonly focusY: number;
}

type Draw = (context: BackdropContext) => string;

function halo({ focusX, focusY }: BackdropContext, radius: number): string {
  return `<circle cx="${focusX}" cy="${focusY}" r="${radius}" fill="url(#H)"/>`;
}

/** A fan of light from behind the hero (one circle, dashed to its middle); also the gold burst of a jackpot. */
export function rays(context: BackdropContext, colour: string, opacity: string): string {
  const { random, focusX, focusY, width, height } = context;
  const radius = Math.round((width + height) * 0.3);
  const dash = short((Math.PI * radius) / (12 + Math.floor(random() * 4)));
  return `<circle transform="translate(${focusX} ${focusY})rotate(${Math.floor(random() * 20)})" r="${radius}" fill="none" stroke="${colour}${opacity}" stroke-width="${radius * 2}" stroke-dasharray="${dash}"/>`;
}

function spots({ random, palette, width, height }: BackdropContext): string {
  const group = (colour: string, size: number, count: number): string => {
    const dots = Array.from({ length: count }, () => `M${short(random() * width)} ${short(random() * height)}h0`);
    return `<path d="${dots.join('')}" stroke="${colour}4" stroke-width="${size}"/>`;
  };
  return `<g stroke-linecap="round">${group(palette.accent, 26, 4)}${group(palette.glow, 64, 4)}${group(palette.glow, 14, 6)}</g>`;
}

function ridge(random: Random, width: number, base: number, height: number): string {
  const steps = 4;
  let path = `M0 ${short(base)}`;
  for (let step = 1; step <= steps; step += 1) {
    const x = ((step - 0.5) * width) / steps;
    path += `L${short(x + range(random, -12, 12))} ${short(base - range(random, height * 0.4, height))}`;
    path += `L${short((step * width) / steps)} ${short(base - range(random, 0, height * 0.4))}`;
  }
  return `${path}V999H0Z`;
}

function hills(context: BackdropContext): string {
  const { random, palette, width, focusX, focusY } = context;
  const sunX = focusX + range(random, -70, 70);
  const sun = `<circle cx="${short(sunX)}" cy="${focusY - 50}" r="150" fill="url(#H)"/><circle cx="${short(sunX)}" cy="${focusY - 50}" r="58" fill="${palette.light}" opacity=".8"/>`;
  const far = `<path d="${ridge(random, width, focusY + 60, 120)}" fill="${mix(palette.glow, palette.base, 0.65)}" opacity=".75"/>`;
  return `${sun}${far}<path d="${ridge(random, width, focusY + 105, 95)}" fill="${mix(palette.base, palette.deep, 0.55)}"/>`;
}

function arch(context: BackdropContext): string {
  const { palette, focusX, focusY, height } = context;
  const doors = [130, 108, 84].map((radius, index) => {
    const fill = mix(palette.deep, palette.base, 0.25 + index * 0.4);
    return `<path d="M${focusX - radius} ${height}V${focusY - 20}a${radius} ${radius} 0 0 1 ${radius * 2} 0V${height}Z" fill="${fill}" stroke="url(#G)" stroke-width="${3 - index}" stroke-opacity=".8"/>`;
  });
  return doors.join('') + halo(context, 120);
}

function stage(context: BackdropContext): string {
  const { palette, width, height, focusX, focusY } = context;
  const folds = Array.from({ length: 9 }, (_, index) => `M${Math.round((index * width) / 8)} 0V${height}`).join('');
  const cloth = `<path d="${folds}" stroke="${darken(palette.deep, 0.3)}" stroke-width="16" opacity=".55" filter="url(#X)"/>`;
  const cones = [-0.3, 0.3].map((side) => {
    const top = focusX + side * width * 1.3;
    return `<path d="M${short(top)} -20L${focusX - 120} ${focusY + 130}H${focusX + 120}Z" fill="${palette.light}" opacity=".16"/>`;
  });
  return `${cloth}${cones.join('')}<ellipse cx="${focusX}" cy="${focusY + 105}" rx="150" ry="42" fill="url(#H)"/>`;
}

function lattice(context: BackdropContext): string {
  const { random, palette, width, height } = context;
  const cells = [
    'width="30" height="52"><path d="M15 0 30 9V26L15 35 0 26V9ZM15 35V52"',
    'width="34" height="34"><path d="M17 0 34 17 17 34 0 17Z"',
    'width="40" height="20"><path d="M0 20a20 20 0 0 1 40 0M10 20a10 10 0 0 1 20 0"',
  ];
  const cell = cells[Math.floor(random() * cells.length)] ?? '';
  const pattern = `<pattern id="W" patternUnits="userSpaceOnUse" ${cell} fill="none" stroke="${palette.glow}" stroke-width="1.5"/></pattern>`;
  return `${pattern}<path d="M0 0H${width}V${height}H0Z" fill="url(#W)" opacity=".38"/>${halo(context, 150)}`;
}

function waves(context: BackdropContext): string {
  const { random, palette, width, focusY } = context;
  const bands = [0, 1, 2, 3].map((index) => {
    const y = focusY - 95 + index * 62;
    const bend = range(random, 30, 75) * (index % 2 === 0 ? 1 : -1);
    const fill = mix(palette.glow, palette.deep, 0.2 + index * 0.22);
    return `<path d="M0 ${y}C${width * 0.3} ${short(y - bend)} ${width * 0.65} ${short(y + bend)} ${width} ${short(y - 12)}V999H0Z" fill="${fill}" opacity=".5"/>`;
  });
  return halo(context, 170) + bands.join('');
}

function tunnel(context: BackdropContext): string {
  const { random, palette, focusX, focusY } = context;
  const sides = 5 + Math.floor(random() * 4);
  const turn = range(random, 0, 60);
  const frames = [1, 0.78, 0.58, 0.42].map((scale, index) => {
    const fill = mix(palette.deep, palette.glow, 0.08 + index * 0.15);
    return copy('W', 0, 0, scale, turn + index * 9, `fill="${fill}"`);
  });
  const shape = `<path id="W" d="${closedPath(ring(sides, 260))}" stroke="${palette.glow}8"/>`;
  return `<defs>${shape}</defs><g transform="translate(${focusX} ${focusY})">${frames.join('')}</g>${halo(context, 130)}`;
}

function clouds(context: BackdropContext): string {
  const { random, palette, width, focusY } = context;
  const y = focusY + Math.floor(range(random, 60, 110));
  const fill = mix(palette.base, palette.glow, 0.5);
  return `${rays(context, palette.light, '2')}${halo(context, 150)}<g fill="none" stroke="${fill}" stroke-linecap="round" opacity=".6"><path d="M-9 ${y}q${width / 2} 60 ${width + 20}-20" stroke-width="90" stroke-dasharray="0 64"/><path d="M9 ${y + 30}h${width}" stroke-width="64" stroke-dasharray="0 47"/></g>`;
}

function stadium(context: BackdropContext): string {
  const { palette, width, height, focusX, focusY } = context;
  const horizon = focusY + 30;
  const cones = [0.2, 0.8].map(
    (share) => `M${width * share} 30 ${width * (share - 0.3)} ${horizon}H${width * (share + 0.3)}Z`,
  );
  const lamps = `<path d="M0 24H${width}M0 36H${width}" stroke="#fff" stroke-width="7" stroke-dasharray="0 11" stroke-linecap="round"/>`;
  const crowd = `<path d="M0 ${horizon - 22}H${width}M5 ${horizon - 8}H${width}" stroke="${palette.accent}7" stroke-width="7" stroke-dasharray="2 9 2 14"/>`;
  const lane = (from: number): string => `M${from} ${horizon}h50L${(from + 50 - focusX) * 3 + focusX} ${height}h-150Z`;
  return `<path d="${cones.join('')}" fill="${palette.light}2"/>${lamps}${crowd}<path d="M0 ${horizon}H${width}V${height}H0Z" fill="${darken(palette.main, 0.3)}"/><path d="${[0, 100, 200].map(lane).join('')}" fill="${palette.glow}4"/>`;
}

function rings({ palette, focusX, focusY }: BackdropContext): string {
  const circles = [92, 132, 176].map((radius) => `<circle r="${radius}"/>`).join('');
  return `<g transform="translate(${focusX} ${focusY})" fill="${palette.glow}2" stroke="${palette.light}3" stroke-width="3">${circles}</g>`;
}

function beams({ random, palette, focusX, height }: BackdropContext): string {
  const lean = Math.floor(range(random, 60, 130));
  const bars = [-150, -60, 20, 120].map(
    (x, index) =>
      `M${focusX + x + lean}-20 ${focusX + x - lean} ${height}h${36 + index * 9}L${focusX + x + lean + 60}-20Z`,
  );
  return `<path d="${bars.join('')}" fill="${palette.glow}3"/>`;
}

const DRAWERS: Readonly<Record<Backdrop, Draw>> = {
  rays: (context) => rays(context, context.palette.glow, '5') + halo(context, 150),
  bokeh: (context) => spots(context) + halo(context, 160),
  hills,
  arch,
  stage,
  lattice,
  waves,
  tunnel,
  clouds,
  stadium,
  rings,
  beams,
};

/** Backdrops of few bytes, for heroes that need the room. */
export const PLAIN_BACKDROPS: NonEmpty<Backdrop> = ['beams', 'rays', 'rings'];

/** The layer behind the hero. */
export function drawBackdrop(backdrop: Backdrop, context: BackdropContext): string {
  return DRAWERS[backdrop](context);
}
