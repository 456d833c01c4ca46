/** What happens to the remembered login after an attempt. */
export type RememberAction = 'keep-all' | 'keep-name' | 'forget' | 'leave';

export interface LoginAttempt {
  readonly isTicked: boolean;
  /** `unanswered`: nobody said whether the password is right. */
  readonly outcome: 'accepted' | 'refused' | 'unanswered';
  /** The name is the one that is remembered already. */
  readonly isKnownName: boolean;
}

/**
 * The remember box counts after success and failure (docs/product/accounts.md#remembered-login); an unproven password
 * is worth nothing.
 */
export function rememberAction({ isTicked, outcome, isKnownName }: LoginAttempt): RememberAction {
  if (!isTicked) return 'forget';
  if (outcome === 'accepted') return 'keep-all';
  // A lost connection proves nothing against a password that worked before.
  return outcome === 'unanswered' && isKnownName ? 'leave' : 'keep-name';
}
