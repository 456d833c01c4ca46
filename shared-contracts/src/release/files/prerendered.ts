import { HOME_PATHS, PATHS } from '../../paths';
import { PAGE_ANSWERS_ID, PRERENDERED_ATTRIBUTE, PRERENDERED_STYLE_ID } from './boot-names';
import { NO_SCRIPT_REDIRECT } from './installed';

/** The public pages that are rendered on a server, by name, each with the address that it is rendered for. */
export const PRERENDERED_PAGES = {
  home: PATHS.home,
  list: `${PATHS.gameList}?gameType=RNG`,
  promotions: PATHS.activity,
  login: PATHS.login,
} as const;
export type PrerenderedPage = keyof typeof PRERENDERED_PAGES;

/** The names of {@link PRERENDERED_PAGES}. */
export const PRERENDERED_NAMES = Object.keys(PRERENDERED_PAGES) as readonly PrerenderedPage[];

/** Every path that is answered with a page's document; what else the address has is for the page's first script. */
export const PRERENDERED_PATHS: Readonly<Record<PrerenderedPage, readonly string[]>> = {
  home: HOME_PATHS,
  list: [PATHS.gameList],
  promotions: [PATHS.activity],
  login: [PATHS.login],
};

/** The file with the answers that a page was rendered from: JSON, named by its hash. */
export interface AnswersFile {
  /** Path at the page's site: {@link answersPath}. */
  readonly path: string;
  /** Its hash, as `fetch` takes it. */
  readonly integrity: string;
}

/** The path of a file of answers by the SHA-256 of its bytes, in hex. */
export function answersPath(sha256: string): string {
  return `/m/answers/${sha256}.json`;
}

/** The same to read it by: the hash is its first group. */
export const ANSWERS_PATH = /^\/m\/answers\/([0-9a-f]{64})\.json$/;

/** What a page contains beside what all pages of its merchant do. */
export interface PrerenderedPart {
  /** The content of the page's root. */
  readonly html: string;
  /** The title of the page, as text. */
  readonly title: string;
  /** The styles that it needs. */
  readonly style: string;
  /** Where the answers are that it was rendered from. */
  readonly answers: AnswersFile;
  /** For whom: the value of {@link PRERENDERED_ATTRIBUTE}. */
  readonly renderedFor: string;
}

/** Hashes by which the page's policy admits the part, as sources: `'sha256-…'`. */
export interface PrerenderedHashes {
  /** Of its styles. */
  readonly style: string;
  /** Of each value of a `style` attribute. */
  readonly attributes: readonly string[];
}

const TITLE = /<title>([^<"]*)<\/title>/;
const GENERAL_TITLE = 'data-general';
/** In the place of the redirect, so that the page can be given back. */
const NO_REDIRECT = '<!--no redirect-->';
const EMPTY_ROOT = '<div id="root"></div>';
const ROOT_BEGIN = `<div id="root" ${PRERENDERED_ATTRIBUTE}="`;
const ANSWERS_BEGIN = `<script type="application/json" id="${PAGE_ANSWERS_ID}">`;
const STYLE_SOURCES = "style-src 'self'";
const STYLE_BEGIN = `<style id="${PRERENDERED_STYLE_ID}">`;

/** What the page asks for before all scripts: its largest picture. React writes it before the content. */
const FIRST_PICTURE = /<link rel="preload" as="image"(?=[^>]* fetchPriority="high")[^>]*>/;

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text that may stand in an element or between double quotes. */
function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
}

/** Puts a text in the place of the only one of its kind; null where there is none, or more. */
function inPlaceOf(page: string, place: string, text: string): string | null {
  const at = page.indexOf(place);
  if (place === '' || at < 0) return null;
  return `${page.slice(0, at)}${text}${page.slice(at + place.length)}`;
}

/** A merchant's page with a prerendered part; null where the page has no place for one, or the part would leave it. */
export function withPrerendered(page: string, part: PrerenderedPart, hashes: PrerenderedHashes): string | null {
  const { style } = part;
  const [picture = ''] = FIRST_PICTURE.exec(part.html) ?? [];
  // Once: what the page has already asked for is no second request, but bytes.
  const html = part.html.replace(picture, '');
  const answers = JSON.stringify(part.answers);
  if (/<script/i.test(html) || /<\/style/i.test(style) || answers.includes('<')) return null;
  const visit = escaped(part.renderedFor);
  const [title = '', general = ''] = TITLE.exec(page) ?? [];
  const attributes =
    hashes.attributes.length === 0 ? '' : `style-src-attr 'unsafe-hashes' ${hashes.attributes.join(' ')}; `;
  const places: readonly (readonly [place: string, text: string])[] = [
    ['<html ', `<html ${PRERENDERED_ATTRIBUTE}="${visit}" `],
    [title, `<title ${GENERAL_TITLE}="${general}">${escaped(part.title)}</title>${picture}`],
    [STYLE_SOURCES, `${attributes}style-src ${hashes.style} 'self'`],
    // Behind the files of styles, which come one by one: the order of the rules is the same from the first frame on.
    [
      EMPTY_ROOT,
      `${STYLE_BEGIN}${style}</style>${ROOT_BEGIN}${visit}">${html}</div>${ANSWERS_BEGIN}${answers}</script>`,
    ],
  ];
  const shown = page.replace(NO_SCRIPT_REDIRECT, NO_REDIRECT);
  return places.reduce<string | null>((text, [place, put]) => text && inPlaceOf(text, place, put), shown);
}

const PART_TITLE = new RegExp(`<title ${GENERAL_TITLE}="([^"]*)">[^<]*</title>(?:${FIRST_PICTURE.source})?`);
const PAGE_MARK = new RegExp(`^(<!doctype html>\\n<html )${PRERENDERED_ATTRIBUTE}="[^"]*" `);
const PART_SOURCES = /(?:style-src-attr 'unsafe-hashes'(?: 'sha256-[^' ]+')*; )?style-src 'sha256-[^' ]+' 'self'/;

/**
 * The page that all pages of a merchant are, of one with a prerendered part or without: what a device stores and compares.
 */
export function withoutPrerendered(page: string): string {
  const begin = page.indexOf(STYLE_BEGIN);
  const answers = page.indexOf(ANSWERS_BEGIN, begin);
  const end = page.indexOf('</script>', answers);
  if (begin < 0 || answers < 0 || end < 0) return page;
  const general = page
    .slice(0, begin)
    .replace(PAGE_MARK, '$1')
    .replace(PART_TITLE, '<title>$1</title>')
    .replace(PART_SOURCES, STYLE_SOURCES)
    .replace(NO_REDIRECT, NO_SCRIPT_REDIRECT);
  return `${general}${EMPTY_ROOT}${page.slice(end + '</script>'.length)}`;
}
