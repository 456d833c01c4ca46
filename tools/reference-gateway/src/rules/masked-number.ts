/** A number of which four digits are enough to know it again: a phone, an account. */
export function maskedNumber(number: string): string {
  return `•••• ${number.slice(-4)}`;
}
