import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import webpack, { type Compilation, type Stats } from 'webpack';
import { buildFaults } from '../development/build-faults';
import { scratchFolder, write } from '../test-support/scratch-repository';
import { isOutdated, SettledSourcesPlugin } from './settled-sources-plugin';

/** Builds a module and its import, whose text is told; `meanwhile` is called once it has been read. */
function build(text: string, meanwhile: (file: string) => void = () => undefined) {
  const folder = scratchFolder();
  const file = path.join(folder, 'own.js');
  write(folder, 'index.js', "import './own';");
  writeFileSync(file, text);
  return new Promise<{ readonly stats: Stats; readonly isWritten: boolean }>((resolve, reject) => {
    const compiler = webpack({
      mode: 'development',
      context: folder,
      entry: './index.js',
      output: { path: path.join(folder, 'dist') },
      optimization: { emitOnErrors: false },
      plugins: [new SettledSourcesPlugin()],
    });
    compiler?.hooks.compilation.tap('test', (compilation: Compilation) => {
      compilation.hooks.succeedModule.tap('test', (module) => {
        if (module.identifier() === file) meanwhile(file);
      });
    });
    compiler?.run((error, stats) => {
      if (stats === undefined) reject(error ?? new Error('no stats'));
      else resolve({ stats, isWritten: existsSync(path.join(folder, 'dist')) });
    });
  });
}

it('leaves alone a build whose sources stay', async () => {
  const { stats, isWritten } = await build('export const a = 1;');
  expect([buildFaults([stats]), isOutdated(stats), isWritten]).toEqual([[], false, true]);
});

it.each([
  ['that was caught empty', '', 'export const a = 1;'],
  ['that was written again', 'export const a = 1;', 'export const a = 22;'],
])('writes nothing of a build with a source %s, and says that another follows', async (_what, before, after) => {
  const { stats, isWritten } = await build(before, (file) => writeFileSync(file, after));
  expect([isOutdated(stats), isWritten]).toEqual([true, false]);
});

it('names a source that stays empty', async () => {
  const { stats, isWritten } = await build('');
  expect([isOutdated(stats), isWritten]).toEqual([false, false]);
  expect(buildFaults([stats])).toEqual([
    { message: 'The file is empty: write it, or remove its import', place: 'own.js' },
  ]);
});
