import type { EventBusFor } from 'shared-contracts/events/event-map';
import {
  askedLanguage,
  fileLanguage,
  htmlLanguage,
  isLanguageCode,
  startLanguage,
  textDirection,
  type FileLanguage,
  type LanguageCode,
} from 'shared-contracts/language';
import type { LanguageReader } from 'shared-contracts/remote/remote-context';
import { LOCAL_KEY } from 'shared-contracts/storage';
import type { HostStorage } from '../storage/site-storage';
import type { PageTexts } from './page-texts';
import { loadHostTexts } from './texts';

/** What a change of language touches. */
export interface LanguageSetup {
  /** The query of the visit's first address, which may ask for a language: `?language=ID`. */
  readonly search: string;
  readonly storage: HostStorage;
  /** Where language and direction are told: the root of the document, or an object where nothing is shown. */
  readonly page: Pick<HTMLElement, 'lang' | 'dir'>;
  readonly supported: () => readonly LanguageCode[];
  readonly events: EventBusFor<'host-shell'>;
  /** Texts of the remotes on the page. */
  readonly loadRemoteTexts: (language: FileLanguage) => Promise<void>;
  /** The texts of a chosen language did not come; the page stays as it is. */
  readonly onFailure: () => void;
}

/** The language of the page (docs/product/shell.md#language): a start does not store it, a choice does. */
export class LanguageControl implements LanguageReader {
  private current: LanguageCode;
  private texts: PageTexts | null = null;
  private turns = 0;
  /** What the visit's first address asks for, until somebody chooses. */
  private asked: string | null;

  constructor(private readonly setup: LanguageSetup) {
    this.asked = askedLanguage(setup.search);
    this.current = this.wanted();
  }

  readonly get = (): LanguageCode => this.current;

  /** Ties the control to the page's texts once they are there. Another tab may have chosen since the page's first script ran. */
  attach(texts: PageTexts): void {
    this.texts = texts;
    this.show(this.current);
  }

  readonly set = async (language: LanguageCode): Promise<void> => {
    if (!this.setup.supported().includes(language)) return;
    if (!(await this.turnTo(language))) return;
    this.asked = null;
    this.setup.storage.local.set(LOCAL_KEY.language, language);
  };

  /** After the status said which languages the merchant has: the one in use may not be among them. */
  async settle(): Promise<void> {
    const wanted = this.wanted();
    if (wanted !== this.current) await this.turnTo(wanted);
  }

  /** Another tab chose: what is kept on the device is one for all tabs. */
  readonly adopt = (saved: string | null): void => {
    const isUsable = isLanguageCode(saved) && this.setup.supported().includes(saved);
    if (!isUsable) return;
    this.asked = null;
    if (saved !== this.current) void this.turnTo(saved);
  };

  private wanted(): LanguageCode {
    return startLanguage(this.setup.storage.local.get(LOCAL_KEY.language), this.setup.supported(), this.asked);
  }

  /** Texts come first: the page never shows a key. False where they did not come, or a later choice overtook. */
  private async turnTo(language: LanguageCode): Promise<boolean> {
    this.turns += 1;
    const turn = this.turns;
    if (this.texts !== null && !(await this.loadTexts(this.texts, language))) {
      if (turn === this.turns) this.setup.onFailure();
      return false;
    }
    if (turn !== this.turns) return false;
    this.texts?.show(fileLanguage(language));
    this.show(language);
    return true;
  }

  private async loadTexts(texts: PageTexts, language: LanguageCode): Promise<boolean> {
    try {
      await Promise.all([loadHostTexts(texts, language), this.setup.loadRemoteTexts(fileLanguage(language))]);
      return true;
    } catch {
      return false;
    }
  }

  private show(language: LanguageCode): void {
    this.current = language;
    this.setup.page.lang = htmlLanguage(language);
    this.setup.page.dir = textDirection(language);
    this.setup.events.emit('language.changed', { language });
  }
}
