import { createPrivateKey, createPublicKey, generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import type { TrustedKey } from 'shared-contracts/release/boot-document';
import { signedText } from 'shared-contracts/release/signature';
import { Memory } from '../text/memory';
import { UserError } from '../text/user-error';
import { sha256Hex } from '../store/digest';
import type { Signer } from './trust';

const ID_LENGTH = 12;

function trustedKey(publicKey: KeyObject): TrustedKey {
  const spki = publicKey.export({ type: 'spki', format: 'der' });
  // The name follows from the key, so a key that is only a file needs no name of its own.
  return { id: sha256Hex(spki).slice(0, ID_LENGTH), spki: spki.toString('base64') };
}

function signerOf(privateKey: KeyObject): Signer {
  return {
    ...trustedKey(createPublicKey(privateKey)),
    sign: (text, purpose) =>
      sign('sha256', Buffer.from(signedText(text, purpose)), {
        key: privateKey,
        dsaEncoding: 'ieee-p1363',
      }).toString('base64'),
    signBytes: (bytes) => sign('sha256', bytes, privateKey).toString('hex'),
  };
}

/** A new key pair (ECDSA P-256); the private half as PKCS#8 PEM. */
export function newSigner(): { readonly signer: Signer; readonly pem: string } {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return { signer: signerOf(privateKey), pem: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString() };
}

function assertCurve(key: KeyObject, place: string): void {
  if (key.asymmetricKeyType !== 'ec' || key.asymmetricKeyDetails?.namedCurve !== 'prime256v1')
    throw new UserError(`${place} is not an ECDSA P-256 key`);
}

/** Reads the public half of a key, as its holder hands it in; refuses what is no ECDSA P-256 key in PEM. */
export function readPublicKey(pem: string, place: string): TrustedKey {
  if (pem.includes('PRIVATE KEY'))
    throw new UserError(`${place} is a private key: its holder keeps it and gives the public half`);
  let key: KeyObject;
  try {
    key = createPublicKey(pem);
  } catch {
    throw new UserError(`${place} is not a public key in PEM`);
  }
  assertCurve(key, place);
  return trustedKey(key);
}

/** OpenSSL takes some milliseconds to read a key, and a write asks for each many times. */
const signers = new Memory<Signer>(64);

/** Reads a private key; refuses, without showing any of it, what is no ECDSA P-256 key in PKCS#8 PEM. */
export function readSigner(pem: string, place: string): Signer {
  return signers.get(pem, () => {
    let key: KeyObject;
    try {
      key = createPrivateKey(pem);
    } catch {
      throw new UserError(`${place} is not a private key in PEM`);
    }
    assertCurve(key, place);
    return signerOf(key);
  });
}
