/**
 * A release's file as the dictionary of the one that takes its place (RFC 9842): a browser that has `form.<old>.mjs`
 * and asks for `form.<new>.mjs` is sent what is different. It says so by the headers, any other browser is sent the
 * whole file.
 */

/** The endings of files that have successors. */
export const SUCCEEDED_ENDINGS = ['mjs', 'css'] as const;

/** A package's file by its name. */
export const FILE_NAME = '[A-Za-z0-9_~-][A-Za-z0-9._~-]*';

/** A file's name with the hash of its bytes. Read alike by JavaScript and PCRE. */
function hashedNames(endings: readonly string[]): string {
  return String.raw`(${FILE_NAME})\.([0-9a-f]{12})\.(${endings.join('|')})`;
}

const HASHED_NAME = hashedNames(SUCCEEDED_ENDINGS);

/** What the name of differences has after that of the file they lead to: the old file's hash, and the coding. */
export const DELTA_ENDING = /\.[0-9a-f]{12}\.dcz$/;

// An address with a query is a retry URL, at which files are neither dictionaries nor differences: what a cache between
// has mixed up at the first one is whole there.
/** The address of a hashed file: its folder, name, hash and ending; a query is none of them. */
export const SUCCEEDED_PATH = new RegExp(String.raw`^(/r/[a-z0-9-]+/)${HASHED_NAME}$`);

/** Paths of differences to files of these endings; the file's own path is the first group. */
export function deltaPath(endings: readonly string[]): RegExp {
  return new RegExp(String.raw`^(/r/[a-z0-9-]+/${hashedNames(endings)})${DELTA_ENDING.source}`);
}

/** A path of differences; nobody asks for it by itself. */
export const DELTA_PATH = deltaPath(SUCCEEDED_ENDINGS);

// The first field is the address's question mark, if it has one: then no dictionary counts.
/** What a request says of its dictionary: whether it takes differences, the bytes it has, our name for them. */
export const OFFERED_DICTIONARY = /^\|(?=[^|]*\bdcz\b)[^|]*\|:[A-Za-z0-9+/]{43}=:\|"([0-9a-f]{12})"$/;

/** The coding of differences: Zstandard with a dictionary, whose hash the browser checks (RFC 9842, 4). */
export const DELTA_CODING = 'dcz';

/** A hashed file's name in its parts. */
export interface HashedName {
  /** What a file and its successors have in common. */
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

/** The name of the differences that lead from an old file, by its hash, to a new one. */
export function deltaName(file: string, oldHash: string): string {
  return `${file}.${oldHash}.${DELTA_CODING}`;
}

// The pattern ends with an empty query: without the question mark it would fit addresses with any.
/** The value of `Use-As-Dictionary`, of the groups of {@link SUCCEEDED_PATH}. */
export function dictionaryText([folder, stem, hash, ending]: readonly string[]): string {
  return `match="${folder}${stem}.*.${ending}?", id="${hash}"`;
}

/** The value of `Use-As-Dictionary` for a path; undefined for what never has a successor. */
export function dictionaryUse(path: string): string | undefined {
  const found = SUCCEEDED_PATH.exec(path);
  return found === null ? undefined : dictionaryText(found.slice(1));
}

/** The headers of a request that concern dictionaries, by their names in lower case. */
export interface DictionaryHeaders {
  /** Has `dcz` where the browser takes differences. */
  readonly 'accept-encoding'?: string | undefined;
  /** SHA-256 of the bytes that the browser has, as `:base64:`. */
  readonly 'available-dictionary'?: string | string[] | undefined;
  /** Our name for them: the `id` of `Use-As-Dictionary`, in quotes. */
  readonly 'dictionary-id'?: string | string[] | undefined;
}

/** The hash in the name of the file a browser has in place of the one it asks for; undefined when it offers none. */
export function offeredDictionary(headers: DictionaryHeaders): string | undefined {
  const said = ['', headers['accept-encoding'], headers['available-dictionary'], headers['dictionary-id']];
  return OFFERED_DICTIONARY.exec(said.map((value) => String(value ?? '')).join('|'))?.[1];
}
