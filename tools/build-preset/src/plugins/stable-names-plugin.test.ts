import path from 'node:path';
import { readFileSync, readdirSync, symlinkSync } from 'node:fs';
import webpack, { type Stats } from 'webpack';
import { scratchFolder, write } from '../test-support/scratch-repository';
import { StableNamesPlugin } from './stable-names-plugin';

const ENTRY = `
import { one } from 'one';
import { two } from 'two';
import './own';
import('./late').then((late) => console.log(one, two, late.word));
`;

function addLibrary(folder: string, name: string, code: string): void {
  write(folder, 'package.json', JSON.stringify({ name, version: '1.0.0', main: 'index.js' }));
  write(folder, 'index.js', code);
}

/** A section with libraries that each bring one of the same name and version; where they lie is told. */
function section(folder: string, places: { readonly one: string; readonly two: string }): string {
  write(folder, 'package.json', '{"name":"mfe-x","version":"1.0.0"}');
  write(folder, 'src/index.js', ENTRY);
  write(folder, 'src/own.js', 'console.log("own");');
  write(folder, 'src/late.js', "import { word } from 'one'; export { word };");
  for (const [name, place] of Object.entries(places)) {
    const code = `import { inner } from 'inner'; export const ${name} = ['${name}', inner]; export const word = '${name}';`;
    addLibrary(path.join(folder, place), name, code);
    addLibrary(path.join(folder, place, 'node_modules/inner'), 'inner', `export const inner = 'of ${name}';`);
    if (place !== `node_modules/${name}`) {
      write(folder, 'node_modules/.keep', '');
      symlinkSync(path.join(folder, place), path.join(folder, 'node_modules', name), 'junction');
    }
  }
  return folder;
}

/** Every file of a build, by name. */
async function build(folder: string, isJoined: boolean): Promise<Readonly<Record<string, string>>> {
  const output = path.join(folder, 'dist');
  await new Promise<Stats>((resolve, reject) => {
    webpack(
      {
        mode: 'production',
        context: folder,
        entry: './src/index.js',
        output: { path: output, filename: '[name].[contenthash].js', chunkFilename: '[name].[contenthash].js' },
        optimization: { concatenateModules: isJoined, minimize: false, realContentHash: true },
        plugins: [new StableNamesPlugin()],
      },
      (error, stats) => {
        if (stats === undefined || stats.hasErrors()) reject(error ?? new Error(stats?.toString()));
        else resolve(stats);
      },
    );
  });
  return Object.fromEntries(readdirSync(output).map((file) => [file, readFileSync(path.join(output, file), 'utf8')]));
}

test.each([true, false])('gives the same bytes wherever libraries lie (modules joined: %s)', async (isJoined) => {
  const flat = section(scratchFolder(), { one: 'node_modules/one', two: 'node_modules/two' });
  const linked = section(path.join(scratchFolder(), 'teams/own'), {
    one: '../store/node_modules/one',
    two: '../store/deeper/node_modules/two',
  });
  const first = await build(flat, isJoined);
  expect(await build(linked, isJoined)).toEqual(first);
  // Two copies of a library in one version stay two.
  expect(Object.values(first).join('')).toMatch(/of one[^]*of two/);
});
