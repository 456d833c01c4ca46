import type { Compiler } from 'webpack';

/** Name of the bundler's runtime module that takes shared modules. */
const CONSUMES = 'consumes';

/** Where, in that module's text, the reader of versions ends and the taking begins. */
const TAKING = 'const exists = ';

/** How the bundler writes a range: `[1, 19, 3, 1]` is `^19.3.1`, a caret over three numbers of which the first is fixed. */
const RANGE = /"default", "([^"]+)", false, (\[[^\]]*\])/g;
const CARET = /^\[1,[1-9]\d*,\d+,\d+\]$/;

/**
 * Reads versions as {@link RANGE} needs it: what a caret allows is the same first number, and the others not before the
 * range's. A prerelease counts as its release, as it does everywhere on this site.
 */
const READER = `
const numbers = (version) => version.split(/[-+]/)[0].split(".").map(Number);
const satisfy = ([, major, minor, patch], version) => {
  const [hasMajor, hasMinor, hasPatch] = numbers(version);
  return hasMajor === major && (hasMinor > minor || (hasMinor === minor && hasPatch >= patch));
};
const versionLt = (one, other) => {
  const [a, b] = [numbers(one), numbers(other)];
  const place = a.findIndex((number, index) => number !== b[index]);
  return place >= 0 && a[place] < b[place];
};
const rangeToString = (range) => "^" + range.slice(1).join(".");
`;

/** The text of the runtime module with that reader in place of the bundler's; throws where it cannot take its place. */
export function withCaretReader(text: string): string {
  const place = text.indexOf(TAKING);
  if (place < 0) throw new Error('The bundler takes shared modules in another way than before');
  const ranges = [...text.matchAll(RANGE)];
  if (ranges.length === 0)
    throw new Error('The bundler writes the ranges of shared modules in another way than before');
  for (const [, key, range = ''] of ranges)
    if (!CARET.test(range)) throw new Error(`The range of ${key} is no caret from 1.0.0 on: ${range}`);
  return `${READER}${text.slice(place)}`;
}

/**
 * Sections state what they take of the host by carets alone, but the bundler gives each of them a reader of all that
 * semantic versioning knows: a sixth of a section's first file, to be fetched and compiled before its first screen.
 */
export class CaretSharesPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('CaretSharesPlugin', (compilation) => {
      compilation.hooks.runtimeModule.tap('CaretSharesPlugin', (module) => {
        if (module.name !== CONSUMES) return;
        const whole = module.generate.bind(module);
        module.generate = () => {
          const text = whole();
          return typeof text === 'string' ? withCaretReader(text) : text;
        };
      });
    });
  }
}
