import type { ScheduledWrite } from 'shared-contracts/release/scheduled';
import { momentText } from '../text/moment-text';

/** `mfe promote mfe-games 1.1.0 at 2026-12-01T10:00Z, planned as 0a1b… by Ann: why`, and why it was not made. */
export function scheduledText({ id, at, words, reason, by, refused }: ScheduledWrite): string {
  const fault = refused === undefined ? '' : `; not made: ${refused}`;
  return `mfe ${words.join(' ')} at ${momentText(at)}, planned as ${id} by ${by}: ${reason}${fault}`;
}
