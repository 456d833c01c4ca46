import { transform } from 'lightningcss';

/** A style file, and the folder that its addresses are relative to. */
export interface StyleFile {
  readonly text: string;
  /** Address of that folder, with a slash at its end. */
  readonly base: string;
}

const CLASS = /\.(-?[A-Za-z_][\w-]*)/g;
const RELATIVE_URL = /url\((["']?)(?!data:|#|\/|[a-z][a-z0-9+.-]*:)([^"')]+)\1\)/gi;
const KEYFRAMES = /@keyframes\s+([\w-]+)/g;

function withAddresses({ text, base }: StyleFile): string {
  return text.replace(
    RELATIVE_URL,
    (_whole, quote: string, address: string) => `url(${quote}${base}${address}${quote})`,
  );
}

function without(css: string, unused: readonly string[]): string {
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(css),
    minify: true,
    unusedSymbols: [...unused],
  });
  return new TextDecoder().decode(code);
}

/** Animations that no rule names. */
function idleAnimations(css: string): readonly string[] {
  const names = [...css.matchAll(KEYFRAMES)].map(([, name = '']) => name);
  const rules = css.replace(KEYFRAMES, '');
  return names.filter((name) => !new RegExp(String.raw`(?<![\w-])${name}(?![\w-])`).test(rules));
}

/** The rules of style files that HTML with these classes needs, in the files' order. */
export function criticalStyles(files: readonly StyleFile[], classes: ReadonlySet<string>): string {
  const all = files.map(withAddresses).join('\n');
  const unused = [...all.matchAll(CLASS)].map(([, name = '']) => name).filter((name) => !classes.has(name));
  const used = without(all, [...new Set(unused)]);
  return without(used, idleAnimations(used));
}
