import type { EndpointId, HandlerTable } from 'shared-contracts/api/endpoint-table';
import type { CallContext, Session } from './context';
import { Refusal } from '../refusal';

/** The handlers of one area, typed by the endpoint table. */
export type Handlers<Id extends EndpointId> = Pick<HandlerTable<CallContext>, Id>;

/** The session of a call that demands one; the pipeline has checked it, this only narrows. */
export function requireSession(context: CallContext): Session {
  if (!context.session) throw new Refusal('session.missing');
  return context.session;
}
