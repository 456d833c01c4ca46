import * as v from 'shared-contracts/schema';
import { parseAddress } from '../../url/web-address';
import { parseVersion } from './semver';

/**
 * Kinds of text that documents of a release or an environment put into a page, a header, a CSP or a server's
 * configuration. Each allows only what its place needs: no quotes, spaces or line breaks where these have a syntactic
 * meaning. Only writers check them; a page trusts signed documents and does not contain these rules.
 */

/**
 * Invisible and active characters: controls (terminals execute them), formats (direction marks, zero-width characters),
 * line and paragraph separators, lone surrogates.
 */
export const HIDDEN_CHARACTER = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/u;

/** Joiners are invisible too, but emoji and several scripts need them. */
export const JOINERS = /[\u200c\u200d]/g;

/** Whether a text contains only visible characters. */
export function isShownText(text: string): boolean {
  return !HIDDEN_CHARACTER.test(text.replaceAll(JOINERS, ''));
}

/** A text for readers, with at most this many characters. */
export function shownText(most: number) {
  return v.pipe(
    v.string(),
    v.maxLength(most),
    v.check(isShownText, 'a control character, a line break or a mark of direction'),
  );
}

/** Characters drawn as nothing, although Unicode counts some of them as letters: Hangul fillers, blank Braille. */
const BLANK = /[\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** A name that can be seen: at least one letter or digit, no space around it, of at most this many characters. */
export function visibleName(most: number) {
  return v.pipe(
    shownText(most),
    v.check((text) => /[\p{L}\p{N}]/u.test(text.replace(BLANK, '')), 'a name needs a letter that can be seen'),
    v.check((text) => text.trim() === text, 'a name has no space around it'),
  );
}

/** The name of a screen, a widget or an intent. */
export const partName = v.pipe(v.string(), v.regex(/^[A-Za-z][A-Za-z0-9_-]{0,63}$/, 'not the name of a part'));

/** What a module exports: `useEndpoint`, `$ref`. */
export const exportName = v.pipe(v.string(), v.regex(/^[A-Za-z_$][\w$]{0,99}$/, 'not the name of an export'));

/** The name of an event: `game.launched`. */
export const eventName = v.pipe(v.string(), v.regex(/^[A-Za-z][A-Za-z0-9._-]{0,63}$/, 'not the name of an event'));

/** The key of a form in a descriptor: `event game.launched`, `intent launchGame`. */
export const formName = v.pipe(
  v.string(),
  v.regex(/^(?:event|intent) [A-Za-z][A-Za-z0-9._-]{0,63}$/, 'not the name of a form'),
);

/** The import specifier of a shared module: `react/jsx-runtime`. */
export const moduleName = v.pipe(
  v.string(),
  v.maxLength(100),
  v.regex(/^@?[a-z0-9][a-z0-9._-]*(\/[a-z0-9][a-z0-9._-]*){0,3}$/, 'not the name of a module'),
);

/** `^1.2.3`, `~1.2.3` or an exact version. */
export const rangeText = v.pipe(
  v.string(),
  v.maxLength(100),
  v.check((text) => parseVersion(text.replace(/^[\^~]/, '')) !== null, 'not a range of versions'),
);

/** A path of the site, matched literally: plain segments, none of which begins with a dot. */
export const sitePath = v.pipe(
  v.string(),
  v.maxLength(200),
  v.regex(/^(?:\/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)*\/?$/, 'not a path of the site'),
);

/** A separate page of the host: `/vip.html`. */
export const documentPath = v.pipe(v.string(), v.regex(/^\/[a-z0-9][a-z0-9-]{0,63}\.html$/, 'not the path of a page'));

/** The path of a call below the API's prefix, without fields. */
export const callPath = v.pipe(v.string(), v.regex(/^(?:\/[A-Za-z0-9_-]{1,64}){1,8}$/, 'not the path of a call'));

/** The id of a call: `R-41.add`. */
export const callName = v.pipe(v.string(), v.regex(/^[A-Za-z0-9][A-Za-z0-9.-]{0,31}$/, 'not the name of a call'));

/** A kind of capability; later contracts may have others. */
export const capabilityKind = v.pipe(v.string(), v.regex(/^[a-z]{1,20}$/, 'not a kind of capability'));

/** A key, an event, an intent or an origin; or a whole call: `R-46 GET /lotteries/{id}`. */
export const capability = v.pipe(
  v.string(),
  v.maxLength(200),
  v.regex(/^(?:[A-Za-z][\w.:/-]*|[A-Z]-[\w.]+ [A-Z]{3,6} (?:\/[\w.{}-]+)+)$/, 'not a capability'),
);

/** The value of the module header. */
export const moduleHeader = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,32}$/, 'not the value of a header'));

/** The name of a field of a query. */
export const fieldName = v.pipe(v.string(), v.regex(/^[A-Za-z_][\w.-]{0,63}$/, 'not the name of a field'));

/** A commit's hash or a placeholder. */
export const commitText = v.pipe(v.string(), v.regex(/^[A-Za-z0-9._-]{1,64}$/, 'not a commit'));

const ORIGIN = /^https?:\/\/[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*(?::[1-9]\d{0,4})?$/;

/** Whether a text is a full origin in the browsers' spelling. */
export function isOrigin(text: string): boolean {
  const address = ORIGIN.test(text) ? parseAddress(text) : null;
  return address !== null && `${address.protocol}//${address.host}` === text;
}

/** A full origin: `https://api.example`, `http://localhost:4301`. */
export const originText = v.pipe(v.string(), v.check(isOrigin, 'not an origin such as https://api.example'));

/** A host of pictures: an https origin, because https pages show no others. */
export const pictureHost = v.pipe(
  originText,
  v.startsWith('https://', 'not an https origin such as https://pictures.example'),
);

/** The origin under which a site is known: https, but for sites of this machine. */
export const publicOrigin = v.pipe(
  originText,
  v.regex(/^(?:https:|http:\/\/(?:[a-z0-9-]+\.)*localhost(?::|$))/, 'not an https origin such as https://site.example'),
);

const SEGMENTS = /^\/(?:[A-Za-z0-9_~-][A-Za-z0-9._~-]*\/)*$/;

/** A folder that a page loads files from: a path of the site that ends with a slash, at the site or another origin. */
export function isFolderAddress(text: string): boolean {
  const [, origin = '', path = ''] = /^(https?:\/\/[^/]*)?(\/.*)$/s.exec(text) ?? [];
  return SEGMENTS.test(path) && (origin === '' || isOrigin(origin));
}

/** The prefix of a picture's path: empty, a folder of the site, or an origin with or without one. */
export const imagePrefix = v.pipe(
  v.string(),
  v.maxLength(200),
  v.check(
    (text) => text === '' || (!/^http:/.test(text) && isFolderAddress(`${text.replace(/\/$/, '')}/`)),
    'not a path of the site or an https address',
  ),
);

/** The prefix of pictures that a host scales: one without a slash at its end, because the path begins with it. */
export const scaledPrefix = v.pipe(
  imagePrefix,
  v.check((text) => !text.endsWith('/'), 'a prefix has no slash at its end'),
);

/** How a host of pictures is asked for a width (`PictureScaling`). */
export const scaledForm = v.pipe(
  v.string(),
  v.maxLength(120),
  v.regex(/^(?:\{path\}|\{width\}|[\w\-.~/?,=&:@])+$/, 'only characters of an address, {path} and {width}'),
  v.regex(/^(?:\{path\}|\/(?!\/))/, 'neither {path} nor a slash at its beginning'),
  v.regex(/[^,]$/, 'a comma at its end'),
  v.check(
    (text) => ['{path}', '{width}'].every((part) => text.split(part).length === 2),
    '{path} and {width}, each once',
  ),
);

/** An address that a link may open: https without a name and password in it, mailto or tel. */
export const contactAddress = v.pipe(
  v.string(),
  v.maxLength(300),
  v.regex(
    /^(?:https:\/\/[A-Za-z0-9.-]+(?::\d{1,5})?(?:[/?#][\w\-.~:/?#@!$&*+,=%]*)?|mailto:[\w\-.~+@?=&%]+|tel:[\d+*#().-]+)$/,
    'https, mailto or tel only',
  ),
);
