import type { FileLanguage } from 'shared-contracts/language';
import type { RemoteDefinition, Texts } from 'shared-contracts/remote/remote-contract';

/** Where texts go, and in which language they are wanted. */
export interface TextsSetup {
  readonly language: () => FileLanguage;
  /** Takes the texts of a package in one language. */
  readonly addTexts: (namespace: string, language: FileLanguage, texts: Texts) => void;
}

/** Fetches the texts of remotes, each language once; of two versions the one asked for last is in force. */
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
