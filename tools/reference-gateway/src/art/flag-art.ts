import { escapeXml, starPath, svgDocument } from './svg';

function field(colour: string): string {
  return `<path fill="${colour}" d="M0 0H32V22H0Z"/>`;
}

function band(colour: string, y: number, height: number): string {
  return `<path fill="${colour}" d="M0 ${y}H32v${height}H0Z"/>`;
}

function star(x: number, y: number, radius: number, colour: string, turn = 0): string {
  return `<path fill="${colour}" transform="translate(${x} ${y})rotate(${turn})" d="${starPath(5, radius, radius * 0.4)}"/>`;
}

function unitedStates(): string {
  const stripes = [0, 2, 4, 6, 8, 10, 12]
    .map((row) => `M0 ${(row * 22 + 11) / 13}H32`)
    .map((path) => path.replace(/(\.\d\d)\d+/g, '$1'));
  const dots =
    '<path d="M2 2.4H13M3.2 4.8H12M2 7.2H13M3.2 9.6H12" stroke="#fff" stroke-width="1.1" stroke-dasharray="0 2.2" stroke-linecap="round"/>';
  return `${field('#fff')}<path d="${stripes.join('')}" stroke="#b22234" stroke-width="1.69"/><path fill="#3c3b6e" d="M0 0H14V11.9H0Z"/>${dots}`;
}

function unitedKingdom(): string {
  return (
    `${field('#012169')}<path d="M0 0 32 22M32 0 0 22" stroke="#fff" stroke-width="4.4"/><path d="M0 0 32 22M32 0 0 22" stroke="#c8102e" stroke-width="1.6"/>` +
    '<path d="M16 0V22M0 11H32" stroke="#fff" stroke-width="7"/><path d="M16 0V22M0 11H32" stroke="#c8102e" stroke-width="4.2"/>'
  );
}

function china(): string {
  const small = [
    [11, 2.6, 20],
    [13.2, 5, 40],
    [13.2, 8, 0],
    [11, 10.4, 20],
  ].map(([x = 0, y = 0, turn = 0]) => star(x, y, 1.3, '#ffde00', turn));
  return field('#de2910') + star(5.8, 6.4, 3.6, '#ffde00') + small.join('');
}

function philippines(): string {
  const rays = starPath(8, 3.6, 1.9);
  return `${band('#0038a8', 0, 11)}${band('#ce1126', 11, 11)}<path fill="#fff" d="M0 0 19 11 0 22Z"/><path fill="#fcd116" transform="translate(6.3 11)" d="${rays}"/>${star(1.8, 3.2, 1.4, '#fcd116', 20)}${star(1.8, 18.8, 1.4, '#fcd116', -20)}${star(15.4, 11, 1.4, '#fcd116', 90)}`;
}

function malaysia(): string {
  const stripes = [0, 2, 4, 6, 8, 10, 12].map((row) =>
    `M0 ${((row + 0.5) * 22) / 14}H32`.replace(/(\.\d\d)\d+/g, '$1'),
  );
  return `${field('#fff')}<path d="${stripes.join('')}" stroke="#cc0001" stroke-width="1.57"/><path fill="#010066" d="M0 0H17V12.6H0Z"/><path fill="#fc0" d="M9.4 2.4A4.4 4.4 0 1 0 9.4 10.2 3.9 3.9 0 1 1 9.4 2.4Z"/><path fill="#fc0" transform="translate(11.6 6.3)" d="${starPath(14, 3.1, 1.6)}"/>`;
}

function korea(): string {
  const bars =
    '<path d="M4.6 7.4 7.8 2.6M5.8 8.2 9 3.4M7 9 10.2 4.2M22 17.8 25.2 13M23.2 18.6 26.4 13.8M24.4 19.4 27.6 14.6M27.4 7.4 24.2 2.6M26.2 8.2 23 3.4M25 9 21.8 4.2M10 17.8 6.8 13M8.8 18.6 5.6 13.8M7.6 19.4 4.4 14.6" stroke="#111"/>';
  return `${field('#fff')}${bars}<g transform="translate(16 11)rotate(34)"><circle r="5.5" fill="#0047a0"/><path fill="#cd2e3a" d="M-5.5 0A5.5 5.5 0 0 1 5.5 0 2.75 2.75 0 0 1 0 0 2.75 2.75 0 0 0-5.5 0Z"/></g>`;
}

function singapore(): string {
  const stars = [
    [9, 3.2],
    [11.3, 5],
    [10.4, 7.8],
    [7.6, 7.8],
    [6.7, 5],
  ].map(([x = 0, y = 0]) => star(x, y, 1, '#fff'));
  return `${band('#ee2536', 0, 11)}${band('#fff', 11, 11)}<path fill="#fff" d="M7 1.6A4.2 4.2 0 1 0 7 9.6 4.8 4.8 0 0 1 7 1.6Z"/>${stars.join('')}`;
}

function india(): string {
  return `${band('#f93', 0, 7.4)}${band('#fff', 7.3, 7.4)}${band('#138808', 14.7, 7.3)}<g fill="none" stroke="#000080"><circle cx="16" cy="11" r="2.7" stroke-width=".6"/><circle cx="16" cy="11" r="1.4" stroke-width="2.4" stroke-dasharray=".2 .53"/></g>`;
}

const FLAGS: Readonly<Record<string, () => string>> = {
  PH: philippines,
  US: unitedStates,
  GB: unitedKingdom,
  CN: china,
  ID: () => band('#ce1126', 0, 11) + band('#fff', 11, 11),
  VN: () => field('#da251d') + star(16, 11.6, 6.4, '#ff0'),
  TH: () => field('#a51931') + band('#f4f5f8', 3.7, 14.6) + band('#2d2a4a', 7.4, 7.2),
  MY: malaysia,
  SG: singapore,
  KR: korea,
  JP: () => `${field('#fff')}<circle cx="16" cy="11" r="6.4" fill="#bc002d"/>`,
  IN: india,
};

function lettered(code: string): string {
  const letters = [...code.toUpperCase()]
    .filter((character) => escapeXml(character) !== '' && character.trim() !== '')
    .slice(0, 2)
    .join('');
  return `${field('#56607a')}<path fill="#fff2" d="M0 0H32L0 22Z"/><text x="16" y="15.4" font-family="system-ui,sans-serif" font-weight="800" font-size="12" text-anchor="middle" textLength="18" fill="#fff">${escapeXml(letters === '' ? '??' : letters)}</text>`;
}

/** A country's flag, simplified, 32 by 22 (ISO 3166-1 alpha-2); an unknown code becomes its two letters on grey. */
export function flag(countryCode: string): string {
  const draw = FLAGS[countryCode.toUpperCase()];
  const sheen =
    '<path d="M.5.5H31.5V21.5H.5Z" fill="none" stroke="#0003"/><path fill="#fff2" d="M0 0H32V3Q14 4 0 12Z"/>';
  return svgDocument(
    32,
    22,
    `<clipPath id="c"><rect width="32" height="22" rx="3"/></clipPath><g clip-path="url(#c)">${draw === undefined ? lettered(countryCode) : draw()}${sheen}</g>`,
  );
}
