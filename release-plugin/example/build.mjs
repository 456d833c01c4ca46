import webpack from 'webpack';
import guest from './guest/webpack.config.mjs';
import host from './host/webpack.config.mjs';
import remote from './remotes/webpack.config.mjs';
import section from './section/webpack.config.mjs';

/** `build.mjs <host | guest | section | plain-section | remote> <version>`: builds one of them into `dist/`. */
const [name, version] = process.argv.slice(2);
process.env.MF_BUILD_VERSION = version;
const others = {
  host: () => host,
  guest,
  section: () => section({ isPlain: false }),
  'plain-section': () => section({ isPlain: true }),
};
const config = others[name] ?? (() => remote(name));
webpack(config(), (error, stats) => {
  if (error === null && !stats.hasErrors()) return;
  process.stderr.write(`${error ?? stats.toString('errors-only')}\n`);
  process.exitCode = 1;
});
