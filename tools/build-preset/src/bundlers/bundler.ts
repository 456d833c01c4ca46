import type { Configuration, Module, MultiCompiler, WebpackPluginInstance } from 'webpack';
import type { Built } from './built';

/** Names of the bundlers that a section can be built by. */
export const BUNDLERS = ['webpack', 'rspack', 'vite'] as const;
export type BundlerName = (typeof BUNDLERS)[number];

type Plugins = readonly WebpackPluginInstance[];

/** What a section exposes and what it takes from the host, in the words of webpack's federation plugin. */
export interface ContainerOptions {
  readonly name: string;
  readonly library: { readonly type: 'module' };
  readonly filename: string;
  readonly exposes: Readonly<Record<string, { readonly import: string; readonly name: string }>>;
  readonly shared: Readonly<Record<string, object>>;
}

/**
 * What bundlers that share webpack's configuration each have their own of. All rules of a build are in that configuration,
 * once for all bundlers.
 */
export interface Bundler {
  readonly name: 'webpack' | 'rspack';
  /** What its container weighs more than webpack's, in kB after gzip -9: a section may take so much more at its start. */
  readonly containerKb: number;
  /** Compiles; the compiler has to be closed by whoever calls. */
  readonly compile: (configs: Configuration[]) => MultiCompiler;
  /** The loader that takes styles out of scripts. */
  readonly styleLoader: string;
  /** Gives modules names without the folders of the machine. */
  readonly names: () => Plugins;
  /** Writes styles as files of this name; held ones are inserted with the hash that the page has of them. */
  readonly styles: (filename: string, isHeld: boolean) => Plugins;
  /** Writes a source map beside every script that names none. */
  readonly maps: () => Plugins;
  readonly minimizers: () => Plugins;
  /** An ES module container by the protocol of webpack's own federation plugin, without a runtime. */
  readonly container: (options: ContainerOptions) => WebpackPluginInstance;
  /** Puts everything into one file. */
  readonly oneFile: () => WebpackPluginInstance;
  /** Whether a module is a file of somebody else's package. */
  readonly isLibrary: (module: Module) => boolean;
}

/** What a section says of its build, for a bundler that has a configuration of its own. */
export interface SectionSource {
  /** The folder of the section; its files are written to `dist` in there. */
  readonly folder: string;
  readonly isServerRendered: boolean;
}

/** A bundler that has nothing of webpack's configuration: it builds sections by itself, with the same rules and results. */
export interface SectionBuilder {
  readonly name: 'vite';
  /** As {@link Bundler.containerKb}. */
  readonly containerKb: number;
  /** Builds what browsers get, and after it what servers get; rejects with what the bundler says. */
  readonly build: (section: SectionSource) => Promise<readonly Built[]>;
}
