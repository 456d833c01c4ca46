import { createPrivateKey, createPublicKey, generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { signedText } from 'shared-contracts/release/signature';
import { Refusal } from '../refusal';
import { sha256Hex } from '../store/digest';
import type { Signer } from './trust';

const ID_LENGTH = 12;

function signerOf(privateKey: KeyObject): Signer {
  const spki = createPublicKey(privateKey).export({ type: 'spki', format: 'der' });
  return {
    // The name follows from the key, so a key that is only a file needs no name of its own.
    id: sha256Hex(spki).slice(0, ID_LENGTH),
    spki: spki.toString('base64'),
    sign: (text, purpose) =>
      sign('sha256', Buffer.from(signedText(text, purpose)), {
        key: privateKey,
        dsaEncoding: 'ieee-p1363',
      }).toString('base64'),
  };
}

/** A new key pair (ECDSA P-256); the private half as PKCS#8 PEM. */
export function newSigner(): { readonly signer: Signer; readonly pem: string } {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return { signer: signerOf(privateKey), pem: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString() };
}

/** Reads a private key; refuses, without showing any of it, what is no ECDSA P-256 key in PKCS#8 PEM. */
export function readSigner(pem: string, place: string): Signer {
  let key: KeyObject;
  try {
    key = createPrivateKey(pem);
  } catch {
    throw new Refusal(`${place} is not a private key in PEM`);
  }
  if (key.asymmetricKeyType !== 'ec' || key.asymmetricKeyDetails?.namedCurve !== 'prime256v1')
    throw new Refusal(`${place} is not an ECDSA P-256 key`);
  return signerOf(key);
}
