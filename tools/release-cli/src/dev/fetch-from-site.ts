import { get } from 'node:http';

/** An answer of a site, whole. */
export interface SiteAnswer {
  readonly status: number;
  readonly bytes: Uint8Array;
}

function fromThisMachine(url: URL, signal: AbortSignal): Promise<SiteAnswer> {
  return new Promise((resolve, reject) => {
    const { port, pathname, search, host } = url;
    const request = get(
      { host: '127.0.0.1', port, path: `${pathname}${search}`, headers: { host }, signal },
      (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, bytes: Buffer.concat(parts) }));
        answer.on('error', reject);
      },
    );
    request.on('error', reject);
  });
}

/**
 * Requests what a site serves. Browsers know that a name below `localhost` is this machine; the resolvers of many systems do
 * not. Rejects where nobody answers in time, in milliseconds.
 */
export async function fetchFromSite(address: string, limitMs: number): Promise<SiteAnswer> {
  const url = new URL(address);
  const signal = AbortSignal.timeout(limitMs);
  if (url.protocol === 'http:' && url.hostname.endsWith('.localhost')) return fromThisMachine(url, signal);
  const answer = await fetch(url, { signal });
  return { status: answer.status, bytes: new Uint8Array(await answer.arrayBuffer()) };
}
