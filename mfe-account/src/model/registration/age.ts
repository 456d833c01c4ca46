/** Nobody younger may register, years; other texts speak of 18 (docs/product/accounts.md#registration). */
export const MIN_AGE = 21;

/** The earliest day the birthday field offers. */
export const EARLIEST_BIRTHDAY = '1900-01-01';

/** The latest day the birthday field offers: the end of the current year. */
export function latestBirthday(today: string): string {
  return `${today.slice(0, 4)}-12-31`;
}

/** Whether somebody born on this day is of age today; both `YYYY-MM-DD`. A day that never was is refused. */
export function isOldEnough(birthday: string, today: string): boolean {
  const match = /^(\d{4})(-\d{2}-\d{2})$/.exec(birthday);
  const [, year = '', rest = ''] = match ?? [];
  const born = new Date(`${birthday}T00:00:00Z`);
  if (match === null || Number.isNaN(born.getTime()) || born.toISOString().slice(0, 10) !== birthday) return false;
  return birthday >= EARLIEST_BIRTHDAY && `${Number(year) + MIN_AGE}${rest}` <= today;
}
