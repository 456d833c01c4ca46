/** Whole seconds until a moment, rounded up so that 0 means it has come; never below 0. Both in milliseconds. */
export function secondsLeft(endsAt: number, now: number): number {
  const left = Math.ceil((endsAt - now) / 1000);
  return left > 0 ? left : 0;
}

/** `m:ss`, from an hour on `h:mm:ss`; hours go on counting past a day. */
export function clockText(seconds: number): string {
  const two = (value: number): string => String(value).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  const rest = two(seconds % 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}
