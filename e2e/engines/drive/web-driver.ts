import { PATIENCE_MS } from './session';

/** A server that speaks the W3C WebDriver protocol: one call of it. */
export type WebDriverCall = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>;

/** Calls of a WebDriver server at an address; a command that fails throws with the server's words. */
export function webDriverAt(address: string): WebDriverCall {
  return async (method, path, body) => {
    const answer = await fetch(`${address}${path}`, {
      method,
      // A connection that is used again may be closed by the server at that very moment.
      headers: { 'Content-Type': 'application/json', Connection: 'close' },
      ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const { value } = (await answer.json()) as { readonly value: unknown };
    if (answer.ok) return value;
    const { error, message } = value as { readonly error: string; readonly message: string };
    throw new Error(`${method} ${path}: ${error}${message === '' ? '' : ` (${message})`}`);
  };
}
