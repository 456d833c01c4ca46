/** Calls of the library of schemas that look at a value; all others only describe one. */
const LOOKING = ['parse', 'safeParse', 'is', 'assert', 'getDotPath'];

/** What the contract describes its calls with. */
const DESCRIBING = ['defineEndpoint', 'page', 'list', 'part', 'rows', 'spare', 'maybe', 'table', 'choice', 'readBy'];

/** What schemas and replies are made of, which a section takes from the host. */
const PROVIDED = /from ['"]shared-(?:contracts\/(?:schema|api\/answers)|kit\/schema)['"]/;

const SCHEMA_CALL = new RegExp(String.raw`(?<![\w$.])v\.(?!(?:${LOOKING.join('|')})\()\w+\(`, 'g');
const CONTRACT_CALL = new RegExp(String.raw`(?<![\w$.])(?<!function )(?:${DESCRIBING.join('|')})\(`, 'g');

/** Says to the bundler that the call after it has no effect. */
export const PURE = '/*#__PURE__*/';

/**
 * Where the calls stand by which schemas and endpoints are made: they are free of effects. They stand in files by subject,
 * and a bundle takes single ones of them: without the mark it would carry the whole file. `@__NO_SIDE_EFFECTS__` at the
 * functions does not do it: in a section most of them are the host's, and what they say is not seen; elsewhere the bundler
 * looks past no call within another, and the host's start was 0.5 kB heavier.
 */
export function pureCallPlaces(source: string): readonly number[] {
  if (!PROVIDED.test(source)) return [];
  return [SCHEMA_CALL, CONTRACT_CALL]
    .flatMap((call) => [...source.matchAll(call)].map(({ index }) => index))
    .toSorted((first, second) => first - second);
}

/** A source with its calls of {@link pureCallPlaces} marked. */
export function markPureCalls(source: string): string {
  const places = [0, ...pureCallPlaces(source)];
  return places.map((place, index) => source.slice(place, places[index + 1])).join(PURE);
}

const LIBRARY_CALL =
  /(?<![\w$.])(?:React\d*\.(?:forwardRef|memo|createContext|createElement)|new (?:Set|Map|WeakMap))\(/g;
const DISPLAY_NAME = /^[\w$]+\.displayName = "[^"]*";$/gm;

/**
 * The same for a library that makes components and contexts at its top level without a mark: whoever takes its link
 * would carry its forms and its data router. The names of components are for developer tools alone.
 */
export function markPureLibrary(source: string): string {
  return source.replace(DISPLAY_NAME, '').replace(LIBRARY_CALL, (call) => `${PURE}${call}`);
}
