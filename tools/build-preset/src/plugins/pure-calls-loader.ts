import { markPureCalls } from './pure-calls';

/** What the bundler calls with each compiled module. */
export default function pureCallsLoader(source: string): string {
  return markPureCalls(source);
}
