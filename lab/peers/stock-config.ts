import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type webpack from 'webpack';
import type { Configuration } from 'webpack';
import olderWebpack from 'webpack-for-federation';
import { installedVersion, WORKSPACE } from 'build-preset/package-info';
import { plainPath } from 'build-preset/plain-paths';
import { sectionNames } from 'build-preset/shared-modules';
import { replacedModules } from '../monolith/joined-sections';
import { replacements } from '../monolith/replacements';
import { changeRules } from '../monolith/source-rules';
import { guideConfig } from './guide-config';
import { filesPath, HOST, type PeerInput } from './peer-input';

/** The webpack that the plugin works with; it takes the same configurations. */
export const federationBundler = olderWebpack as unknown as typeof webpack;

type FederationOptions = ConstructorParameters<typeof ModuleFederationPlugin>[0];

const MANIFEST = 'mf-manifest.json';

/** A name that is a JavaScript identifier, as the plugin asks for: `mfe_games`. */
function federationName(name: string): string {
  return name.replaceAll('-', '_');
}

/** Everything that must exist once on the page, as shared singletons; each build brings its own copy as a fallback. */
function sharedSingletons(folder: string): NonNullable<FederationOptions['shared']> {
  const entries = sectionNames().map(([name, { key, versionOf }]) => {
    const version = installedVersion(versionOf, folder);
    return [name, { shareKey: key, singleton: true, version, requiredVersion: `^${version}` }] as const;
  });
  return Object.fromEntries(entries);
}

function packageConfig(name: string, { output, change }: PeerInput, federation: FederationOptions): Configuration {
  const folder = path.join(WORKSPACE, name);
  const config = guideConfig(name, folder, path.join(output, name), 'auto');
  const isChanged = change?.file.startsWith(`${name}/`) === true;
  return {
    ...config,
    output: { ...config.output, uniqueName: name },
    module: { ...config.module, rules: [...(config.module?.rules ?? []), ...(isChanged ? changeRules(change) : [])] },
    plugins: [
      ...(config.plugins ?? []),
      // Types are for editors: without them only the build is quicker.
      new ModuleFederationPlugin({ shared: sharedSingletons(folder), dts: false, ...federation }),
    ],
  };
}

/** The page's entry as the guide has it: an asynchronous boundary before the application. */
function hostEntry(generated: string): string {
  mkdirSync(generated, { recursive: true });
  const file = path.join(generated, 'index.js');
  const application = path.join(plainPath(WORKSPACE), HOST, 'src/bootstrap.tsx');
  writeFileSync(file, `import(${JSON.stringify(application)});\n`);
  return plainPath(file);
}

function hostConfig(input: PeerInput): Configuration {
  const generated = path.join(input.generated, 'stock');
  const remotes = input.sections.map((name) => [
    federationName(name),
    `${federationName(name)}@${filesPath(name)}${MANIFEST}`,
  ]);
  const config = packageConfig(HOST, input, {
    name: federationName(HOST),
    remotes: Object.fromEntries(remotes) as Record<string, string>,
  });
  const replaced = replacedModules(
    plainPath(WORKSPACE),
    input.sections,
    (_root, name) => `import("${federationName(name)}/remote")`,
  );
  return {
    ...config,
    entry: { main: hostEntry(generated) },
    plugins: [
      ...(config.plugins ?? []),
      ...replacements(replaced, generated, federationBundler),
    ],
  };
}

function remoteConfig(name: string, input: PeerInput): Configuration {
  const config = packageConfig(name, input, {
    name: federationName(name),
    filename: 'remoteEntry.js',
    exposes: { './remote': './src/remote.ts' },
    manifest: true,
  });
  return { ...config, entry: {} };
}

/**
 * The host and every section as a build of its own, by the guide of Module Federation: manifests, shared singletons,
 * remotes imported when they are needed, and every other option as the plugin has it by default. With a change, the
 * changed section alone.
 */
export function stockConfigs(input: PeerInput): Configuration[] {
  // The plugin requires private files of the webpack that compiles, and finds another one in this folder by itself.
  process.env['FEDERATION_WEBPACK_PATH'] = createRequire(import.meta.url).resolve('webpack-for-federation');
  const { sections, change } = input;
  const remotes = sections.filter((name) => change === undefined || change.file.startsWith(`${name}/`));
  return [
    ...(change === undefined ? [hostConfig(input)] : []),
    ...remotes.map((name) => remoteConfig(name, input)),
  ];
}
