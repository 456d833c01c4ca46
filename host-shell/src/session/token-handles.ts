import type { ApiClient } from 'shared-contracts/api/api-client';
import { randomId } from 'shared-contracts/random-id';

/** Tokens under names that mean something on this page only. */
export interface TokenHandles {
  /** The client for sections: where a reply brings a session's token, they get its handle. */
  readonly http: ApiClient;
  /** The token that a handle of this page stands for. */
  readonly tokenOf: (handle: string) => string | undefined;
}

/** Replies of some calls bring a token; a section may hand it to the host, and has no other use for it. */
export function tokenHandles(http: ApiClient): TokenHandles {
  const tokens = new Map<string, string>();
  const handleOf = (token: string): string => {
    for (const [handle, known] of tokens) if (known === token) return handle;
    const handle = randomId();
    tokens.set(handle, token);
    return handle;
  };
  const withHandle = <Reply>(reply: Reply): Reply => {
    const token = (reply as { readonly token?: unknown } | null | undefined)?.token;
    return typeof token === 'string' && token !== '' ? { ...reply, token: handleOf(token) } : reply;
  };
  return {
    http: {
      call: async (endpoint, request, options) => withHandle(await http.call(endpoint, request, options)),
      early: (endpoint, request) => withHandle(http.early?.(endpoint, request)),
    },
    tokenOf: (handle) => tokens.get(handle),
  };
}
