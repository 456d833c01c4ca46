import axios, { AxiosError } from 'axios';
import type { RawAnswer } from '../../starter/raw-answer';
import { TransportError, abortHandleFor, TIMEOUT_MS, type Outgoing } from './transport';
import { watchUpload } from './upload-watch';

const http = axios.create({
  timeout: TIMEOUT_MS,
  withCredentials: true,
  validateStatus: () => true,
  adapter: 'fetch',
});

function lost(error: unknown): TransportError {
  if (axios.isCancel(error)) return new TransportError('cancelled');
  const code = error instanceof AxiosError ? error.code : undefined;
  if (code === AxiosError.ECONNABORTED || code === AxiosError.ETIMEDOUT) return new TransportError('timeout');
  return new TransportError(code === AxiosError.ERR_BAD_RESPONSE ? 'not JSON' : 'network');
}

/** Carries what sends something, and tells how far a body has gone out; axios lives here and nowhere else. */
export async function sendByAxios(outgoing: Outgoing): Promise<RawAnswer> {
  const abort = abortHandleFor(outgoing.signal);
  const upload = outgoing.onUpload && watchUpload(outgoing.onUpload, TIMEOUT_MS, abort.now);
  try {
    const { status, data, headers } = await http.request<unknown>({
      url: outgoing.url,
      method: outgoing.method,
      params: outgoing.query,
      data: outgoing.body,
      headers: { ...outgoing.headers },
      signal: abort.signal,
      ...(outgoing.keepalive === true ? { fetchOptions: { keepalive: true } } : {}),
      ...upload?.settings,
    });
    const text = (name: string): string | undefined => String(headers[name] ?? '') || undefined;
    return { status, body: data, retryAfter: text('retry-after'), date: text('date') };
  } catch (error) {
    throw upload?.hasStalled() === true ? new TransportError('timeout') : lost(error);
  } finally {
    upload?.end();
    abort.forget();
  }
}
