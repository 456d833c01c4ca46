/** What the help says of a command beside its usage and summary. */
export interface CommandHelp {
  /** Paragraphs. */
  readonly about: readonly string[];
  /** What each of its own options means. */
  readonly options: Readonly<Record<string, string>>;
  readonly examples: readonly (readonly [line: string, meaning: string])[];
  /** Words that may stand after it, for completion. */
  readonly words?: readonly string[];
}
