import { shownText } from '../text/plain-text';
import { UserError } from '../text/user-error';

function isTable(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** Fields that a stored value has and what was read of it has not, by their paths: `rollouts.0.cohort`. */
export function unreadFields(stored: unknown, read: unknown, path = ''): readonly string[] {
  if (!isTable(stored) || !isTable(read)) return [];
  return Object.entries(stored).flatMap(([field, value]) => {
    const place = path === '' ? field : `${path}.${field}`;
    return Object.hasOwn(read, field) ? unreadFields(value, read[field], place) : [place];
  });
}

/**
 * Refuses a write over a stored document of which these tools could not read everything: what only a newer version of them
 * knows would be gone from the next revision. `what` names the document and its environment.
 */
export function assertReadWhole(stored: unknown, read: unknown, what: string): void {
  const [field] = unreadFields(stored, read);
  if (field === undefined) return;
  throw new UserError(
    `"${shownText(field)}" in ${what} is nothing this mfe knows, and it would be dropped: write with the newer mfe that wrote it`,
  );
}
