import { federation as moduleFederation } from '@module-federation/vite';
import { federation, folder } from './federation.mjs';

/** The same section by Vite, with all files in one folder, and scripts that end like modules. */
export default {
  configFile: false,
  logLevel: 'warn',
  root: 'section',
  base: './',
  publicDir: false,
  build: {
    outDir: folder,
    emptyOutDir: true,
    manifest: 'vite-manifest.json',
    modulePreload: false,
    rolldownOptions: {
      output: {
        entryFileNames: '[name].[hash].mjs',
        chunkFileNames: '[name].[hash].mjs',
        assetFileNames: '[name].[hash][extname]',
      },
    },
  },
  plugins: [
    moduleFederation({
      ...federation,
      // Paths are those of its root.
      exposes: { './remote': './remote.js' },
      filename: 'remoteEntry.[hash].mjs',
      manifest: true,
      dts: false,
    }),
  ],
};
