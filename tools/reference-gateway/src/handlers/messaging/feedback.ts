import type { ParsedRequestOf } from 'shared-contracts/api/endpoint';
import type { EndpointTable } from 'shared-contracts/api/endpoint-table';
import { isFeedback } from 'shared-contracts/feedback-text';
import { askerOf } from '../../rules/account/asker';
import type { CallContext } from '../../rules/call/context';
import type { Handlers } from '../../rules/call/handler';
import { invalidFields, Refusal } from '../../rules/refusal';
import { LIMITS } from '../../rules/security/rate-limit';

function keepFeedback({ text }: ParsedRequestOf<EndpointTable['R-89']>, context: CallContext): null {
  const { store, merchant, session, language, now, services } = context;
  if (!isFeedback(text)) throw invalidFields({ text: 'length' });
  const wait = services.limiter.hit(LIMITS.feedbackByAsker, askerOf(context, session?.memberId).key);
  if (wait > 0) throw new Refusal('rate.limited', undefined, wait);
  store.run(
    'INSERT INTO feedback (merchant, member_id, language, text, sent_at) VALUES (?, ?, ?, ?, ?)',
    merchant.site,
    session?.memberId ?? null,
    language,
    text.trim(),
    now,
  );
  return null;
}

/** What visitors and members tell the operator, kept for who reads it. */
export const feedbackHandlers: Handlers<'R-89'> = { 'R-89': keepFeedback };
