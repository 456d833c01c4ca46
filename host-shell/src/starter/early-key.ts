/** The parts of the user's identity that an answer depends on. */
export interface EarlyAsker {
  readonly merchant: string;
  readonly language: string;
  /** The token that the call is sent with; null if without one. */
  readonly token: string | null;
}

/** The key of an early answer: the call, its fields and its user. */
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

/** Whether the call of a key was made without a user. */
export function carriesNoToken(key: string): boolean {
  return (JSON.parse(key) as readonly unknown[])[3] === null;
}
