import { type Palette, darken, lighten, mix } from './palette';

/** Stops of a gradient: offset, colour and optional opacity. */
type Stop = readonly [offset: number, colour: string, opacity?: number];

function stops(list: readonly Stop[]): string {
  return list
    .map(([offset, colour, opacity]) => {
      const alpha = opacity === undefined ? '' : Math.round(opacity * 15).toString(16);
      const at = offset === 0 ? '' : ` offset="${String(offset).replace('0.', '.')}"`;
      return `<stop${at} stop-color="${colour}${alpha}"/>`;
    })
    .join('');
}

/** A round gradient lit from the upper left. */
export function radial(id: string, list: readonly Stop[], geometry = 'cx=".35" cy=".28" r=".8"'): string {
  return `<radialGradient id="${id}" ${geometry}>${stops(list)}</radialGradient>`;
}

/** A gradient from top to bottom, or by its own geometry. */
export function linear(id: string, list: readonly Stop[], geometry = 'x2="0" y2="1"'): string {
  return `<linearGradient id="${id}" ${geometry}>${stops(list)}</linearGradient>`;
}

/**
 * Everything a picture may paint with, by its one-letter id: B air, M main, A accent, G gold, P paper, D dark metal,
 * S shine over any round colour, H halo, F relief with rim light and shadow, X soft blur.
 */
function lightTable(palette: Palette): Readonly<Record<string, string>> {
  const { deep, base, glow, main, accent, light } = palette;
  return {
    B: radial(
      'B',
      [
        [0, glow],
        [0.38, base],
        [1, deep],
      ],
      'cx=".3" cy=".22" r=".95"',
    ),
    M: radial('M', [
      [0, lighten(mix(main, glow, 0.5), 0.35)],
      [0.45, main],
      [1, darken(main, 0.68)],
    ]),
    A: radial('A', [
      [0, lighten(accent, 0.6)],
      [0.45, accent],
      [1, darken(accent, 0.6)],
    ]),
    G: linear('G', [
      [0, '#fffbd6'],
      [0.42, '#ffc93c'],
      [0.55, '#b8690a'],
      [1, '#ffe28a'],
    ]),
    P: linear(
      'P',
      [
        [0, '#fff'],
        [1, mix(light, base, 0.22)],
      ],
      'x2="1" y2="1"',
    ),
    D: linear(
      'D',
      [
        [0, mix(base, '#667', 0.4)],
        [1, deep],
      ],
      'x2="1" y2="1"',
    ),
    S: radial(
      'S',
      [
        [0, '#fff', 0.9],
        [0.3, '#fff', 0.12],
        [0.55, '#000', 0],
        [1, '#000', 0.6],
      ],
      'cx=".33" cy=".25" r=".78"',
    ),
    H: radial(
      'H',
      [
        [0, lighten(glow, 0.5), 0.85],
        [1, glow, 0],
      ],
      '',
    ),
    F:
      '<filter id="F" width="1.3" height="1.4" color-interpolation-filters="sRGB">' +
      '<feGaussianBlur in="SourceAlpha" stdDeviation="2.5"/>' +
      '<feSpecularLighting surfaceScale="5" specularExponent="14">' +
      '<feDistantLight azimuth="230" elevation="38"/></feSpecularLighting>' +
      '<feComposite in2="SourceAlpha" operator="in"/><feBlend in2="SourceGraphic" mode="screen"/>' +
      '<feDropShadow dx="4" dy="8" stdDeviation="6" flood-opacity=".7"/></filter>',
    X: '<filter id="X"><feGaussianBlur stdDeviation="5"/></filter>',
  };
}

/** The definitions a body refers to, and only those. */
export function lightDefs(palette: Palette, body: string): string {
  return Object.entries(lightTable(palette))
    .filter(([id]) => body.includes(`url(#${id})`))
    .map(([, definition]) => definition)
    .join('');
}

/** Darkness from the edges inwards, round a lit place given in shares of the picture. Defines V. */
export function vignette(palette: Palette, width: number, height: number, litX: number, litY: number): string {
  const { deep } = palette;
  const shade = radial(
    'V',
    [
      [0.45, deep, 0],
      [1, darken(deep, 0.4)],
    ],
    `cx="${litX}" cy="${litY}" r=".75"`,
  );
  return `${shade}<path fill="url(#V)" d="M0 0H${width}V${height}H0Z"/>`;
}
