import type { FileLanguage } from 'shared-contracts/language';
import type { RemoteDefinition, Texts } from 'shared-contracts/remote/remote-contract';

/** Where texts are added, and the current language. */
export interface TextsSetup {
  readonly language: () => FileLanguage;
  /** Adds the texts of a package in one language. */
  readonly addTexts: (namespace: string, language: FileLanguage, texts: Texts) => void;
}

/** Name of the texts that all parts of a remote may show, among its groups. */
const ALL = '';

/** Fetches the texts of remotes, each language once; of two versions the one requested last applies. */
export class PartTexts {
  /** By remote and group, the version and language that came last; empty while none has. */
  private readonly asked: Record<string, Record<string, string>> = {};

  constructor(private readonly setup: TextsSetup) {}

  /**
   * Fetches the texts that all parts of a remote show, and those of groups. With a language that the page turns to, instead all
   * that were asked for before; an earlier version of the remote may lack some.
   */
  async ensure(
    { name, locales, textGroups }: RemoteDefinition,
    version: string,
    groups: readonly string[] = [],
    next?: FileLanguage,
  ): Promise<void> {
    const language = next ?? this.setup.language();
    const loaders: RemoteDefinition['textGroups'] = { ...textGroups, [ALL]: locales };
    const asked = (this.asked[name] ??= {});
    const wanted = next ? Object.keys(asked) : [ALL, ...groups];
    const add = async (group: string): Promise<void> => {
      const state = `${version}/${language}`;
      if ((asked[group] ??= '') === state) return;
      const load = loaders[group]?.[language];
      if (load) this.setup.addTexts(name, language, await load());
      asked[group] = state;
    };
    await Promise.all(wanted.map(add));
  }
}
