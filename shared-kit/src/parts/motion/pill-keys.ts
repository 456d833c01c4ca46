/** The choice a key leads to, going round at both ends; undefined for keys that mean nothing here. */
export function neighbour(
  values: readonly string[],
  value: string,
  key: string,
  isRightToLeft: boolean,
): string | undefined {
  if (key === 'Home') return values[0];
  if (key === 'End') return values.at(-1);
  const forward = isRightToLeft ? 'ArrowLeft' : 'ArrowRight';
  const backward = isRightToLeft ? 'ArrowRight' : 'ArrowLeft';
  const step = { [forward]: 1, ArrowDown: 1, [backward]: -1, ArrowUp: -1 }[key];
  if (step === undefined || values.length === 0) return undefined;
  const index = values.indexOf(value);
  return values[(index + step + values.length) % values.length];
}
