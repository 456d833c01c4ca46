import english from '../locales/EN.json';
import member from '../locales/member/EN.json';

/** The texts of a page of members, in English. */
export const texts = { ...english, ...member };
