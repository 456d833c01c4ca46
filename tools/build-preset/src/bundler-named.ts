import type { Bundler, BundlerName, SectionBuilder } from './bundlers/bundler';
import { WEBPACK } from './bundlers/webpack-bundler';

/** The package of every bundler that only those install who build by it. */
const INSTALLED_APART = { rspack: '@rspack/core', vite: 'vite' } as const;

type ApartName = keyof typeof INSTALLED_APART;

const LOADED: Readonly<Record<ApartName, () => Promise<Bundler | SectionBuilder>>> = {
  rspack: async () => (await import('./bundlers/rspack-bundler')).RSPACK,
  vite: async () => (await import('./vite/vite-builder')).VITE,
};

/** A bundler by its name. Rejects with the package to install where there is none. */
export async function bundlerNamed(name: BundlerName = 'webpack'): Promise<Bundler | SectionBuilder> {
  if (name === 'webpack') return WEBPACK;
  try {
    return await LOADED[name]();
  } catch (error) {
    const isMissing = (error as { readonly code?: unknown }).code === 'ERR_MODULE_NOT_FOUND';
    if (!isMissing) throw error;
    throw new Error(`To build by ${name}, install ${INSTALLED_APART[name]} beside the preset`, { cause: error });
  }
}
