import { count, decimal, flag, moment, part, rows, spare, text, words } from 'shared-contracts/api/answers';
import { FEEDBACK_MAX_UNITS } from 'shared-contracts/feedback-text';
import * as v from 'shared-contracts/schema';
import { defineEndpoint } from '../endpoint';
import { rowId } from '../ids';
import { list, noValue, nothing, pageRequest, page } from '../schemas';
import { identifier } from './fields';

/**
 * A way to reach customer service. `type` "1" is a plain URL, "2" the live chat, "3" an encrypted path
 * (docs/product/messaging.md#hidden-addresses).
 */
export const customerServiceEntrySchema = part({
  /** Kind of service, such as a messenger: a word of the operator. */
  csType: words,
  /** Where it leads, by its `type`. */
  path: text,
  title: text,
  type: identifier,
});
export type CustomerServiceEntry = v.InferOutput<typeof customerServiceEntrySchema>;

/** A message to the member; `content` is HTML to be sanitised before it is shown. */
export const inboxMessageSchema = part({
  id: identifier,
  title: text,
  content: text,
  time: moment,
  read: flag,
});
export type InboxMessage = v.InferOutput<typeof inboxMessageSchema>;

/** A sub-section of the help centre; `content` is HTML to be sanitised before it is shown. */
export const helpTopicSchema = part({ title: words, content: text });
export type HelpTopic = v.InferOutput<typeof helpTopicSchema>;

/** A section of the help centre. `tag` lets a link open it. */
export const helpSectionSchema = part({
  title: words,
  tag: text,
  content: text,
  children: spare(rows(helpTopicSchema), []),
});
export type HelpSection = v.InferOutput<typeof helpSectionSchema>;

/** Tags of the sections that hold the operator's terms and privacy policy (docs/product/messaging.md#terms-and-privacy). */
export const LEGAL_TAGS = { terms: 'terms', privacy: 'privacy' } as const;

/** The section of a tag, whatever its case. */
export function helpSection(sections: readonly HelpSection[], tag: string): HelpSection | undefined {
  return sections.find((section) => section.tag.trim().toLowerCase() === tag);
}

/** `language` is the saved one in upper case, CN when none is saved; `headerColor` a hex colour. */
export const launchChat = defineEndpoint({
  id: 'R-54',
  method: 'GET',
  path: '/chat/launch',
  auth: 'member',
  request: v.object({
    b2c: v.literal(1),
    language: v.string(),
    /** Where the chat leads back to: the present address. */
    backUrl: v.string(),
    headerColor: v.string(),
    title: v.string(),
    moduleId: v.literal('CBS3'),
  }),
  reply: part({ chatUrl: words }),
  codes: ['launch.url_empty'],
});

/** How many messages of the live chat are unread; asked only with the flag `CBS3`. */
export const chatUnread = defineEndpoint({
  id: 'R-55',
  method: 'GET',
  path: '/chat/unread',
  auth: 'member',
  request: nothing,
  reply: part({ unReadCount: count }),
  silent: true,
});

/** No entry means that customer service is offline. */
export const customerService = defineEndpoint({
  id: 'R-56',
  method: 'GET',
  path: '/customer-service',
  auth: 'public',
  request: v.object({ merchantCode: v.string(), language: v.string() }),
  reply: part({
    version: spare(part({ pathList: spare(rows(customerServiceEntrySchema), []) }), {}),
  }),
});

/** The number of unread inbox messages. */
export const inboxUnread = defineEndpoint({
  id: 'R-57',
  method: 'GET',
  path: '/inbox/unread-count',
  auth: 'member',
  module: 'INBOX3',
  request: nothing,
  reply: decimal,
  silent: true,
});

/** R-58.list. Newest first. */
export const inbox = defineEndpoint({
  id: 'R-58.list',
  method: 'GET',
  path: '/inbox',
  auth: 'member',
  module: 'INBOX3',
  request: v.object(pageRequest),
  reply: page(inboxMessageSchema),
});

/** R-58.get. Reading a message does not mark it read; R-58.read does. */
export const inboxMessage = defineEndpoint({
  id: 'R-58.get',
  method: 'GET',
  path: '/inbox/{id}',
  auth: 'member',
  module: 'INBOX3',
  request: v.object({ id: rowId }),
  reply: inboxMessageSchema,
});

/** R-58.read. Without `ids` every message is marked, those on pages not loaded yet too. */
export const markInboxRead = defineEndpoint({
  id: 'R-58.read',
  method: 'POST',
  path: '/inbox/read',
  auth: 'member',
  module: 'INBOX3',
  request: v.object({ ids: v.optional(v.array(rowId)) }),
  reply: noValue,
});

/** R-58.remove. Ids that are gone already are passed over. */
export const removeInboxMessages = defineEndpoint({
  id: 'R-58.remove',
  method: 'DELETE',
  path: '/inbox',
  auth: 'member',
  module: 'INBOX3',
  request: v.object({ ids: v.pipe(v.array(rowId), v.minLength(1)) }),
  reply: noValue,
});

/** The whole help centre in one language. */
export const helpCentre = defineEndpoint({
  id: 'R-59',
  method: 'GET',
  path: '/help-centre',
  auth: 'public',
  request: v.object({ lang: v.string(), device: v.literal('MOBILE') }),
  reply: list(helpSectionSchema),
});

/** What somebody tells the operator; `isFeedback` of `feedback-text` says whether a text is taken. */
export const sendFeedback = defineEndpoint({
  id: 'R-89',
  method: 'POST',
  path: '/feedback',
  auth: 'optional',
  request: v.object({ text: v.pipe(v.string(), v.maxLength(FEEDBACK_MAX_UNITS)) }),
  reply: noValue,
});
