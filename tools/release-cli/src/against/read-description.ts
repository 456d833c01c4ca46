import { readFile } from 'node:fs/promises';
import { DESCRIPTION_PATH } from 'shared-contracts/release/delivery-rules';
import { signedSchema, type Signed } from 'shared-contracts/release/feed';
import * as v from 'valibot';
import { parseDescription, type DescribedEnvironment } from '../fit/environment-description';
import { errorCode } from '../store/file-errors';
import { limitedText } from '../text/limited-text';
import { messageOf, UserError } from '../text/user-error';
import { isSignedBy } from '../trust/check-signature';
import { presentRing, type Trust } from '../trust/trust';

/** What an environment serves by its own word, and whether that was verified here. */
export interface ReadDescription extends DescribedEnvironment {
  /** False where no trust file of the environment is at hand. */
  readonly isVerified: boolean;
}

const TIMEOUT_MS = 20_000;

/** No environment tells so much; whoever does keeps a check busy. */
const MOST_BYTES = 64 * 1024 * 1024;

/** The address to ask: a site's own tells where it is, any other is asked as it stands. */
function addressOf(place: string): URL {
  const address = new URL(place);
  return address.pathname === '/' ? new URL(DESCRIPTION_PATH, address) : address;
}

async function fetched(place: string, timeoutMs: number): Promise<string> {
  const address = addressOf(place);
  const signal = AbortSignal.timeout(timeoutMs);
  let answer: Response;
  let text: string | null;
  try {
    answer = await fetch(address, { signal });
    text = await limitedText(answer, MOST_BYTES);
  } catch {
    const why = signal.aborted ? `did not answer within ${timeoutMs / 1000} s` : 'does not answer';
    throw new UserError(`${address.href} ${why}: name another address, or a file, after --against`);
  }
  if (!answer.ok)
    throw new UserError(
      `${address.href} answered with status ${answer.status}: name the address of a site after --against, and look whether it is served by these tools`,
    );
  if (text === null)
    throw new UserError(
      `${address.href} answered with more than any environment tells: name another address after --against`,
    );
  return text;
}

async function readLocal(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    const why =
      errorCode(error) === 'ENOENT' ? 'is not there' : `cannot be read (${errorCode(error) ?? 'unknown error'})`;
    throw new UserError(
      `${file} ${why}: name an address, or the file that ${DESCRIPTION_PATH} of a site is, after --against`,
    );
  }
}

function parsed<Result>(place: string, parse: () => Result): Result {
  try {
    return parse();
  } catch (error) {
    const why = error instanceof SyntaxError ? 'it is not JSON' : messageOf(error);
    throw new UserError(
      `${place} is no description of an environment: ${why}. Take ${DESCRIPTION_PATH} of the site as it is`,
    );
  }
}

async function verified(
  place: string,
  signed: Signed,
  environment: string,
  trust: Trust | undefined,
): Promise<boolean> {
  const ring = await presentRing(trust, environment);
  if (ring === null) return false;
  if (isSignedBy(signed, ring.keysOf('timestamp'), 'description')) return true;
  throw new UserError(
    `${place} is signed by no key that the trust file of ${environment} names: take it from the site again, and the trust file from its operator (MFE_TRUST)`,
  );
}

/**
 * Reads what an environment tells of itself: at a site's address, or in a file. What a trust file at hand does not vouch for
 * is refused, and so is what cannot be read.
 */
export async function readDescription(
  place: string,
  trust: Trust | undefined,
  timeoutMs = TIMEOUT_MS,
): Promise<ReadDescription> {
  const text = /^https?:\/\//.test(place) ? await fetched(place, timeoutMs) : await readLocal(place);
  const signed = parsed(place, () => v.parse(signedSchema, JSON.parse(text)));
  const described = parsed(place, () => parseDescription(signed.payload));
  return { ...described, isVerified: await verified(place, signed, described.served.environment, trust) };
}
