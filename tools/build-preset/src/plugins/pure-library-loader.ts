import { markPureLibrary } from './pure-calls';

/** What the bundler calls with each module of such a library. */
export default function pureLibraryLoader(source: string): string {
  return markPureLibrary(source);
}
