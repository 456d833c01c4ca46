/** Who asks, as far as an answer depends on it. */
export interface EarlyAsker {
  readonly merchant: string;
  readonly language: string;
  /** The token that the call carries; null where it carries none. */
  readonly token: string | null;
}

/** What an answer that was asked for ahead answers: this call, with these fields, for this person, and no other. */
export function earlyKey(
  id: string,
  query: Readonly<Record<string, string>>,
  { merchant, language, token }: EarlyAsker,
): string {
  const fields = Object.keys(query)
    .sort()
    .map((name) => [name, query[name]]);
  return JSON.stringify([id, merchant, language, token, fields]);
}

/** Whether the call of a key was made for nobody in particular. */
export function carriesNoToken(key: string): boolean {
  return (JSON.parse(key) as readonly unknown[])[3] === null;
}
