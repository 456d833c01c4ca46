import { createInstance } from 'i18next';
import { htmlLanguage, type FileLanguage } from 'shared-contracts/language';
import type { Texts } from 'shared-contracts/remote/remote-contract';
import { addTextFormats } from './text-formats';
import type { ReadText, TextFields, TextSource } from './text-source';

/** The texts of one package in one language. */
export interface TextBundle {
  readonly language: FileLanguage;
  readonly namespace: string;
  readonly texts: Texts;
}

/** The form of every language: what is read where the right one is missing. */
const GENERAL_FORM = '_other';

/**
 * The one source of texts of a page: i18next's core. It knows each package's texts as a namespace, and languages by their
 * BCP 47 tag, which `Intl` takes plural forms and formats from.
 */
export class SiteTexts implements TextSource {
  private readonly engine = createInstance();
  private readonly listeners = new Set<() => void>();
  /** By package; those that were asked for since the last change. */
  private readonly readers = new Map<string, ReadText>();
  private readonly named = new Set<string>();

  /** @param onFault is told once of each text that lacks a plural form, in one sentence */
  constructor(
    private shown: FileLanguage,
    private readonly onFault: (sentence: string) => void = () => undefined,
  ) {
    void this.engine.init({
      // Each read names its language: nothing is drawn between the texts of one and of the other.
      lng: htmlLanguage(shown),
      load: 'currentOnly',
      fallbackLng: false,
      resources: {},
      // A page draws in the task that makes this.
      initAsync: false,
      nsSeparator: false,
      // React escapes what it draws.
      interpolation: { escapeValue: false },
      missingInterpolationHandler: () => '',
      returnedObjectHandler: (key: string) => key,
    });
    addTextFormats(this.engine);
  }

  get language(): FileLanguage {
    return this.shown;
  }

  readonly get = (namespace: string): ReadText => {
    const known = this.readers.get(namespace);
    if (known !== undefined) return known;
    const reader: ReadText = (key, fields = {}) => this.read(namespace, key, fields);
    this.readers.set(namespace, reader);
    return reader;
  };

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  has(language: FileLanguage, namespace: string): boolean {
    return this.engine.hasResourceBundle(htmlLanguage(language), namespace);
  }

  add({ language, namespace, texts }: TextBundle): void {
    this.engine.addResourceBundle(htmlLanguage(language), namespace, texts, false, true, {
      silent: true,
      // Texts are modules and never change.
      skipCopy: true,
    });
    if (language !== this.shown) return;
    this.readers.delete(namespace);
    this.tell();
  }

  show(language: FileLanguage): void {
    this.shown = language;
    this.readers.clear();
    this.tell();
  }

  private read(ns: string, key: string, fields: TextFields): string {
    const { count } = fields;
    const options = { lng: htmlLanguage(this.shown), ns, nest: false, replace: fields };
    if (typeof count !== 'number') return this.engine.t(key, options);
    if (this.engine.exists(key, { ...options, count })) return this.engine.t(key, { ...options, count });
    return this.readWithoutForm(key, { ...options, count });
  }

  /** A page with a wrong form is better than one with a key. */
  private readWithoutForm(key: string, options: { readonly lng: string; readonly ns: string; readonly count: number }) {
    const general = `${key}${GENERAL_FORM}`;
    if (!this.engine.exists(general, options)) return key;
    const form = new Intl.PluralRules(options.lng).select(options.count);
    this.name(`${options.ns}: the text ${key} has no form “${form}” in ${this.shown}`);
    return this.engine.t(general, options);
  }

  private name(sentence: string): void {
    if (this.named.has(sentence)) return;
    this.named.add(sentence);
    this.onFault(sentence);
  }

  private tell(): void {
    this.listeners.forEach((listener) => listener());
  }
}
