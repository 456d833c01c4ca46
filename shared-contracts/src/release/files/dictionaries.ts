/**
 * A release's file as the dictionary of its replacement (RFC 9842): a browser that has `form.<old>.mjs` and requests
 * `form.<new>.mjs` gets only the difference. It announces this in its headers; any other browser gets the whole file.
 */

/** The extensions of files that have successors. */
export const SUCCEEDED_ENDINGS = ['mjs', 'css'] as const;

/** A package's file by its name. */
export const FILE_NAME = '[A-Za-z0-9_~-][A-Za-z0-9._~-]*';

/** A file's name with the hash of its bytes. Means the same in JavaScript and PCRE. */
function hashedNames(endings: readonly string[]): string {
  return String.raw`(${FILE_NAME})\.([0-9a-f]{12})\.(${endings.join('|')})`;
}

const HASHED_NAME = hashedNames(SUCCEEDED_ENDINGS);

/** The suffix of a difference's name, after the name of the file it produces: the old file's hash, and the coding. */
export const DELTA_ENDING = /\.[0-9a-f]{12}\.dcz$/;

// An address with a query is a retry URL, at which files are neither dictionaries nor differences, so a cache that
// mixes these up still delivers whole files there.
/** The address of a hashed file: its folder, name, hash and extension, without the query. */
export const SUCCEEDED_PATH = new RegExp(String.raw`^(/r/[a-z0-9-]+/)${HASHED_NAME}$`);

/** Paths of differences to files with these extensions; the file's own path is the first group. */
export function deltaPath(endings: readonly string[]): RegExp {
  return new RegExp(String.raw`^(/r/[a-z0-9-]+/${hashedNames(endings)})${DELTA_ENDING.source}`);
}

/** The path of a difference, which cannot be requested by itself. */
export const DELTA_PATH = deltaPath(SUCCEEDED_ENDINGS);

// The first field is the question mark of an address with a query, for which no dictionary is used.
/** A request's dictionary: whether it accepts differences, the hash of its bytes, our id for them. */
export const OFFERED_DICTIONARY = /^\|(?=[^|]*\bdcz\b)[^|]*\|:[A-Za-z0-9+/]{43}=:\|"([0-9a-f]{12})"$/;

/** The coding of differences: Zstandard with a dictionary, whose hash the browser checks (RFC 9842, 4). */
export const DELTA_CODING = 'dcz';

/** A hashed file's name in its parts. */
export interface HashedName {
  /** The common part of the names of a file and its successors. */
  readonly stem: string;
  /** Twelve hexadecimal digits of the hash of the bytes. */
  readonly hash: string;
  /** One of {@link SUCCEEDED_ENDINGS}. */
  readonly ending: string;
}

const WHOLE_NAME = new RegExp(`^${HASHED_NAME}$`);

/** The parts of a file's name; null for one that never has a successor. */
export function hashedName(file: string): HashedName | null {
  const [, stem, hash, ending] = WHOLE_NAME.exec(file) ?? [];
  return stem === undefined || hash === undefined || ending === undefined ? null : { stem, hash, ending };
}

/** The name of the difference from an old file, by its hash, to a new one. */
export function deltaName(file: string, oldHash: string): string {
  return `${file}.${oldHash}.${DELTA_CODING}`;
}

// The pattern ends with an empty query: without the question mark it would match addresses with any query.
/** The value of `Use-As-Dictionary`, from the groups of {@link SUCCEEDED_PATH}. */
export function dictionaryText([folder, stem, hash, ending]: readonly string[]): string {
  return `match="${folder}${stem}.*.${ending}?", id="${hash}"`;
}

/** The value of `Use-As-Dictionary` for a path; undefined for files that never have a successor. */
export function dictionaryUse(path: string): string | undefined {
  const found = SUCCEEDED_PATH.exec(path);
  return found === null ? undefined : dictionaryText(found.slice(1));
}

/** The headers of a request that concern dictionaries, by their names in lower case. */
export interface DictionaryHeaders {
  /** Contains `dcz` if the browser accepts differences. */
  readonly 'accept-encoding'?: string | undefined;
  /** SHA-256 of the bytes that the browser has, as `:base64:`. */
  readonly 'available-dictionary'?: string | string[] | undefined;
  /** Our id for them: the `id` of `Use-As-Dictionary`, in quotes. */
  readonly 'dictionary-id'?: string | string[] | undefined;
}

/** The hash in the name of the file that a browser offers as dictionary; undefined if it offers none. */
export function offeredDictionary(headers: DictionaryHeaders): string | undefined {
  const said = ['', headers['accept-encoding'], headers['available-dictionary'], headers['dictionary-id']];
  return OFFERED_DICTIONARY.exec(said.map((value) => String(value ?? '')).join('|'))?.[1];
}
