import type { LiveHello, LiveKind } from 'shared-contracts/live/live-messages';

/** A message on its way out; without an id it is no step of the stream. */
export interface LiveMessage {
  readonly id?: number;
  readonly kind: LiveKind | 'hello';
  readonly content: unknown;
}

/** A comment, which says that the stream is alive and nothing else. */
export const HEARTBEAT = ':\n\n';

/** A message as Server-Sent Events have it; JSON has no line break of its own. */
export function messageText({ id, kind, content }: LiveMessage): string {
  const head = id === undefined ? '' : `id: ${id}\n`;
  return `${head}event: ${kind}\ndata: ${JSON.stringify(content)}\n\n`;
}

/** How a stream begins. */
export function helloText(hello: LiveHello): string {
  return messageText({ kind: 'hello', content: hello });
}
