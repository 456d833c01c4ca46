/** What tests ask of schemas that await something; nothing of the site reads with it by itself. */
export { safeParseAsync } from 'valibot';
