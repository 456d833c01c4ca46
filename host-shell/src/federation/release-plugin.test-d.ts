import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import type { releasePlugin } from './release-plugin';

/** The runtime takes what the host makes as a plugin. */
export type OurPlugin = ReturnType<typeof releasePlugin>;
export const accepted = (plugin: OurPlugin): ModuleFederationRuntimePlugin => plugin;

/** The hooks that carry the loading policy: a release of the runtime that renames one is refused here. */
export type Used = Required<
  Pick<ModuleFederationRuntimePlugin, 'beforeRequest' | 'registerRemote' | 'loadEntry' | 'onLoad' | 'errorLoadRemote'>
>;

// @ts-expect-error -- a hook that the runtime does not have is refused: the type is no open record
export const renamed: ModuleFederationRuntimePlugin = { name: 'releases', loadContainer: async () => undefined };

type EntryArguments = Parameters<Used['loadEntry']>[0];
/** What `loadEntry` reads of its section, and `errorLoadRemote` of where a load failed. */
export type Section = Pick<EntryArguments['remoteInfo'], 'name' | 'entry' | 'type'>;
export type Failure = Pick<Parameters<Used['errorLoadRemote']>[0], 'id' | 'error' | 'remote' | 'lifecycle' | 'origin'>;
