import { HEALTH_ERRORS_PATH, parseHealthErrors, type HealthErrorRow } from 'shared-contracts/release/health';
import { UserError, messageOf } from '../text/user-error';
import { askGateway } from './health-request';
import type { HealthSource } from './health-source';

/** Which errors are asked for: those since a moment, or one by its id. */
export interface ErrorsRequest extends HealthSource {
  readonly environment: string;
  readonly since?: Date;
  readonly id?: string;
}

/** An id under which a gateway keeps an error that a page reported. */
export const ERROR_ID = /^e[1-9]\d{0,14}$/;

/** Errors that pages have reported with their stacks, newest first; refuses with one sentence when the gateway cannot say. */
export async function readErrors(request: ErrorsRequest): Promise<readonly HealthErrorRow[]> {
  const { url, environment, since, id } = request;
  const address = new URL(HEALTH_ERRORS_PATH, url);
  address.searchParams.set('environment', environment);
  if (since !== undefined) address.searchParams.set('since', since.toISOString());
  if (id !== undefined) address.searchParams.set('id', id);
  const text = await askGateway(request, address);
  try {
    return parseHealthErrors(JSON.parse(text)).rows;
  } catch (error) {
    const reason = error instanceof SyntaxError ? 'it is not JSON' : messageOf(error);
    throw new UserError(`${url} answered with something else than errors: ${reason}`);
  }
}
