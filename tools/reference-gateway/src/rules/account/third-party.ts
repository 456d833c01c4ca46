import type { Services } from '../call/context';

/** What a proof of the test provider begins with; the rest names the person, or the number it verified (E.164). */
const TEST_TOKEN = 'test-provider:';

/**
 * The person an id token stands for. A gateway asks the provider; this one has none, so it knows the tokens of the test
 * provider, in test mode only, and no others.
 */
export function subjectOf(idToken: string | undefined, { isTest }: Services): string | undefined {
  if (!isTest || !idToken?.startsWith(TEST_TOKEN)) return undefined;
  return idToken.slice(TEST_TOKEN.length) || undefined;
}
