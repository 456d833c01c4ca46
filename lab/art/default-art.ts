import { lightDefs } from 'reference-gateway/art/light';
import { brandPalette } from 'reference-gateway/art/palette';
import { svgDocument } from 'reference-gateway/art/svg';

/** The neutral picture for a game without one, 300 by 400: a die in calm light, no words. */
export function defaultPicture(): string {
  const palette = { ...brandPalette(250), base: '#335', glow: '#88b', main: '#669' };
  const pips =
    '<path d="M-30-30h0M30-30h0M0 0h0M-30 30h0M30 30h0" stroke="#fffd" stroke-width="20" stroke-linecap="round"/>';
  const body =
    '<path fill="url(#B)" d="M0 0H300V400H0Z"/><circle cx="150" cy="196" r="170" fill="url(#H)" opacity=".5"/>' +
    '<path d="M0 300Q150 250 300 300V400H0Z" fill="#0014"/><ellipse cx="156" cy="286" rx="84" ry="16" fill="#0008" filter="url(#X)"/>' +
    `<g transform="translate(150 200)rotate(-12)"><g filter="url(#F)"><rect x="-62" y="-62" width="124" height="124" rx="26" fill="url(#M)"/></g>${pips}</g>`;
  return svgDocument(300, 400, `<defs>${lightDefs(palette, body)}</defs>${body}`, 'cover');
}
