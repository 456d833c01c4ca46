import type { Report } from '../text/report';
import { messageOf } from '../text/user-error';
import { deliver, TICK_TIMES, WRITE_TIMES, type Delivery, type Sender, type Times } from './deliver';
import { readHooks, type HookPlaces, type Hooks, type Purge, type Webhook } from './hooks-file';
import type { Message } from './message';
import { afterFailure, dropPending, duePending, keepPending, type Pending } from './outbox';
import { purgeRequests } from './purge-request';
import type { OutgoingRequest } from './send-request';
import { isTold, webhookRequest } from './webhook-request';

/** What of a write is told to whom. */
export interface Notice {
  readonly message: Message;
  /** The merchants whose sites a write changed; none of a proposal. */
  readonly sites: readonly string[];
}

/** By what messages are sent, kept and told. */
export interface Notifying extends HookPlaces {
  readonly report: Report;
  readonly sender: Sender;
  readonly now: () => Date;
}

/** Whoever is told of a write: a webhook, or a cache that has to forget something. */
interface Receiver {
  readonly name: string;
  /** In sentences: `The webhook ops`. */
  readonly title: string;
  readonly requestsOf: (notice: Notice, now: Date) => Promise<readonly OutgoingRequest[]>;
}

function webhookReceiver(webhook: Webhook): Receiver {
  return {
    name: webhook.name,
    title: `The webhook ${webhook.name}`,
    requestsOf: async ({ message }, now) => (isTold(webhook, message) ? [webhookRequest(webhook, message, now)] : []),
  };
}

function purgeReceiver(purge: Purge): Receiver {
  return {
    name: purge.name,
    title: `The cache ${purge.name}`,
    requestsOf: async ({ message: { id, data }, sites }) =>
      purgeRequests(purge, { id, environment: data.environment, merchants: sites }),
  };
}

function receiversOf({ webhooks, purges }: Hooks): readonly Receiver[] {
  return [...purges.map(purgeReceiver), ...webhooks.map(webhookReceiver)];
}

/** Sends a receiver everything of a notice at once; the first fault is that of all. Null where it is not concerned. */
async function tell(receiver: Receiver, notice: Notice, times: Times, notifying: Notifying): Promise<Delivery | null> {
  const requests = await receiver.requestsOf(notice, notifying.now());
  const deliveries = await Promise.all(requests.map((request) => deliver(request, notifying.sender, times)));
  return deliveries.find(({ fault }) => fault !== null) ?? deliveries[0] ?? null;
}

function whatOf({ message: { data } }: Notice): string {
  return data.proposal === null ? `revision ${data.revision} of ${data.environment}` : `the proposal ${data.proposal}`;
}

/** Says that a receiver was not reached, and keeps the message where it may arrive later. */
async function leave(
  receiver: Receiver,
  notice: Notice,
  { fault, isPassing }: Delivery,
  failures: number,
  { home, now, report }: Notifying,
): Promise<void> {
  const { message, sites } = notice;
  const entry = { receiver: receiver.name, failures, fault: fault ?? '', message, sites };
  const pending = isPassing ? afterFailure(entry, now()) : null;
  const next = pending === null ? 'it is not told again' : `mfe tick tries again from ${pending.due} on`;
  if (pending !== null) await keepPending(home, pending);
  report(`${receiver.title} was not told of ${whatOf(notice)}: ${fault}; ${next}.`);
}

/**
 * Tells everybody who is to hear of a write, all at once and within a few seconds. The write has taken effect: whatever goes
 * wrong here is told, and changes nothing of it.
 */
export async function notify(notice: Notice, notifying: Notifying): Promise<void> {
  try {
    const receivers = receiversOf(await readHooks(notifying));
    await Promise.all(
      receivers.map(async (receiver) => {
        const delivery = await tell(receiver, notice, WRITE_TIMES, notifying);
        if (delivery !== null && delivery.fault !== null) await leave(receiver, notice, delivery, 1, notifying);
      }),
    );
  } catch (error) {
    notifying.report(`Nobody was told of ${whatOf(notice)}: ${messageOf(error)}`);
  }
}

/** Sends again what did not arrive and is due. What is for a receiver that the file names no more is dropped. */
export async function notifyAgain(notifying: Notifying): Promise<void> {
  const { home, report } = notifying;
  try {
    const due = await duePending(home, notifying.now());
    if (due.length === 0) return;
    const receivers = receiversOf(await readHooks(notifying));
    await Promise.all(due.map(async (pending) => again(pending, receivers, notifying)));
  } catch (error) {
    report(`What did not arrive yet waits: ${messageOf(error)}`);
  }
}

async function again(pending: Pending, receivers: readonly Receiver[], notifying: Notifying): Promise<void> {
  const receiver = receivers.find(({ name }) => name === pending.receiver);
  const delivery = receiver === undefined ? null : await tell(receiver, pending, TICK_TIMES, notifying);
  await dropPending(notifying.home, pending);
  if (receiver === undefined || delivery === null) return;
  if (delivery.fault !== null) await leave(receiver, pending, delivery, pending.failures + 1, notifying);
  else notifying.report(`${receiver.title} was told of ${whatOf(pending)}, after ${pending.failures} failures.`);
}

/** Tells every receiver of a test, and what came of each; a cache is asked to forget nothing it would not fetch again. */
export async function testHooks(
  notice: Notice,
  notifying: Notifying,
): Promise<readonly { readonly name: string; readonly title: string; readonly fault: string | null }[]> {
  const receivers = receiversOf(await readHooks(notifying));
  return Promise.all(
    receivers.map(async (receiver) => {
      const delivery = await tell(receiver, notice, TICK_TIMES, notifying);
      return { name: receiver.name, title: receiver.title, fault: delivery?.fault ?? null };
    }),
  );
}
