import type { ApiClient } from 'shared-contracts/api/api-client';
import type { ReplyOf } from 'shared-contracts/api/endpoint';
import { login, logout, startTrial } from 'shared-contracts/api/endpoints/auth';
import type { SignInRequest } from 'shared-contracts/session/session-requests';

/** Signs in by name, phone or code. */
export function callLogin(http: ApiClient, request: SignInRequest): Promise<ReplyOf<typeof login>> {
  return http.call(login, { ...request, geetest: true });
}

/** Starts a trial. */
export function callTrial(http: ApiClient): Promise<ReplyOf<typeof startTrial>> {
  return http.call(startTrial, { moduleId: 'FREEPLAY3' });
}

/** Tells the server of a sign-out. */
export async function callLogout(http: ApiClient, signal: AbortSignal): Promise<void> {
  await http.call(logout, {}, { signal });
}
