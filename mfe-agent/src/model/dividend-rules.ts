import { isApiError } from 'shared-contracts/api/api-error';

/** A period as it is shown: `2026/10/26 – 11/01`, the year only where it changes; others as they were sent. */
export function periodText(period: string): string {
  const [start = '', end = ''] = period.split('/');
  if (!isDay(start) || !isDay(end)) return period;
  const shown = (day: string): string => day.replaceAll('-', '/');
  if (start === end) return shown(start);
  return `${shown(start)} – ${shown(start.slice(0, 5) === end.slice(0, 5) ? end.slice(5) : end)}`;
}

function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text);
}

/** Six digits. */
export const PIN_LENGTH = 6;

/** What is wrong with a payment password before it is sent. */
export function pinFault(pin: string): 'missing' | 'format' | undefined {
  if (pin === '') return 'missing';
  return /^\d{6}$/.test(pin) ? undefined : 'format';
}

/**
 * How a withdrawal ended that was not made. `taken`: the dividend is not to be had any more; `doubt`: nobody can tell,
 * and the next try must carry the same key; `told`: something a toast says.
 */
export type WithdrawalFailure =
  | { readonly kind: 'pin'; readonly fault: 'wrong' | 'unset'; readonly left: number | undefined }
  | { readonly kind: 'taken' | 'doubt' | 'told' };

/** What a refusal says of something; nothing where it does not. */
function detail(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (Reflect.get(value, name) as unknown) : undefined;
}

export function withdrawalFailure(error: unknown): WithdrawalFailure {
  if (!isApiError(error)) return { kind: 'told' };
  const { failure } = error;
  if (failure.kind === 'network') return { kind: failure.offline ? 'told' : 'doubt' };
  if (failure.kind === 'timeout' || failure.kind === 'malformed') return { kind: 'doubt' };
  if (failure.kind !== 'rejected') return { kind: 'told' };
  if (failure.status >= 500) return { kind: 'doubt' };
  if (failure.code === 'version.conflict') return { kind: 'taken' };
  if (detail(detail(failure.value, 'fields'), 'paymentPassword') === 'unset')
    return { kind: 'pin', fault: 'unset', left: undefined };
  if (failure.code !== 'payment_password.wrong') return { kind: 'told' };
  const left = detail(failure.value, 'triesLeft');
  return { kind: 'pin', fault: 'wrong', left: typeof left === 'number' && left > 0 ? left : undefined };
}
