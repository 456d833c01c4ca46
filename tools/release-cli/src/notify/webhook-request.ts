import { createHmac } from 'node:crypto';
import type { Webhook } from './hooks-file';
import { messageText, type Message } from './message';
import type { OutgoingRequest } from './send-request';

const SECRET_PREFIX = 'whsec_';
const MOST_SLACK_LENGTH = 3000;

/** The signature of Standard Webhooks, version 1: HMAC-SHA-256 of id, seconds and body with the decoded secret, in base64. */
export function webhookSignature(secret: string, id: string, seconds: number, body: string): string {
  const key = Buffer.from(secret.slice(SECRET_PREFIX.length), 'base64');
  return `v1,${createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')}`;
}

/** What Slack reads as marks of its own. */
function slackText(text: string): string {
  const short = text.length > MOST_SLACK_LENGTH ? `${text.slice(0, MOST_SLACK_LENGTH)}…` : text;
  return short.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** Whether a webhook is to be told of a message. A test concerns all. */
export function isTold({ environments, events }: Webhook, { type, data }: Message): boolean {
  if (type === 'hooks.tested') return true;
  return environments?.includes(data.environment) !== false && events?.includes(type) !== false;
}

/** The request that tells a webhook of a message, signed for the moment at which it is sent. */
export function webhookRequest(webhook: Webhook, message: Message, now: Date): OutgoingRequest {
  const { url, allowPrivate } = webhook;
  const headers = { 'content-type': 'application/json', 'user-agent': 'mfe' };
  if (webhook.kind === 'slack')
    return {
      url,
      allowPrivate,
      method: 'POST',
      headers,
      body: JSON.stringify({ text: slackText(messageText(message)) }),
    };
  const { id, type, timestamp, data } = message;
  const body = JSON.stringify({ type, timestamp, data });
  const seconds = Math.floor(now.getTime() / 1000);
  return {
    url,
    allowPrivate,
    method: 'POST',
    headers: {
      ...headers,
      'webhook-id': id,
      'webhook-timestamp': String(seconds),
      'webhook-signature': webhookSignature(webhook.secret, id, seconds, body),
    },
    body,
  };
}
