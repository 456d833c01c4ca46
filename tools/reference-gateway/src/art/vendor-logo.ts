import { fitText, textLines } from './lettering';
import { PALETTES, lighten, readableOnBoth } from './palette';
import { type NonEmpty, cycle, hashText } from './random';
import { closedPath, copy, escapeXml, ring, short, starPath, svgDocument } from './svg';

/** What a vendor's logo is drawn from; the code decides mark and colours, so a vendor keeps its face. */
export interface VendorLogoRequest {
  readonly code: string;
  readonly name: string;
  /** color: 200 by 80, reads on dark and light; white: the same in pure white; small: the mark alone, 64 by 64. */
  readonly variant: 'color' | 'white' | 'small';
}

/** The paints of a mark: the body, the part beside it that answers it, and what is cut into the body. */
interface MarkPaint {
  readonly body: string;
  readonly detail: string;
  readonly inset: string;
}

/** Marks are 48 wide round the origin. */
type Mark = (paint: MarkPaint) => string;

function turned(shape: string, count: number, paint: MarkPaint): string {
  const copies = Array.from({ length: count }, (_, index) =>
    copy('m', 0, 0, 1, (index * 360) / count, `fill="${index % 2 === 0 ? paint.body : paint.detail}"`),
  );
  return `<defs><path id="m" d="${shape}"/></defs>${copies.join('')}`;
}

const MARKS: NonEmpty<Mark> = [
  ({ body, inset }) =>
    `<path d="M0-24 21-12V12L0 24-21 12V-12Z" fill="${body}"/><path d="M0-24 21-12 0 0-21-12Z" fill="${inset}"/><path d="M3 4 17-4V9L3 17Z" fill="${inset}"/>`,
  ({ body, detail }) =>
    `<circle r="13" fill="${body}"/><g fill="none" stroke="${detail}" stroke-width="4"><ellipse rx="24" ry="8" transform="rotate(-28)" stroke-dasharray="60 18"/></g>`,
  ({ body, inset }) =>
    `<path d="M0-24 20-16V2Q18 17 0 24-18 17-20 2V-16Z" fill="${body}"/><path d="M4-16-9 4H-1L-4 17 9-3H1Z" fill="${inset}"/>`,
  (paint) => turned('M0 0Q-9-15 0-24 9-15 0 0Z', 8, paint),
  ({ body, inset }) =>
    `<path d="M2-25Q24-4 17 12 11 24-2 24-19 22-19 6-18-4-9-11-8-3-3-2-5-15 2-25Z" fill="${body}"/><path d="M1-2Q10 7 7 15 4 20-1 20-9 17-7 10-5 5 1-2Z" fill="${inset}"/>`,
  ({ body, detail }) =>
    `<path d="M-24 14V-14L-11 0 0-20 11 0 24-14V14Z" fill="${body}"/><path d="M-24 18H24V23H-24Z" fill="${detail}"/>`,
  ({ body, detail }) =>
    `<path d="M-24 0A12 12 0 0 1-4-9L4 0A12 12 0 1 0 24 0 12 12 0 0 0 4-9" fill="none" stroke="${body}" stroke-width="7"/><path d="M-24 0A12 12 0 0 0-4 9L-1 6" fill="none" stroke="${detail}" stroke-width="7"/>`,
  ({ body, detail }) =>
    `<path d="M-22 22V2H-11V22ZM-6 22V-10H6V22Z" fill="${body}"/><path d="M11 22V-22H22V22Z" fill="${detail}"/>`,
  ({ body, inset }) =>
    `<path d="M0-24 24 0 0 24-24 0Z" fill="${body}"/><path d="M0-11 11 0 0 11-11 0Z" fill="${inset}"/>`,
  ({ body, detail }) =>
    `<path d="M-24 6Q-12-18 0 2T24-6V6Q12 26 0 8T-24 16Z" fill="${body}"/><circle cx="11" cy="-15" r="7" fill="${detail}"/>`,
  ({ body, inset }) =>
    `<path d="${starPath(5, 25, 12)}" fill="${body}"/><path d="${starPath(5, 12, 5)}" fill="${inset}"/>`,
  ({ body, detail }) =>
    `<path d="M-24-16Q-4-16 0 4 4-16 24-16 20 8 0 22-20 8-24-16Z" fill="${body}"/><path d="M0-22 6-12 0-2-6-12Z" fill="${detail}"/>`,
  (paint) => turned('M0 0 24-4V10Z', 6, paint),
  ({ body, detail }) =>
    `<path d="${closedPath(ring(6, 24, 0))}M0-13A13 13 0 1 0 0 13 13 13 0 1 0 0-13Z" fill="${body}" fill-rule="evenodd"/><circle r="7" fill="${detail}"/>`,
];

/** The mark bare, on a rounded tile or on a disc: with fourteen marks that makes 42 faces before colour. */
function badge(code: string, paint: MarkPaint): string {
  const mark = cycle(MARKS, hashText(`mark ${code}`));
  const holder = cycle(
    ['', '<rect x="-28" y="-28" width="56" height="56" rx="15"', '<circle r="28"'],
    hashText(`holder ${code}`),
  );
  if (holder === '') return mark(paint);
  const reversed = { body: paint.inset, detail: paint.inset, inset: paint.body };
  return `${holder} fill="${paint.body}"/><g transform="scale(.74)">${mark(reversed)}</g>`;
}

/** White logos are white cut by a mask, so that what is cut out shows the ground on any colour. */
function whiteBadge(code: string): string {
  const cut = badge(code, { body: '#fff', detail: '#999', inset: '#000' });
  return `<mask id="k">${cut}</mask><path d="M-32-32H32V32H-32Z" fill="#fff" mask="url(#k)"/>`;
}

/** A vendor's logo: a geometric mark and, except in `small`, its name beside it on a transparent ground. */
export function vendorLogo({ code, name, variant }: VendorLogoRequest): string {
  const hash = hashText(`word ${code}`);
  const palette = cycle(PALETTES, hashText(`hue ${code}`));
  const tone = readableOnBoth(palette.main);
  const detail = readableOnBoth(palette.accent);
  const mark = variant === 'white' ? whiteBadge(code) : badge(code, { body: 'url(#a)', detail, inset: '#fff' });
  const gradient =
    variant === 'white'
      ? ''
      : `<defs><linearGradient id="a" gradientUnits="userSpaceOnUse" x1="-24" y1="-24" x2="24" y2="24"><stop stop-color="${lighten(tone, 0.3)}"/><stop offset="1" stop-color="${tone}"/></linearGradient></defs>`;
  if (variant === 'small')
    return svgDocument(64, 64, `${gradient}<g transform="translate(32 32)scale(1.15)">${mark}</g>`);
  const fitted = fitText(name, { width: 122, height: 50, maxSize: 26, maxLines: 2 });
  const first = 40 + fitted.size * (0.36 - (fitted.lines.length - 1) * 0.49);
  const colour = variant === 'white' ? '#fff' : tone;
  const slant = hash % 3 === 0 ? ' font-style="italic"' : '';
  const family = hash % 2 === 0 ? "'Arial Black',system-ui,sans-serif" : 'system-ui,sans-serif';
  const word = `<g transform="translate(70 ${short(first)})" font-family="${escapeXml(family)}" font-weight="800" font-size="${short(fitted.size)}" fill="${colour}"${slant}>${textLines(fitted)}</g>`;
  return svgDocument(200, 80, `${gradient}<g transform="translate(34 40)">${mark}</g>${word}`);
}
