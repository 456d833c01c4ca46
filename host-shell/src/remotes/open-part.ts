import type { ComponentLike } from 'shared-contracts/remote/remote-contract';
import type { FileLanguage } from 'shared-contracts/language';
import { fileNames, needsOf, type PartName } from 'shared-contracts/release/needed-files';
import type { OpenedSection } from '../federation/release-plugin';
import type { LoadAddress } from '../federation/load-address';
import { refused } from '../federation/load-fault';
import { retrying } from '../federation/retrying';
import type { HostFiles } from './host-files';

export type PartKind = PartName[0];

/** Why a part does not come where its section could not be opened again: a version before it has taken its place. */
export const REPLACED = 'replaced';

/** What a part is loaded with. */
export interface PartSetup {
  readonly boot: HostFiles;
  readonly address: LoadAddress;
  readonly language: FileLanguage;
  readonly mayRun: (
    release: OpenedSection['release'],
    scripts: readonly string[],
    shared: readonly string[],
  ) => boolean;
  /** The section as it is now: from its second address, if loads have turned to that. */
  readonly section: () => Promise<OpenedSection>;
  readonly ensureTexts: (section: OpenedSection) => Promise<void>;
}

/** Loads a screen or widget of one version with its styles and texts. No hook of the runtime hears of these files. */
export function openPart(
  { name, version, release }: OpenedSection,
  kind: PartKind,
  part: string,
  { boot, address, language, mayRun, section, ensureTexts }: PartSetup,
): Promise<ComponentLike<never>> {
  // The section has started.
  const [, ...needs] = needsOf(release, language, [[kind, part]]);
  const files = fileNames(needs).map((file) => boot.fileUrl(name, file, release));
  const shared = needs.flatMap((needed) => needed.shared);
  const open = async (): Promise<ComponentLike<never>> => {
    const opened = await section();
    if (opened.version !== version) throw refused('entry', REPLACED);
    const load = opened.remote[kind][part];
    if (load === undefined) throw refused('missing', part);
    if (!address.isSecond && !mayRun(release, files, shared)) throw refused('integrity', 'no hash');
    const [component] = await Promise.all([load(), ensureTexts(opened)]);
    if (typeof component !== 'function') throw refused('exposed', part);
    return component as ComponentLike<never>;
  };
  return retrying({ when: 'chunk', address, files, shared, boot, open });
}
