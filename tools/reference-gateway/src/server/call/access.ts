import type { FastifyRequest } from 'fastify';
import type { Endpoint } from 'shared-contracts/api/endpoint';
import { HEADER } from 'shared-contracts/api/http-headers';
import { isLanguageCode, START_LANGUAGE, type LanguageCode } from 'shared-contracts/language';
import { isAgent } from 'shared-contracts/session/member-type';
import type { Store } from '../../data/store/store';
import { findMerchant, type Merchant } from '../../data/merchants';
import type { Session } from '../../rules/call/context';
import { invalidFields, Refusal } from '../../rules/refusal';
import { findSession } from '../../rules/account/sessions';

/** Logging out of a session that has ended already succeeds. */
const ACCEPTS_DEAD_SESSION: readonly string[] = ['R-07'];

/** What a session may call whose password must be changed first: who it is, the change, and the way out. */
const ENDS_FORCED_CHANGE: readonly string[] = ['R-07', 'R-21', 'R-23'];

/** To open the live channel is no call of the table. */
const LISTENING = { id: 'live', auth: 'optional' } as const;

export function headerText(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name.toLowerCase()];
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** The merchant of a call; a missing or unknown one is a refusal. */
export function merchantOf(request: FastifyRequest): Merchant {
  const code = headerText(request, HEADER.merchant);
  if (!code) throw invalidFields({ [HEADER.merchant]: 'required' });
  const merchant = findMerchant(code);
  if (!merchant) throw invalidFields({ [HEADER.merchant]: 'unknown' });
  return merchant;
}

/** The language of a call; texts for an unknown code come in English. */
export function languageOf(request: FastifyRequest): LanguageCode {
  const code = headerText(request, HEADER.language);
  return isLanguageCode(code) ? code : START_LANGUAGE;
}

export function tokenOf(request: FastifyRequest): string | undefined {
  const match = /^Bearer (\S+)$/.exec(headerText(request, 'authorization') ?? '');
  return match?.[1];
}

/** Who calls; refuses whoever may not call this endpoint, before anything of the request is read. */
export function authenticate(
  store: Store,
  endpoint: Pick<Endpoint, 'id' | 'auth'>,
  merchant: Merchant,
  token: string | undefined,
  now: number,
): Session | undefined {
  if (endpoint.auth === 'public') return undefined;
  if (!token) {
    if (endpoint.auth === 'optional') return undefined;
    throw new Refusal('session.missing');
  }
  const session = findSession(store, merchant, token, now);
  if (!session) {
    if (ACCEPTS_DEAD_SESSION.includes(endpoint.id)) return undefined;
    throw new Refusal('session.expired');
  }
  if (session.mustChangePassword && !ENDS_FORCED_CHANGE.includes(endpoint.id)) {
    if (endpoint.auth === 'optional') return undefined;
    throw new Refusal('password.change_required');
  }
  if (endpoint.auth === 'agent' && !isAgent(session.type)) throw new Refusal('role.forbidden');
  return session;
}

/** Who listens to the live channel; a session whose password must be changed hears what everybody does. */
export function authenticateListener(
  store: Store,
  merchant: Merchant,
  token: string | undefined,
  now: number,
): Session | undefined {
  return authenticate(store, LISTENING, merchant, token, now);
}
