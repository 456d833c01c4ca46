import { parseDuration } from '../../edits/schedule';
import { readMoment } from '../../text/read-moment';
import { WrongUsage } from '../../text/user-error';

/** `24h`, or a moment with its zone. */
export function parseSince(text: string, now: Date): Date {
  if (!text.includes('T')) return new Date(now.getTime() - parseDuration(text));
  const since = readMoment(text);
  if (since === undefined)
    throw new WrongUsage(`"${text}" is neither a duration such as 24h nor a time such as 2026-12-01T10:00Z`);
  return since;
}
