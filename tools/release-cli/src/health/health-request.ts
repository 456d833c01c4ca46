import { OPERATOR_TOKEN_HEADER } from 'shared-contracts/release/health';
import { UserError } from '../text/user-error';
import type { HealthSource } from './health-source';

const TIMEOUT_MS = 10_000;

const REASONS: Readonly<Record<number, string>> = {
  401: "does not take this operator's token",
  404: 'does not know of the health of releases',
};

/** Asks a site's gateway as the operator; refuses with one sentence where it gives no answer. */
export async function askGateway({ url, token }: HealthSource, address: URL, timeoutMs = TIMEOUT_MS): Promise<string> {
  const signal = AbortSignal.timeout(timeoutMs);
  let answer: Response;
  let text: string;
  try {
    answer = await fetch(address, {
      headers: { [OPERATOR_TOKEN_HEADER]: token },
      // The token is sent to the site it was meant for, and never follows a redirect.
      redirect: 'error',
      signal,
    });
    text = await answer.text();
  } catch {
    throw new UserError(`${url} ${signal.aborted ? `did not answer within ${timeoutMs / 1000} s` : 'does not answer'}`);
  }
  if (answer.ok) return text;
  throw new UserError(`${url} ${REASONS[answer.status] ?? `answered with status ${answer.status}`}`);
}
