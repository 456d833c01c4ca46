const WITH_ZONE = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2})(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/;

/** Dates roll over what does not exist: 30 February reads as 2 March, and 24:00 as the next day. */
function isOnCalendar(local: string): boolean {
  const moment = new Date(`${local}Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(local);
}

/** Reads a moment with its zone, such as `2026-12-01T10:00Z`; undefined for any other text. */
export function readMoment(text: string): Date | undefined {
  const [, local = ''] = WITH_ZONE.exec(text) ?? [];
  const moment = new Date(text);
  return isOnCalendar(local) && !Number.isNaN(moment.getTime()) ? moment : undefined;
}
