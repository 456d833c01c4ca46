import { verify } from 'node:crypto';
import type { TrustedKey } from 'shared-contracts/release/boot-document';
import { bytesOfBase64 } from 'shared-contracts/release/binary-text';
import * as v from 'valibot';
import { publicKeyOf } from '../trust/check-signature';
import type { Signer } from '../trust/trust';

/** A signed document of any kind, as in-toto and Sigstore keep it: DSSE 1.0. */
export const envelopeSchema = v.object({
  /** What the payload is, as a media type; part of what is signed. */
  payloadType: v.string(),
  /** Base64. */
  payload: v.pipe(
    v.string(),
    v.check((text) => bytesOfBase64(text) !== null, 'not base64'),
  ),
  /** ECDSA P-256 with SHA-256: DER in base64. */
  signatures: v.array(v.object({ keyid: v.string(), sig: v.string() })),
});
export type Envelope = v.InferOutput<typeof envelopeSchema>;

/** The bytes that are signed: DSSE's pre-authentication encoding, which no other document of a store begins like. */
function signedBytes(type: string, payload: Uint8Array): Buffer {
  const head = `DSSEv1 ${Buffer.byteLength(type)} ${type} ${payload.length} `;
  return Buffer.concat([Buffer.from(head), payload]);
}

/** What an envelope holds. */
export function payloadOf({ payload }: Envelope): Buffer {
  return Buffer.from(payload, 'base64');
}

/** Puts a document into an envelope that each of these keys signs; without a key nobody vouches for it. */
export function sealEnvelope(payloadType: string, payload: Uint8Array, signers: readonly Signer[]): Envelope {
  const bytes = signedBytes(payloadType, payload);
  const signatures = signers.map((signer) => ({
    keyid: signer.id,
    sig: Buffer.from(signer.signBytes(bytes), 'hex').toString('base64'),
  }));
  return { payloadType, payload: Buffer.from(payload).toString('base64'), signatures };
}

/** Which of these keys signed an envelope; a signature under another key's name counts for nothing. */
export function envelopeSigners(envelope: Envelope, keys: readonly TrustedKey[]): readonly string[] {
  const bytes = signedBytes(envelope.payloadType, payloadOf(envelope));
  const isSigned = ({ id, spki }: TrustedKey): boolean =>
    envelope.signatures.some(({ keyid, sig }) => {
      const signature = bytesOfBase64(sig);
      const key = publicKeyOf(spki);
      return keyid === id && signature !== null && key !== null && verify('sha256', bytes, key, signature);
    });
  return keys.filter(isSigned).map(({ id }) => id);
}
