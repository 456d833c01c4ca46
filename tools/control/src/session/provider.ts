import * as client from 'openid-client';
import type { Pending } from './session';

/** Who tells people apart. */
export interface Provider {
  /** Begins a sign-in: the address to go to, and what the answer has to fit. */
  readonly begin: (to: string) => Promise<{ readonly url: string; readonly pending: Pending }>;
  /** The subject of whoever comes back with this address; throws when the provider does not vouch for it. */
  readonly finish: (url: URL, pending: Pending) => Promise<string>;
}

/** How the service is known to its provider. */
export interface ProviderOptions {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Where the provider sends people back to. */
  readonly callback: string;
}

/** Without TLS only on this machine, where tests and `npm start` have their provider. */
function isOnThisMachine(issuer: string): boolean {
  return ['127.0.0.1', 'localhost', '[::1]'].includes(new URL(issuer).hostname);
}

/** A provider of OpenID Connect: code flow with PKCE, state and nonce. It is looked up at the first sign-in. */
export function openIdProvider({ issuer, clientId, clientSecret, callback }: ProviderOptions): Provider {
  let found: Promise<client.Configuration> | undefined;
  const discover = async (): Promise<client.Configuration> => {
    const execute = isOnThisMachine(issuer) ? [client.allowInsecureRequests] : [];
    found ??= client.discovery(new URL(issuer), clientId, clientSecret, undefined, { execute });
    try {
      return await found;
    } catch (error) {
      // The next sign-in asks again.
      found = undefined;
      throw error;
    }
  };
  return {
    begin: async (to) => {
      const configuration = await discover();
      const pending = {
        state: client.randomState(),
        nonce: client.randomNonce(),
        verifier: client.randomPKCECodeVerifier(),
        to,
      };
      const url = client.buildAuthorizationUrl(configuration, {
        redirect_uri: callback,
        scope: 'openid',
        state: pending.state,
        nonce: pending.nonce,
        code_challenge: await client.calculatePKCECodeChallenge(pending.verifier),
        code_challenge_method: 'S256',
      });
      return { url: url.href, pending };
    },
    finish: async (url, { state, nonce, verifier }) => {
      const tokens = await client.authorizationCodeGrant(await discover(), url, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      });
      const subject = tokens.claims()?.sub;
      if (subject === undefined) throw new Error('The provider named nobody');
      return subject;
    },
  };
}
