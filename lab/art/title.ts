import { blockHeight, LETTER_FAMILIES, fitText, textLines, textWidth } from 'reference-gateway/art/lettering';
import { linear } from 'reference-gateway/art/light';
import { type Palette, darken, lighten } from 'reference-gateway/art/palette';
import { cycle } from 'reference-gateway/art/random';
import { short } from 'reference-gateway/art/svg';

const STYLES = ['gold', 'paper', 'accent', 'neon', 'split', 'fire', 'ribbon'] as const;

/** How a title is painted. */
type TitleStyle = (typeof STYLES)[number];

/** How the title is set. It stands at the foot of the picture: sites lay their marks over the upper corners. */
interface TitlePlan {
  readonly style: TitleStyle;
  readonly slant: number;
  readonly font: string;
}

/** A plan by place in the row: style, slant and font each turn at their own pace. */
export function titlePlan(ordinal: number): TitlePlan {
  return {
    style: cycle(STYLES, ordinal),
    slant: cycle([0, -5, 0, 4, 0, -3, 5], Math.floor(ordinal / 2) + ordinal),
    font: cycle(LETTER_FAMILIES, ordinal + Math.floor(ordinal / 3)),
  };
}

interface Ink {
  readonly fill: string;
  readonly inner: string;
  readonly outer: string;
  /** A gradient of its own, for the styles the shared lights cannot paint. */
  readonly gradient?: string;
}

function ink(style: TitleStyle, palette: Palette): Ink {
  const { accent, deep, glow, light, main } = palette;
  const shadow = darken(main, 0.6);
  switch (style) {
    case 'gold':
      return { fill: 'url(#G)', inner: '#410', outer: '#fea' };
    case 'paper':
      return { fill: '#fff', inner: shadow, outer: accent };
    case 'ribbon':
      return { fill: '#fff', inner: shadow, outer: light };
    case 'accent':
      return { fill: lighten(accent, 0.3), inner: deep, outer: '#fff' };
    case 'neon':
      return { fill: light, inner: deep, outer: glow };
    case 'split': {
      const face = linear('L', [
        [0.5, '#fff'],
        [0.5, lighten(glow, 0.3)],
      ]);
      return { fill: 'url(#L)', inner: shadow, outer: accent, gradient: face };
    }
    case 'fire': {
      const face = linear('L', [
        [0.1, '#ffa'],
        [0.5, '#fb2'],
        [1, '#f32'],
      ]);
      return { fill: 'url(#L)', inner: '#300', outer: '#fd3', gradient: face };
    }
  }
}

const WIDTH = 262;
const EDGE = 20;

/**
 * The title lettered into a 300 by 400 picture: three copies of one text make dark edge, bright outline and lit face.
 * Defines T (the letters) and,
 * for some styles, L (their face).
 */
export function pictureTitle(title: string, plan: TitlePlan, palette: Palette): string {
  const fitted = fitText(title, { width: WIDTH, height: 112, maxSize: 62, maxLines: 3 });
  if (fitted.lines.every((line) => textWidth(line) === 0)) return '';
  const { fill, inner, outer, gradient = '' } = ink(plan.style, palette);
  const height = blockHeight(fitted);
  const firstBaseline = 400 - EDGE - 4 - (height - fitted.size * 0.76);
  const stroke = fitted.size / 5.5;
  const middle = height / 2 - fitted.size * 0.76;
  const turn = plan.slant === 0 ? '' : `rotate(${plan.slant} 0 ${short(middle)})`;
  const band = `<path d="M-150 ${short(middle - height / 2 - 12)}H150V${short(middle + height / 2 + 12)}H-150Z" fill="url(#M)" stroke="url(#G)" stroke-width="4"/>`;
  return (
    `<defs>${gradient}<g id="T" font-family="${plan.font}" font-size="${short(fitted.size)}" font-weight="900" text-anchor="middle" stroke-linejoin="round">${textLines(fitted)}</g></defs>` +
    `<g transform="translate(150 ${short(firstBaseline)})${turn}">${plan.style === 'ribbon' ? band : ''}` +
    `<use href="#T" y="3" stroke="#000" stroke-width="${short(stroke + 7)}"/><use href="#T" stroke="${outer}" stroke-width="${short(stroke + 1.5)}"/>` +
    `<use href="#T" fill="${fill}" stroke="${inner}" stroke-width="${short(stroke - 2.5)}" paint-order="stroke"/></g>`
  );
}
