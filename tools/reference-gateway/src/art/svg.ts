const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text made safe for XML: markup escaped, characters XML 1.0 forbids (controls, lone surrogates) dropped. */
export function escapeXml(text: string): string {
  return text
    .replace(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g, '')
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replace(/[&<>"']/g, (character) => ESCAPES[character] ?? '');
}

/** A number with one decimal below ten and none above: short, and equal where a sine differs in its last bit. */
export function short(value: number): string {
  const rounded = Math.abs(value) < 10 ? Math.round(value * 10) / 10 : Math.round(value);
  return String(rounded + 0).replace(/^(-?)0\./, '$1.');
}

/** A transform attribute: move, then optional scale and turn (degrees). */
export function place(x: number, y: number, scale = 1, turn = 0): string {
  const parts = [`translate(${short(x)} ${short(y)})`];
  if (turn !== 0) parts.push(`rotate(${Math.round(turn)})`);
  if (scale !== 1) parts.push(`scale(${short(scale)})`);
  return `transform="${parts.join('')}"`;
}

/** A copy of a defined thing; `paint` adds attributes such as a fill the thing inherits. */
export function copy(id: string, x: number, y: number, scale = 1, turn = 0, paint = ''): string {
  const isMovedOnly = scale === 1 && turn === 0;
  const where = isMovedOnly ? `x="${short(x)}" y="${short(y)}"` : place(x, y, scale, turn);
  return `<use href="#${id}" ${where}${paint === '' ? '' : ` ${paint}`}/>`;
}

/** Points on a circle, `count` of them, from an angle in degrees (0 is to the right, clockwise). */
export function ring(count: number, radius: number, start = 0): readonly (readonly [number, number])[] {
  return Array.from({ length: count }, (_, index) => {
    const angle = ((start + (index * 360) / count) * Math.PI) / 180;
    return [radius * Math.cos(angle), radius * Math.sin(angle)] as const;
  });
}

/** Path data through points, closed. */
export function closedPath(points: readonly (readonly [number, number])[]): string {
  return `M${points
    .map(([x, y]) => `${short(x)} ${short(y)}`)
    .join(' ')
    .replace(/ -/g, '-')}Z`;
}

/** Path data of a star. */
export function starPath(points: number, outer: number, inner: number, start = -90): string {
  const tips = ring(points, outer, start);
  const dents = ring(points, inner, start + 180 / points);
  return closedPath(tips.flatMap((tip, index) => [tip, dents[index] ?? tip]));
}

/** A relief group of one shape needs no group: the shape takes the filter itself. */
function withoutLoneGroups(body: string): string {
  return body.replace(/<g (filter="url\(#F\)")>(<(?:path|circle|ellipse|rect)\b[^>]*)\/><\/g>/g, '$2 $1/>');
}

const MIN_SHARED_PATH = 44;

/** Long path data drawn more than once (a colour, then its shine) is defined once and copied. */
function withSharedPaths(body: string): string {
  const seen = new Map<string, number>();
  for (const [, data = ''] of body.matchAll(/<path (?:[^>]*? )?d="([^"]+)"/g))
    seen.set(data, (seen.get(data) ?? 0) + 1);
  const shared = [...seen].filter(([data, count]) => count > 1 && data.length * (count - 1) > MIN_SHARED_PATH);
  const definitions = shared.map(([data], index) => `<path id="_${index}" d="${data}"/>`).join('');
  const copied = shared.reduce(
    (text, [data], index) =>
      text.replace(/<path [^>]*>/g, (tag) => {
        const attribute = ` d="${data}"`;
        return tag.includes(attribute) ? tag.replace('<path', `<use href="#_${index}"`).replace(attribute, '') : tag;
      }),
    body,
  );
  return definitions === '' ? body : `<defs>${definitions}</defs>${copied}`;
}

/** A whole picture, without what costs bytes and shows nothing. */
export function svgDocument(width: number, height: number, body: string, fit: 'contain' | 'cover' = 'contain'): string {
  // A box of another shape would show what a scene draws outside its frame; covering hides it.
  const cover = fit === 'cover' ? ' preserveAspectRatio="xMidYMid slice"' : '';
  const content = withSharedPaths(withoutLoneGroups(body)).replace(/<\/defs><defs>/g, '');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"${cover}>${content}</svg>`;
}

/** Bytes of a text in UTF-8. */
export function byteLength(text: string): number {
  return [...text].reduce((sum, character) => {
    const point = character.codePointAt(0) ?? 0;
    if (point < 0x80) return sum + 1;
    if (point < 0x800) return sum + 2;
    return sum + (point < 0x10000 ? 3 : 4);
  }, 0);
}
