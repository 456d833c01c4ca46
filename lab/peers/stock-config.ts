import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type webpack from 'webpack';
import type { Configuration } from 'webpack';
import olderWebpack from 'webpack-for-federation';
import { installedVersion, WORKSPACE } from 'build-preset/package-info';
import { plainPath } from 'build-preset/plain-paths';
import { sectionNames, SHARED_MODULES, type SharedModule } from 'build-preset/shared-modules';
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

type Shared = Record<string, object>;

function singleton({ key, versionOf }: SharedModule, folder: string): object {
  const version = installedVersion(versionOf, folder);
  return { shareKey: key, singleton: true, version, requiredVersion: `^${version}` };
}

function isLibrary({ versionOf }: SharedModule): boolean {
  return versionOf !== 'shared-kit';
}

/**
 * What the host shares: React, and the whole kit, of which it imports only a part itself. A module that is named by its
 * file is provided in any case.
 */
function providedBy(folder: string): Shared {
  const { resolve } = createRequire(path.join(folder, 'package.json'));
  const entries = SHARED_MODULES.map((shared) => [
    shared.key,
    { ...singleton(shared, folder), ...(isLibrary(shared) ? {} : { import: resolve(shared.key) }) },
  ]);
  return Object.fromEntries(entries) as Shared;
}

/**
 * What a remote shares: React with a copy of its own as a fallback, and the kit without one. The modules of the kit
 * import each other, so that a fallback of one would come with a second context.
 */
function takenBy(folder: string): Shared {
  const entries = sectionNames().map(([name, shared]) => [
    name,
    { ...singleton(shared, folder), ...(isLibrary(shared) ? {} : { import: false }) },
  ]);
  return Object.fromEntries(entries) as Shared;
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
      new ModuleFederationPlugin({ dts: false, ...federation }),
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
    shared: providedBy(path.join(WORKSPACE, HOST)),
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
    shared: takenBy(path.join(WORKSPACE, name)),
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
