/**
 * For a page, in a string: the program that runs TypeScript names functions by a helper, which a page does not have when it
 * is given one of them.
 */
export const LET_NAME_FUNCTIONS = 'globalThis.__name ??= (named) => named';
