import type { LanguageCode } from 'shared-contracts/language';
import type { Merchant } from '../../data/merchants';
import type { CallContext, Services, Session } from '../../rules/call/context';

/** Who listens. */
export interface LiveAsker {
  readonly merchant: Merchant;
  readonly language: LanguageCode;
  /** Absent for visitors, and for who must change the password first. */
  readonly session: Session | undefined;
}

/** The context in which a call answers this listener: what the channel tells is what the calls would. */
export function contextOf(services: Services, { merchant, language, session }: LiveAsker): CallContext {
  return {
    services,
    store: services.store,
    now: services.clock(),
    merchant,
    language,
    session,
    token: undefined,
    address: '',
    site: { scheme: 'http', host: 'localhost' },
    cookies: { get: () => undefined, set: () => undefined },
    commit: services.store.transaction,
  };
}
