/** What somebody did, or tried: a line of the log. Names, ids and numbers; no address and no secret. */
export interface AuditEntry {
  /** As the provider names the person; null for whoever is signed out. */
  readonly subject: string | null;
  readonly environment: string;
  /** `sign-in`, `sign-out`, `view`, `approve`, or the id of an action. */
  readonly action: string;
  readonly outcome:
    | 'signed-out'
    | 'forbidden'
    | 'forged'
    | 'refused'
    | 'overtaken'
    | 'previewed'
    | 'proposed'
    | 'written'
    | 'unchanged'
    | 'done';
  /** The words of the command, without the reason. */
  readonly command?: string;
  /** The revision that was written or proposed. */
  readonly revision?: number;
  readonly proposal?: string;
  /** Why it was refused. */
  readonly sentence?: string;
}

/** Where entries go. */
export type Audit = (entry: AuditEntry) => void;
