import type { Compiler } from 'webpack';
import { integrityLines } from './style-integrity-plugin';

/** Rewrites the text of one of the bundler's runtime modules; throws where that is not what it was written for. */
type Rewrite = (text: string) => string;

/** How the bundler writes what a section takes, and the range it wants: `[1, 19, 3, 1]` is `^19.3.1`. */
const TAKE = /\bload\w*\("default", "([^"]+)", false, (\[[^\]]*\])/g;
const CARET = /^\[1,[1-9]\d*,\d+,\d+\]$/;

/** Where, in that module's text, its ways to take a shared module end. */
const TAKEN = 'const installedModules = ';

/**
 * Takes a shared module from the page's scope: what a caret allows is the same first number, and the others not before the
 * range's. A prerelease counts as its release, as it does everywhere on this site.
 */
const TAKING = `
const loadStrictSingletonVersion = (scopeName, key, eager, [, major, minor, patch]) => {
  const versions = __webpack_require__.S[scopeName][key] || {};
  const version = Object.keys(versions).find((has) => {
    const [hasMajor, hasMinor, hasPatch] = has.split(/[-+]/)[0].split(".").map(Number);
    return hasMajor === major && (hasMinor > minor || (hasMinor === minor && hasPatch >= patch));
  });
  if (!version) throw new Error("No shared module " + key + " of version ^" + [major, minor, patch].join("."));
  versions[version].loaded = 1;
  return versions[version].get();
};
`;

/** Taking by carets in place of all that semantic versioning knows, as sections state what they take by carets alone. */
export const takingByCaret: Rewrite = (text) => {
  const place = text.indexOf(TAKEN);
  if (place < 0) throw new Error('The bundler takes shared modules in another way than before');
  const ranges = [...text.matchAll(TAKE)];
  if (ranges.length === 0 || ranges.some(([call]) => !call.startsWith('loadStrictSingletonVersion(')))
    throw new Error('The bundler writes what a section takes in another way than before');
  for (const [, key, range = ''] of ranges)
    if (!CARET.test(range)) throw new Error(`The range of ${key} is no caret from 1.0.0 on: ${range}`);
  return `${TAKING}${text.slice(place)}`;
};

/** The page's scope as it is handed over: a section adds nothing to it. */
export const scopeAsItIs: Rewrite = (text) => {
  if (/\bcase "/.test(text)) throw new Error('A section provides a shared module: only the host does');
  return '__webpack_require__.S = {};\n__webpack_require__.I = () => {};';
};

/** Which chunks have styles, as the bundler's plugin writes it. */
const STYLED = /var cssChunks = (\{[^}]*\});/;

/** One link for each chunk's styles, unless the page has it: another copy of the section may have brought it. */
export const stylesByLink: Rewrite = (text) => {
  if (text === '') return text;
  const styled = STYLED.exec(text)?.[1];
  if (styled === undefined) throw new Error('The bundler loads styles in another way than before');
  return `
const links = {};
const hasStyles = ${styled};
const isThere = (href) => [...document.querySelectorAll("link[rel=stylesheet]")].some((link) => link.href === href);
const addLink = (chunkId) => new Promise((resolve, reject) => {
  const link = document.createElement("link");
  link.href = __webpack_require__.p + __webpack_require__.miniCssF(chunkId);
  if (isThere(link.href)) return resolve();
  link.rel = "stylesheet";
  ${integrityLines('link')}
  link.onload = resolve;
  link.onerror = () => {
    link.remove();
    delete links[chunkId];
    reject(new Error("Loading CSS chunk " + chunkId + " failed"));
  };
  document.head.append(link);
});
__webpack_require__.f.miniCss = (chunkId, promises) => {
  if (hasStyles[chunkId]) promises.push((links[chunkId] ??= addLink(chunkId)));
};`;
};

const REWRITES: Readonly<Record<string, Rewrite>> = {
  consumes: takingByCaret,
  sharing: scopeAsItIs,
  'css loading': stylesByLink,
};

/**
 * Every section brings the bundler's runtime, to be fetched and compiled before its first screen. It is written for all
 * that containers may do; what ours never do is left out, and a build that would need it stops.
 */
export class ContainerRuntimePlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ContainerRuntimePlugin', (compilation) => {
      compilation.hooks.runtimeModule.tap('ContainerRuntimePlugin', (module) => {
        const rewrite = REWRITES[module.name];
        if (rewrite === undefined) return;
        const whole = module.generate.bind(module);
        module.generate = () => {
          const text = whole();
          return typeof text === 'string' ? rewrite(text) : text;
        };
      });
    });
  }
}
