/** A text with one kind of line break: forms send each as two characters. */
export function withPlainBreaks(text: string): string {
  return text.replace(/\r\n?/g, '\n');
}

/** How many characters a reader counts in a text: a picture of two code units is one, and so is a line break. */
export function lengthOf(text: string): number {
  return Array.from(withPlainBreaks(text)).length;
}
