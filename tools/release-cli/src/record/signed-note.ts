import { verify } from 'node:crypto';
import type { TrustedKey } from 'shared-contracts/release/boot-document';
import { sha256Hex } from '../store/digest';
import { UserError } from '../text/user-error';
import { publicKeyOf } from '../trust/check-signature';
import type { Signer } from '../trust/trust';

// The form of https://c2sp.org/signed-note; for ECDSA keys as Sigstore's logs fill it: the name of a key is the beginning
// of the SHA-256 of its SubjectPublicKeyInfo, and the signature is DER.
const SIGNATURE_LINE = /^— (\S+) ([A-Za-z0-9+/]+={0,2})$/;
const KEY_HASH_BYTES = 4;
const MOST_LENGTH = 10_000;

function keyHash({ spki }: Pick<TrustedKey, 'spki'>): Buffer {
  return Buffer.from(sha256Hex(Buffer.from(spki, 'base64')), 'hex').subarray(0, KEY_HASH_BYTES);
}

/** A text that ends with a line break, signed by each of these keys. `name` says whose signatures they are. */
export function signNote(text: string, name: string, signers: readonly Signer[]): string {
  const lines = signers.map((signer) => {
    const signature = Buffer.from(signer.signBytes(Buffer.from(text)), 'hex');
    return `— ${name} ${Buffer.concat([keyHash(signer), signature]).toString('base64')}\n`;
  });
  return `${text}\n${lines.join('')}`;
}

/** The text of a note that one of these keys signed; refuses any other. `place` names the note in sentences. */
export function openNote(note: string, keys: readonly TrustedKey[], place: string): string {
  const end = note.lastIndexOf('\n\n');
  if (note.length > MOST_LENGTH || end === -1 || !note.endsWith('\n'))
    throw new UserError(`${place} is not a signed note: a text, an empty line, and lines of signatures`);
  const text = note.slice(0, end + 1);
  const signed = Buffer.from(text);
  const lines = note.slice(end + 2, -1).split('\n');
  const isSigned = lines.some((line) => {
    const [, , encoded = ''] = SIGNATURE_LINE.exec(line) ?? [];
    const bytes = Buffer.from(encoded, 'base64');
    return keys.some((trusted) => {
      const key = publicKeyOf(trusted.spki);
      if (key === null || !bytes.subarray(0, KEY_HASH_BYTES).equals(keyHash(trusted))) return false;
      return verify('sha256', signed, key, bytes.subarray(KEY_HASH_BYTES));
    });
  });
  if (!isSigned) throw new UserError(`${place} is signed by no timestamp key that the environment ever trusted`);
  return text;
}
