import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { minify } from '@swc/core';
import webpack from 'webpack';
import { COMPILE_HINT } from '../plugins/compile-hint-plugin';
import { ECMASCRIPT } from '../workspace/browsers';

/** Writes a file whose name has the hash of what is in it; gives the name. */
export function writeHashed(output: string, name: string, ending: string, content: string | Uint8Array): string {
  const file = `${name}.${createHash('sha256').update(content).digest('hex').slice(0, 12)}${ending}`;
  writeFileSync(path.join(output, file), content);
  return file;
}

/** A script as the preset of webpack minifies it. */
async function minified(name: string, source: webpack.sources.Source): Promise<webpack.sources.Source> {
  const text = String(source.source());
  const { code, map } = await minify(text, {
    compress: { passes: 2 },
    mangle: true,
    ecma: ECMASCRIPT,
    module: true,
    format: { comments: false },
    sourceMap: true,
  });
  if (map === undefined) throw new Error(`${name} is minified without a map`);
  const named = JSON.stringify({ ...(JSON.parse(map) as object), sources: [name] });
  return new webpack.sources.SourceMapSource(code, name, named, text, source.map() ?? undefined, true);
}

/** Minifies a script and writes it, with its map beside it; gives its name. */
export async function writeScript(output: string, name: string, source: webpack.sources.Source): Promise<string> {
  const script = new webpack.sources.ConcatSource(COMPILE_HINT, await minified(name, source));
  const file = writeHashed(output, name, '.mjs', String(script.source()));
  writeFileSync(path.join(output, `${file}.map`), JSON.stringify({ ...script.map(), file }));
  return file;
}
