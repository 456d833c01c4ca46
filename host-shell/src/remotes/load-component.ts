import type { FileLanguage } from 'shared-contracts/language';
import { fileNames, needsOf, type PartName } from 'shared-contracts/release/needed-files';
import type { RemoteLoadResult } from 'shared-contracts/remote/load-result';
import type { ComponentLike } from 'shared-contracts/remote/remote-contract';
import type { HostFiles } from '../boot/host-files';
import type { OpenedSection } from '../federation/release-plugin';
import { retrying } from '../federation/retrying';
import { faultOf, refused, type LoadFault } from '../files/load-fault';
import type { PartTexts } from './part-texts';
import type { Sections } from './sections';

export type PartKind = PartName[0];

export type Failed = Extract<RemoteLoadResult, { status: 'failed' }>;
export type Off = Extract<RemoteLoadResult, { status: 'off' }>;
type PartLoaded = { readonly status: 'loaded'; readonly part: ComponentLike<never>; readonly version: string };

/** A loaded screen or widget, or the reason why not. */
export type PartLoadResult = PartLoaded | Failed | Off;

/** What loading a component needs. */
export interface ComponentSetup {
  readonly boot: HostFiles;
  readonly sections: Sections;
  readonly texts: PartTexts;
  readonly language: () => FileLanguage;
  /** Loaded components, by {@link componentKey}. */
  readonly components: Map<string, ComponentLike<never>>;
  readonly onFault: (name: OpenedSection['name'], version: string, fault: LoadFault) => void;
}

/** Why a component cannot load after its section failed to reopen: an earlier version has replaced it. */
const REPLACED = 'replaced';

export function componentKey({ name, version }: OpenedSection, kind: PartKind, part: string): string {
  return `${name}@${version}/${kind}/${part}`;
}

/**
 * Loads the component of a screen or widget of one version with its styles and texts. No hook of the runtime covers
 * these.
 */
export async function loadComponent(
  chosen: OpenedSection,
  kind: PartKind,
  part: string,
  { boot, sections, texts, language, components, onFault }: ComponentSetup,
): Promise<PartLoaded | Failed> {
  const { name, version, release } = chosen;
  // The section has started.
  const [, ...needs] = needsOf(release, language(), [[kind, part]]);
  const files = fileNames(needs).map((file) => boot.fileUrl(name, file, release));
  const shared = needs.flatMap((needed) => needed.shared);
  const address = sections.releases.addressOf(name, version);
  const open = async (): Promise<ComponentLike<never>> => {
    // In its current state: from its retry URL, if loads already use that.
    const section = await sections.open(name);
    if (section.version !== version) throw refused('entry', REPLACED);
    const load = section.remote[kind][part];
    if (load === undefined) throw refused('missing', part);
    if (!address.usesRetryUrl && !sections.mayRun(release, files, shared)) throw refused('integrity', 'no hash');
    const [component] = await Promise.all([load(), texts.ensure(section.remote, version, release[kind][part]?.texts)]);
    if (typeof component !== 'function') throw refused('exposed', part);
    return component as ComponentLike<never>;
  };
  try {
    const component = await retrying({ when: 'chunk', address, files, shared, boot, open });
    components.set(componentKey(chosen, kind, part), component);
    return { status: 'loaded', part: component, version };
  } catch (error) {
    const fault = faultOf(error, 'chunk');
    const { stage, cause } = fault;
    // Nothing failed, or the runtime's plugin has reported it.
    if (stage !== 'missing' && cause !== REPLACED) onFault(name, version, fault);
    return { status: 'failed', stage, cause };
  }
}
