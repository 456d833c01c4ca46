import webpack from 'webpack';
import guest from './guest/webpack.config.mjs';
import host from './host/webpack.config.mjs';
import remote from './remotes/webpack.config.mjs';
import section from './section/webpack.config.mjs';

/**
 * `build.mjs <host | guest | section | plain-section | rspack-section | vite-section | remote> <version>`: builds one of them
 * into `dist/`.
 */
const [name, version] = process.argv.slice(2);
process.env.MF_BUILD_VERSION = version;

function bundle(bundler, config) {
  bundler(config, (error, stats) => {
    if (error === null && !stats.hasErrors()) return;
    process.stderr.write(`${error ?? stats.toString('errors-only')}\n`);
    process.exitCode = 1;
  });
}

/** The other tools are installed only where they build. */
const builds = {
  host: () => bundle(webpack, host),
  guest: () => bundle(webpack, guest()),
  section: () => bundle(webpack, section({ isPlain: false })),
  'plain-section': () => bundle(webpack, section({ isPlain: true })),
  'rspack-section': async () => {
    const [{ rspack }, config] = await Promise.all([import('@rspack/core'), import('./section/rspack.config.mjs')]);
    bundle(rspack, config.default);
  },
  'vite-section': async () => {
    const [{ build }, config] = await Promise.all([import('vite'), import('./section/vite.config.mjs')]);
    await build(config.default);
  },
};

await (builds[name] ?? (() => bundle(webpack, remote(name))))();
