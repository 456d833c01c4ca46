import path from 'node:path';

/** What every build tool is told of the section: the module that it exposes, and that React is its host's. */
export const federation = {
  name: 'raffle',
  exposes: { './remote': './section/remote.js' },
  shared: { react: { singleton: true, import: false, requiredVersion: '^19.0.0' } },
};

export const folder = path.resolve('dist/section');

/** The options of webpack and Rspack, which are alike: ES modules that are named by their contents. */
export const bundler = {
  mode: 'production',
  entry: {},
  output: {
    path: folder,
    clean: true,
    module: true,
    chunkFormat: 'module',
    chunkLoading: 'import',
    chunkFilename: '[name].[contenthash].mjs',
    publicPath: 'auto',
    uniqueName: federation.name,
  },
};

/** The options of their federation plugins. */
export const container = {
  ...federation,
  filename: 'remoteEntry.[contenthash].mjs',
  library: { type: 'module' },
};
