import { isFields } from '../text/fields';

const PICTURE = /^\/m\/brand\/([0-9a-f]{12})[0-9a-f]*\.(svg|png)$/;

function wordsOf(address: unknown): string {
  const [, hash, kind] = (typeof address === 'string' && PICTURE.exec(address)) || [];
  return hash === undefined ? 'a picture' : `${kind ?? ''} ${hash}`;
}

function pictureWords(picture: unknown): string {
  if (!isFields(picture)) return wordsOf(picture);
  const { src, width, height, theme } = picture;
  const forTheme = typeof theme === 'string' ? ` for the ${theme} theme` : '';
  return `${wordsOf(src)}, ${String(width)} x ${String(height)}${forTheme}`;
}

/** What a brand's logo or icon is, for people: its kind, the beginning of its hash, its size. Null for all other fields. */
export function picturesInWords(path: string, value: unknown): string | null {
  if (!/\.brand\.(?:logo|icon)$/.test(path)) return null;
  return (Array.isArray(value) ? value : [value]).map(pictureWords).join(' and ');
}
