/** How many signs a reader counts in a text: a picture of two parts is one. */
export function lengthOf(text: string): number {
  return Array.from(text).length;
}
