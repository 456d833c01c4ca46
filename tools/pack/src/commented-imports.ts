/** `import(…)` of a file beside it with a comment for bundlers, which tsc-alias does not see; with or without its ending. */
const COMMENTED = /(\bimport\(\s*\/\*[^*]*\*\/\s*["']\.{1,2}\/[^"']+?)(?:\.js)?(["'])/g;

/** Gives such imports the ending that Node and strict bundlers want. */
export function withEndings(text: string): string {
  return text.replace(COMMENTED, '$1.js$2');
}
