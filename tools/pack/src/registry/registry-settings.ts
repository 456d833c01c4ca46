import { SCOPE } from 'create-section/published-names';
import { scopeLine } from 'create-section/scope-registry';

/** The registry's program: the last version that runs on the oldest Node of the site. It is fetched when it is started. */
const VERDACCIO = '6.5.2';

/**
 * What the registry's program is installed by. It depends on a release tag (`node-fetch@cjs`) that mirrors of registries need
 * not have, so the version of that tag is named.
 */
export const PROGRAM_MANIFEST = {
  private: true,
  dependencies: { verdaccio: VERDACCIO },
  overrides: { 'node-fetch': '2.7.0' },
};

/**
 * Settings of a registry for the packages of the site alone, which takes and gives them without an account. It asks no other
 * registry. JSON is YAML, which the program reads.
 */
export function registrySettings(port: number, storage: string): string {
  return JSON.stringify({
    storage,
    listen: `127.0.0.1:${port}`,
    web: { enable: false },
    auth: { htpasswd: { file: `${storage}/accounts`, max_users: -1 } },
    uplinks: {},
    packages: { [`${SCOPE}/*`]: { access: '$all', publish: '$all' } },
    publish: { allow_offline: true },
    // The emulator's tarball has the whole site.
    max_body_size: '200mb',
    log: { type: 'stdout', format: 'pretty', level: 'warn' },
  });
}

/** The `.npmrc` of who publishes: npm sends nothing without a token, and the registry looks at none. */
export function publisherSettings(url: string): string {
  const { host } = new URL(url);
  return `${scopeLine(url)}//${host}/:_authToken=anybody\n`;
}
