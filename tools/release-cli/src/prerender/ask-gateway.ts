import type { AskedCall } from 'prerender/render-part';
import type { MerchantConfig } from 'shared-contracts/release/merchant-config';
import { limitedText } from '../text/limited-text';

/** Whom a page's public calls are made to, as a visitor. */
export interface PublicGateway {
  /** Origin of the merchant's API, or of its site. */
  readonly origin: string;
  readonly timeoutMs: number;
  /** The largest answer that is read. */
  readonly answerBytes: number;
}

/** How long a page's call may take, and how much of its answer is read. */
const ASKING = { timeoutMs: 5000, answerBytes: 1024 * 1024 };

/** The gateway of a merchant: at the origin of its API, or where it has none of its own at `site`. */
export function gatewayOf({ apiOrigin }: Pick<MerchantConfig, 'apiOrigin'>, site: string): PublicGateway {
  return { ...ASKING, origin: apiOrigin === '' ? site : apiOrigin };
}

/** Headers that a call may have beside those of every request: the contract's own, none that names a person or a place. */
const ALLOWED_HEADER = /^(?:content-type|accept|x-[a-z0-9-]{1,60}|language|merchant[a-z-]{0,20}|device[a-z-]{0,20})$/i;
const REFUSED_HEADER = /^x-(?:forwarded|real|original|http-method|client|auth|token|api-key)/i;

/** The address of a call; null for one that would leave the origin. */
export function addressOf(path: string, origin: string): URL | null {
  if (!path.startsWith('/') || path.startsWith('//') || path.includes('\\')) return null;
  const address = URL.canParse(path, origin) ? new URL(path, origin) : null;
  return address?.origin === new URL(origin).origin ? address : null;
}

function headersOf(headers: AskedCall['headers']): Readonly<Record<string, string>> {
  const kept = Object.entries(headers).filter(([name]) => ALLOWED_HEADER.test(name) && !REFUSED_HEADER.test(name));
  return Object.fromEntries(kept);
}

/** The body of a call's answer; undefined where there is none that a page could use. */
async function answerTo({ path, headers }: AskedCall, gateway: PublicGateway): Promise<unknown> {
  const address = addressOf(path, gateway.origin);
  if (address === null) return undefined;
  try {
    const answer = await fetch(address, {
      headers: headersOf(headers),
      redirect: 'error',
      credentials: 'omit',
      signal: AbortSignal.timeout(gateway.timeoutMs),
    });
    const text = answer.status === 200 ? await limitedText(answer, gateway.answerBytes) : null;
    const body = text === null ? undefined : (JSON.parse(text) as unknown);
    return typeof body === 'object' && body !== null ? body : undefined;
  } catch {
    // A gateway that is away or answers with something else has no answer: what was rendered last stays.
    return undefined;
  }
}

/** The bodies of the answers to public calls, by path; what has no usable answer is missing. */
export async function askGateway(
  calls: readonly AskedCall[],
  gateway: PublicGateway,
): Promise<Readonly<Record<string, unknown>>> {
  const answers = await Promise.all(calls.map(async (call) => [call.path, await answerTo(call, gateway)] as const));
  return Object.fromEntries(answers.filter(([, body]) => body !== undefined));
}
