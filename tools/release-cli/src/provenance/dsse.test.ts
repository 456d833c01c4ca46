import { createPublicKey, verify } from 'node:crypto';
import { envelopeSigners, payloadOf, sealEnvelope } from './dsse';
import { newSigner } from '../trust/signer';

const TYPE = 'http://example.com/HelloWorld';
const { signer } = newSigner();
const envelope = sealEnvelope(TYPE, Buffer.from('hello world'), [signer]);
const other = newSigner().signer;

it('signs what the specification of DSSE says, in DER', () => {
  const key = createPublicKey({ key: Buffer.from(signer.spki, 'base64'), format: 'der', type: 'spki' });
  const signed = Buffer.from('DSSEv1 29 http://example.com/HelloWorld 11 hello world');
  expect(verify('sha256', signed, key, Buffer.from(envelope.signatures[0]?.sig ?? '', 'base64'))).toBe(true);
  expect(payloadOf(envelope).toString()).toBe('hello world');
});

it('counts the keys that signed, and no others', () => {
  const both = sealEnvelope(TYPE, Buffer.from('hello world'), [other, signer]);
  expect(envelopeSigners(both, [signer])).toEqual([signer.id]);
  expect(envelopeSigners(envelope, [signer, other])).toEqual([signer.id]);
});

it.each([
  ['another payload', { ...envelope, payload: Buffer.from('hello worlds').toString('base64') }],
  ['another type', { ...envelope, payloadType: 'text/plain' }],
  ['a signature of another key', sealEnvelope(TYPE, Buffer.from('hello world'), [other])],
  [
    "a signature of another key under this one's name",
    {
      ...envelope,
      signatures: sealEnvelope(TYPE, Buffer.from('hello world'), [{ ...other, id: signer.id }]).signatures,
    },
  ],
  ['no base64', { ...envelope, signatures: [{ keyid: signer.id, sig: '?' }] }],
  ['no signature', { ...envelope, signatures: [] }],
])('counts nothing of %s', (_what, changed) => {
  expect(envelopeSigners(changed, [signer])).toEqual([]);
});
