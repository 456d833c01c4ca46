import type { BootDocument, TrustedKey } from 'shared-contracts/release/boot-document';
import type { Feed, Signed } from 'shared-contracts/release/feed';
import { signedText } from 'shared-contracts/release/signature';
import { BOOT_ELEMENT_ID } from 'shared-contracts/release/boot-names';
import { readBoot, type Boot } from '../boot/boot';
import type { StarterResult } from '../starter/starter-result';

const base64 = (bytes: ArrayBuffer): string => btoa(String.fromCharCode(...new Uint8Array(bytes)));

/** A key pair that may sign feeds, by its id. */
export interface SigningKey {
  readonly trusted: TrustedKey;
  readonly sign: (payload: string) => Promise<Signed['signatures'][number]>;
}

export async function makeKey(id: string): Promise<SigningKey> {
  const pair = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, ['sign', 'verify']);
  const spki = base64(await crypto.subtle.exportKey('spki', pair.publicKey));
  return {
    trusted: { id, spki },
    sign: async (payload) => {
      const data = new TextEncoder().encode(signedText(payload, 'feed'));
      const value = await crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, pair.privateKey, data);
      return { key: id, value: base64(value) };
    },
  };
}

/** The feed of a page's own state, with changes. */
export function feedOf({ view, releases }: BootDocument, changes: Partial<Feed> = {}): Feed {
  return {
    schema: 1,
    environment: view.environment,
    merchant: view.merchant,
    revision: view.revision,
    issuedAt: '2026-11-01T00:00:00.000Z',
    expiresAt: '2026-11-08T00:00:00.000Z',
    scriptIntegrity: {},
    view,
    releases,
    ...changes,
  };
}

/** What a page with this document reads at its start. */
export function bootOf(document: BootDocument, starter: Partial<StarterResult> = {}): Boot {
  const page = window.document.implementation.createHTMLDocument();
  const element = page.createElement('script');
  element.id = BOOT_ELEMENT_ID;
  element.type = 'application/json';
  element.textContent = JSON.stringify(document);
  page.body.append(element);
  return readBoot(page, { bucket: 0, overrides: {}, styles: Promise.resolve(), early: {}, ...starter });
}
