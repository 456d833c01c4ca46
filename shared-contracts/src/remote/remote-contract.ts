import type { FileLanguage } from '../language';
import { CONTRACT_VERSION } from '../version';
import type { RemoteContext } from './remote-context';
import type { RemoteName } from '../packages/remote-names';

/** Something the host's renderer can show; the contract knows no renderer. */
export type ComponentLike<Props = Record<never, never>> = (props: Props) => unknown;

/** Texts of one language: keys may nest. */
export interface Texts {
  readonly [key: string]: string | Texts;
}

/** What a remote is: screens and widgets by name, each loaded when first shown. */
export interface RemoteDefinition<Name extends RemoteName = RemoteName> {
  /** The section's package name; a container that brings another one fails at stage `exposed`. */
  readonly name: Name;
  /** Semver of the contract this remote was built with; outside of its release's range it fails at stage `contract`. */
  readonly contract: string;
  /** Loaders by the names that routes give; one that rejects fails at stage `chunk`. */
  readonly screens: Readonly<Record<string, () => Promise<ComponentLike>>>;
  /** Loaders by the names that slots give; their props are those of the slot in `SlotMap`. */
  readonly widgets: Readonly<Record<string, () => Promise<ComponentLike<never>>>>;
  /** Loaders of the texts that any part may show, one for each language with files; a part is drawn once the shown language's are there. */
  readonly locales: Readonly<Record<FileLanguage, () => Promise<Texts>>>;
  /**
   * Further texts by group, of the parts that `contributions.texts` gives them to; a part is drawn once those of its groups
   * are there too. They join `locales`, so no group has a first name of a key (`deposit` of `deposit.title`) in common with it or with
   * another group.
   */
  readonly textGroups?: Readonly<Record<string, RemoteDefinition['locales']>>;
  /**
   * Runs once when the remote is loaded, before its first screen: registers intents, listens to events. What it registers is
   * taken back when another version takes its place. A throw fails the load at stage `evaluation`.
   */
  readonly start?: (context: RemoteContext<Name>) => void;
}

/** Declares a remote; stamps it with the contract it was built with. */
export function defineRemote<Name extends RemoteName>(
  definition: Omit<RemoteDefinition<Name>, 'contract'>,
): RemoteDefinition<Name> {
  return { ...definition, contract: CONTRACT_VERSION };
}

/** Recognises a remote by shape: what comes from another bundle is not trusted to be one. */
export function isRemoteDefinition(value: unknown): value is RemoteDefinition {
  if (typeof value !== 'object' || value === null) return false;
  const candidate = value as Partial<Record<keyof RemoteDefinition, unknown>>;
  return (
    typeof candidate.name === 'string' &&
    typeof candidate.contract === 'string' &&
    isTableOfLoaders(candidate.screens) &&
    isTableOfLoaders(candidate.widgets) &&
    isTableOfLoaders(candidate.locales) &&
    (candidate.start === undefined || typeof candidate.start === 'function')
  );
}

function isTableOfLoaders(value: unknown): boolean {
  return (
    typeof value === 'object' && value !== null && Object.values(value).every((entry) => typeof entry === 'function')
  );
}
