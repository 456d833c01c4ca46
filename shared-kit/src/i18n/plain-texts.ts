import type { Texts } from 'shared-contracts/remote/remote-contract';
import type { ReadText, TextFields, TextSource } from './text-source';

/** The texts of one package in one language. */
export interface TextBundle {
  readonly language: string;
  readonly namespace: string;
  readonly texts: Texts;
}

/** The text under a key, with dots where it nests; undefined where there is none. */
function textUnder(texts: Texts | undefined, key: string): string | undefined {
  let found: unknown = texts;
  for (const part of key.split('.'))
    found = typeof found === 'object' && found !== null && Object.hasOwn(found, part) ? Reflect.get(found, part) : null;
  return typeof found === 'string' ? found : undefined;
}

/** A text with its places filled; one that nothing fills is empty. */
function filled(text: string, fields: TextFields): string {
  return text.replace(/\{\{\s*([^{}\s]+)\s*\}\}/g, (_place, name: string) => String(fields[name] ?? ''));
}

/** Texts as they stand in the files: keys, languages, places to fill. Nothing else is in any of them (decision 0016). */
export class PlainTexts implements TextSource {
  protected readonly bundles = new Map<string, TextBundle>();
  private readonly listeners = new Set<() => void>();
  /** By package; those that were asked for since the last change. */
  private readonly readers = new Map<string, ReadText>();

  constructor(private shown: string) {}

  get language(): string {
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

  has(language: string, namespace: string): boolean {
    return this.bundles.has(`${language}/${namespace}`);
  }

  add(bundle: TextBundle): void {
    this.bundles.set(`${bundle.language}/${bundle.namespace}`, bundle);
    if (bundle.language !== this.shown) return;
    this.readers.delete(bundle.namespace);
    this.tell();
  }

  show(language: string): void {
    this.shown = language;
    this.readers.clear();
    this.tell();
  }

  protected read(namespace: string, key: string, fields: TextFields): string {
    const text = textUnder(this.bundles.get(`${this.shown}/${namespace}`)?.texts, key);
    return text === undefined ? key : filled(text, fields);
  }

  private tell(): void {
    this.listeners.forEach((listener) => listener());
  }
}
