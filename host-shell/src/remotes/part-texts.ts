import type { FileLanguage } from 'shared-contracts/language';
import type { RemoteDefinition, Texts } from 'shared-contracts/remote/remote-contract';

/** Where texts are added, and the current language. */
export interface TextsSetup {
  readonly language: () => FileLanguage;
  /** Adds the texts of a package in one language. */
  readonly addTexts: (namespace: string, language: FileLanguage, texts: Texts) => void;
}

/** Fetches the texts of remotes, each language once; of two versions the one requested last applies. */
export class PartTexts {
  private readonly present = new Map<string, string>();

  constructor(private readonly setup: TextsSetup) {}

  async ensure(remote: RemoteDefinition, version: string, language = this.setup.language()): Promise<void> {
    const key = `${remote.name}/${language}`;
    if (this.present.get(key) === version) return;
    this.setup.addTexts(remote.name, language, await remote.locales[language]());
    this.present.set(key, version);
  }
}
