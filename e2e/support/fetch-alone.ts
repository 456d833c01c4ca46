/**
 * A call on a connection of its own. A spec that runs a command waits for it with the whole process; servers close what
 * is idle meanwhile, and a connection that is used again breaks before that is noticed.
 */
export async function fetchAlone(url: string, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set('Connection', 'close');
  return fetch(url, { ...init, headers });
}
