import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { Compiler } from 'webpack';

/** Global table of style addresses and their hashes; the host fills it before it loads any remote. */
export const STYLE_INTEGRITY_GLOBAL = '__STYLE_INTEGRITY__';

/** A hash that no file has: a browser ignores an ill-formed one, and would let the style in. */
const NO_FILE_HAS_THIS = `sha256-${'A'.repeat(43)}=`;

/** Holds a link to styles, by the name it has in the text, to the hash of its address. */
export function integrityLines(link: string): string {
  const hash = `(globalThis.${STYLE_INTEGRITY_GLOBAL} || {})[${link}.href]`;
  return `${link}.integrity = ${hash} || "${NO_FILE_HAS_THIS}"; ${link}.crossOrigin = "anonymous";`;
}

/**
 * Gives every style that a build inserts at run time its hash. Scripts have theirs in the page's import map,
 * which knows no styles. A style that the table does not list is refused rather than trusted.
 */
export class StyleIntegrityPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('StyleIntegrityPlugin', (compilation) => {
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        'StyleIntegrityPlugin',
        (source, variables) => {
          return `${source}\n${integrityLines(variables.tag)}`;
        },
      );
    });
  }
}
