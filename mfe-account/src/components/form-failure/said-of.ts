import { isApiError } from 'shared-contracts/api/api-error';
import { serverNow } from 'shared-kit/remote';
import { formFailure, type FormFailure } from '../../model/login/login-failure';

/** What is said under the form of what was thrown, or undefined; a rest ends by the server's clock. */
export function saidOf(error: unknown): FormFailure | undefined {
  return isApiError(error) ? formFailure(error.failure, serverNow()) : undefined;
}
