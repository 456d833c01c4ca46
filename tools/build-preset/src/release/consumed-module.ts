import type { Module } from 'webpack';

interface ConsumedModule extends Module {
  readonly options?: { readonly shareKey?: string };
}

/** How Rspack names such a module; it shows no options. */
const IDENTIFIER = /^consume shared module \([^)]*\) (@?[^@\s]+)@/;

/** The key by which a module takes a shared one from the host; undefined for every other module. */
export function shareKeyOf(module: ConsumedModule): string | undefined {
  if (module.type !== 'consume-shared-module') return undefined;
  return module.options?.shareKey ?? IDENTIFIER.exec(module.identifier())?.[1];
}
