/** The noun for a number of things: `merchant` of one, `merchants` of none or several. */
export function nounFor(count: number, noun: string): string {
  return count === 1 ? noun : `${noun}s`;
}

/** A number of things, for people: `1 merchant`, `2 merchants`. */
export function counted(count: number, noun: string): string {
  return `${count} ${nounFor(count, noun)}`;
}

/** The same as the subject of a sentence: `1 merchant is`, `2 merchants are`. */
export function countedAre(count: number, noun: string): string {
  return `${counted(count, noun)} ${count === 1 ? 'is' : 'are'}`;
}

/** The verb for a number of things, of what is over. */
export function wasOrWere(count: number): string {
  return count === 1 ? 'was' : 'were';
}

/** The same as {@link countedAre}, of what is over: `1 merchant was`, `2 merchants were`. */
export function countedWere(count: number, noun: string): string {
  return `${counted(count, noun)} ${wasOrWere(count)}`;
}
