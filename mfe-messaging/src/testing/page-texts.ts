import english from '../locales/EN.json';
import pages from '../locales/pages/EN.json';

/** The texts of a page, in English. */
export const texts = { ...english, ...pages };
