/**
 * What a drawing of a brand may consist of: shapes, gradients, clips and masks, which refer to nothing but each other. All
 * else is refused and nothing is cleaned, so what an operator looked at is what players get.
 */

export const SVG_NAMESPACE = 'http://www.w3.org/2000/svg';

/** Elements whose text says what the drawing shows; all others have none. */
export const TEXT_ELEMENTS: ReadonlySet<string> = new Set(['title', 'desc']);

/** Elements whose contents are drawn once for each use: those within refer to no further one, or the work would multiply. */
export const CUTTING_ELEMENTS: ReadonlySet<string> = new Set(['clipPath', 'mask']);

export const ELEMENTS: ReadonlySet<string> = new Set([
  ...TEXT_ELEMENTS,
  ...CUTTING_ELEMENTS,
  ...['svg', 'g', 'defs', 'path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon'],
  ...['linearGradient', 'radialGradient', 'stop'],
]);

/** Attributes that cut by another element of the drawing. */
const CUTS = ['clip-path', 'mask'];
export const CUTTING_ATTRIBUTES: ReadonlySet<string> = new Set(CUTS);

/** Attributes that may name another element of the drawing: `url(#gold)`. */
const REFERRING: ReadonlySet<string> = new Set([...CUTS, 'fill', 'stroke']);

export const ATTRIBUTES: ReadonlySet<string> = new Set([
  ...REFERRING,
  ...['id', 'version', 'width', 'height', 'viewBox', 'preserveAspectRatio', 'x', 'y', 'rx', 'ry', 'cx', 'cy', 'r'],
  ...['x1', 'y1', 'x2', 'y2', 'fx', 'fy', 'fr', 'd', 'points', 'pathLength', 'transform', 'offset'],
  ...['gradientUnits', 'gradientTransform', 'spreadMethod', 'clipPathUnits', 'maskUnits', 'maskContentUnits'],
  ...['color', 'opacity', 'fill-opacity', 'fill-rule', 'clip-rule', 'stroke-opacity', 'stroke-width', 'stroke-linecap'],
  ...['stroke-linejoin', 'stroke-miterlimit', 'stop-color', 'stop-opacity'],
  ...['vector-effect', 'paint-order', 'shape-rendering', 'color-interpolation', 'mask-type', 'display', 'visibility'],
]);

/** No quote, colon, backslash or angle bracket: nothing that could begin an address, an escape or markup. */
const PLAIN_VALUE = /^[\w\s.,#%()+-]*$/;
const FUNCTIONS = /(?:rgba?|hsla?|translate|scale|rotate|skewX|skewY|matrix)\s*\(/g;
const REFERENCE = /^url\(#[\w.-]+\)$/;

/** Whether an attribute may have a value. */
export function isSoundValue(attribute: string, value: string): boolean {
  if (REFERRING.has(attribute) && REFERENCE.test(value)) return true;
  return PLAIN_VALUE.test(value) && !value.replaceAll(FUNCTIONS, '').includes('(');
}
