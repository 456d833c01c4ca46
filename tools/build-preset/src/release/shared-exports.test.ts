import path from 'node:path';
import webpack, { type Compilation, type Configuration } from 'webpack';
import { runWebpack } from '../build-package';
import { consumedShares } from '../workspace/shared-modules';
import { scratchFolder, write } from '../test-support/scratch-repository';
import { providedExports, usedExports } from './shared-exports';

async function compiled(files: Readonly<Record<string, string>>, config: Configuration): Promise<Compilation> {
  const folder = scratchFolder();
  for (const [file, text] of Object.entries(files)) write(folder, file, text);
  const { stats } = await runWebpack([
    { mode: 'production', context: folder, output: { path: path.join(folder, 'dist') }, ...config },
  ]);
  const [only] = stats;
  if (only === undefined) throw new Error('nothing was built');
  return only.compilation;
}

/** A section with this code in its exposed module. */
function section(code: string): Promise<Compilation> {
  const versions = { react: '19.0.0', 'react-dom': '19.0.0', 'shared-kit': '1.0.0' };
  const federation = new webpack.container.ModuleFederationPlugin({
    name: 'section',
    exposes: { './remote': './remote.js' },
    shared: consumedShares(versions),
  });
  return compiled({ 'remote.js': code }, { entry: {}, plugins: [federation] });
}

describe('what a section takes of shared modules', () => {
  it('is named by shared module and export, also where the contract has another name for the module', async () => {
    const compilation = await section(`
      import { useState } from 'react';
      import * as v from 'shared-contracts/schema';
      import { Button as Knob } from 'shared-kit/ui';
      export const draw = () => [useState, v.object, v.string, Knob];`);
    expect(usedExports(compilation)).toEqual({
      react: ['useState'],
      'shared-kit/schema': ['object', 'string'],
      'shared-kit/ui': ['Button'],
    });
  });

  it('leaves out what only code takes that the build drops', async () => {
    const compilation = await section(`
      import { Button, Icon } from 'shared-kit/ui';
      const unused = () => Icon;
      export const draw = () => Button;`);
    expect(usedExports(compilation)).toEqual({ 'shared-kit/ui': ['Button'] });
  });

  it('names nothing of a module that is taken whole', async () => {
    const compilation = await section(`export const draw = () => import('shared-kit/lists');`);
    expect(usedExports(compilation)).toEqual({ 'shared-kit/lists': [] });
  });
});

describe('what a host has in its shared modules', () => {
  it('is every export of them, used by itself or not', async () => {
    const compilation = await compiled(
      {
        'host.js': `import * as Ui from 'shared-kit/ui'; import * as React from 'react'; globalThis.shared = [Ui, React];`,
        'ui.js': `export const Button = 1; export { Icon } from './icon.js';`,
        'icon.js': `export const Icon = 2;`,
        'react.js': `exports.useState = () => 1; exports.useId = () => 2;`,
      },
      {
        entry: './host.js',
        resolve: { alias: { 'shared-kit/ui': './ui.js', react: './react.js' }, preferRelative: true },
      },
    );
    expect(providedExports(compilation)).toEqual({ react: ['useId', 'useState'], 'shared-kit/ui': ['Button', 'Icon'] });
  });

  it('is not stated of a module whose exports nobody can tell before it runs', async () => {
    const compilation = await compiled(
      {
        'host.js': `import * as React from 'react'; globalThis.shared = React;`,
        'react.js': `module.exports = globalThis.anything;`,
      },
      { entry: './host.js', resolve: { alias: { react: './react.js' }, preferRelative: true } },
    );
    expect(providedExports(compilation)).toEqual({});
  });
});
