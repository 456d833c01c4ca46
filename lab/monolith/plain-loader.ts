/**
 * What becomes of the host's loader when every section is part of the host: a section is imported once, and so is
 * each of its parts. No second tries, no versions before, nothing to take back: a monolith has one version.
 */

type Language = string;
type Texts = Readonly<Record<string, unknown>>;
type PartKind = 'screens' | 'widgets';
type Opening = () => Promise<unknown>;

type Locales = Readonly<Record<Language, () => Promise<Texts>>>;

/** What the page knows of a section's parts. */
type Parts = Readonly<Record<PartKind, Readonly<Record<string, { readonly texts?: readonly string[] }>>>>;

interface Section {
  readonly name: string;
  readonly screens: Readonly<Record<string, Opening>>;
  readonly widgets: Readonly<Record<string, Opening>>;
  readonly locales: Locales;
  readonly textGroups?: Readonly<Record<string, Locales>>;
}

interface LoaderSetup {
  readonly boot: { readonly live: { readonly remote: (name: string) => { readonly version?: string; readonly release?: Parts } } };
  readonly open: (name: string) => Promise<Section>;
  readonly language: () => Language;
  readonly addTexts: (namespace: string, language: Language, texts: Texts) => void;
  readonly onLoaded: (section: Section, version: string, milliseconds: number) => unknown;
}

interface Loaded {
  readonly status: 'loaded';
  readonly version: string;
}
type LoadedSection = Loaded & { readonly remote: Section };
type LoadedPart = Loaded & { readonly part: unknown };
interface Failed {
  readonly status: 'failed';
  readonly stage: 'chunk' | 'missing';
  readonly cause: string;
}

function failed(error: unknown): Failed {
  return { status: 'failed', stage: 'chunk', cause: error instanceof Error ? error.name : 'unknown' };
}

export class PlainLoader {
  private readonly sections = new Map<string, Promise<LoadedSection>>();
  private readonly parts = new Map<string, unknown>();
  private readonly texts = new Map<string, Promise<void>>();
  /** The groups of texts that were asked for, by section. */
  private readonly groups = new Map<string, Set<string>>();

  constructor(private readonly setup: LoaderSetup) {}

  peek(name: string, kind: PartKind, part: string): LoadedPart | undefined {
    const found = this.parts.get(`${name}/${kind}/${part}`);
    return found === undefined ? undefined : { status: 'loaded', part: found, version: this.versionOf(name) };
  }

  runningVersion(name: string): string | undefined {
    return this.sections.has(name) ? this.versionOf(name) : undefined;
  }

  isDrawn(name: string): boolean {
    return this.sections.has(name);
  }

  draw(): () => void {
    return () => undefined;
  }

  async load(name: string): Promise<LoadedSection | Failed> {
    return this.section(name).catch(failed);
  }

  async loadPart(name: string, kind: PartKind, part: string): Promise<LoadedPart | Failed> {
    try {
      const { remote, version } = await this.section(name);
      const open = remote[kind][part];
      if (open === undefined) return { status: 'failed', stage: 'missing', cause: part };
      const groups = this.setup.boot.live.remote(name).release?.[kind][part]?.texts ?? [];
      this.groups.set(name, new Set([...(this.groups.get(name) ?? []), ...groups]));
      const [component] = await Promise.all([open(), this.textsOf(remote, this.setup.language())]);
      this.parts.set(`${name}/${kind}/${part}`, component);
      return { status: 'loaded', part: component, version };
    } catch (error) {
      return failed(error);
    }
  }

  async loadTexts(language: Language): Promise<void> {
    const loaded = await Promise.all(this.sections.values());
    await Promise.all(loaded.map(({ remote }) => this.textsOf(remote, language)));
  }

  prepareRetry(name: string): void {
    this.sections.delete(name);
  }

  private versionOf(name: string): string {
    return this.setup.boot.live.remote(name).version ?? '';
  }

  private section(name: string): Promise<LoadedSection> {
    const present = this.sections.get(name);
    if (present !== undefined) return present;
    const began = performance.now();
    const opening = this.setup.open(name).then((remote): LoadedSection => {
      this.setup.onLoaded(remote, this.versionOf(name), Math.round(performance.now() - began));
      return { status: 'loaded', remote, version: this.versionOf(name) };
    });
    this.sections.set(name, opening);
    opening.catch(() => this.sections.delete(name));
    return opening;
  }

  private async textsOf({ name, locales, textGroups }: Section, language: Language): Promise<void> {
    const groups = [...(this.groups.get(name) ?? [])];
    await Promise.all([
      this.textsOnce(name, language, '', locales),
      ...groups.map((group) => this.textsOnce(name, language, group, textGroups?.[group])),
    ]);
  }

  private textsOnce(name: string, language: Language, group: string, locales?: Locales): Promise<void> {
    const key = `${name}/${language}/${group}`;
    const present = this.texts.get(key);
    if (present !== undefined) return present;
    const adding =
      locales?.[language]?.().then((texts) => this.setup.addTexts(name, language, texts)) ?? Promise.resolve();
    this.texts.set(key, adding);
    adding.catch(() => this.texts.delete(key));
    return adding;
  }
}
