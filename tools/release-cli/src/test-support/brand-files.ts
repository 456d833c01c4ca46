import { PNG } from 'pngjs';

/** What a logo looks like as drawing programs export it, with further elements in it. */
export function logoSvg(inside = '', attributes = ''): string {
  return (
    `<?xml version="1.0" encoding="UTF-8"?>\n<!-- drawn -->\n` +
    `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="30" viewBox="0 0 120 30" fill="none"${attributes}>` +
    `<title>Palm &amp; Sons</title><defs><linearGradient id="gold" x1="0" x2="1"><stop stop-color="#fc0"/><stop offset="1" stop-color="rgb(200, 120, 0)"/></linearGradient>` +
    `<clipPath id="box"><rect width="120" height="30" rx="4"/></clipPath></defs>` +
    `<g clip-path="url(#box)" transform="translate(0 1) scale(1)"><path d="M0 0h30v30H0zM40-1.5e1 60 8" fill="url(#gold)"/>${inside}</g></svg>`
  );
}

/** A drawing as wide as high. */
export function iconSvg(colour = '#0a7f3f'): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 64 64"><circle cx="32" cy="32" r="32" fill="${colour}"/></svg>`;
}

/** A picture of one colour as a PNG. */
export function pngOf(width: number, height: number): Uint8Array {
  const picture = new PNG({ width, height });
  picture.data.fill(200);
  return Uint8Array.from(PNG.sync.write(picture));
}
