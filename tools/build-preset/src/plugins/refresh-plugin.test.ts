import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';
import { scratchFolder, write } from '../test-support/scratch-repository';
import { RefreshPlugin } from './refresh-plugin';

const require = createRequire(import.meta.url);

/** Builds a section twice, whose style is loaded with its screen; gives the scripts, and the hash of each build. */
async function build(): Promise<{ readonly scripts: string; readonly hashes: readonly (string | null)[] }> {
  const folder = scratchFolder();
  write(folder, 'index.js', "import('./screen').then(console.log);");
  write(folder, 'screen.js', "import './screen.css';");
  write(folder, 'screen.css', '.list { margin: 0; }');
  const output = path.join(folder, 'dist');
  const compiler = webpack({
    mode: 'development',
    context: folder,
    entry: './index.js',
    output: { path: output },
    module: {
      rules: [{ test: /\.css$/, use: [MiniCssExtractPlugin.loader, require.resolve('css-loader')] }],
    },
    plugins: [new MiniCssExtractPlugin(), new RefreshPlugin('mfe-a')],
  });
  const run = (): Promise<string | null> =>
    new Promise((resolve, reject) => {
      compiler?.run((error, stats) => {
        if (stats === undefined || stats.hasErrors()) reject(error ?? new Error(stats?.toString()));
        else resolve(stats.compilation.hash ?? null);
      });
    });
  const hashes = [await run(), await run()];
  const scripts = readdirSync(output).filter((file) => file.endsWith('.js'));
  return { scripts: scripts.map((file) => readFileSync(path.join(output, file), 'utf8')).join('\n'), hashes };
}

it('lets updates exchange modules, and no update fetch the styles of the build before', async () => {
  const { scripts } = await build();
  expect(scripts).toMatch(/__webpack_require__\.hmrC\.jsonp\b/);
  expect(scripts).toMatch(/__webpack_require__\.f\.miniCss\b/);
  expect(scripts).not.toMatch(/__webpack_require__\.hmrC\.miniCss\b/);
});

it('names each build otherwise, also one of the same sources: its update is another', async () => {
  const { hashes } = await build();
  expect(new Set(hashes).size).toBe(2);
});
