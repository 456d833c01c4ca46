/** Something the caller asked for and may not have; the message is one sentence for a person. */
export class UserError extends Error {
  override readonly name: string = 'UserError';
}

/** A command line that says nothing a command could do: unknown words, missing or malformed ones. */
export class WrongUsage extends UserError {
  override readonly name = 'WrongUsage';
}

/** A write took effect, but what follows from it did not: the message says so, and what puts it right. */
export class Unfinished extends Error {
  override readonly name = 'Unfinished';
}

/** The sentence of any thrown value. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
