import { webcrypto } from 'node:crypto';
import type { TrustedKey } from 'shared-contracts/release/boot-document';
import type { Signed } from 'shared-contracts/release/feed';
import { readShareToken, shareTokenOf } from 'shared-contracts/release/share-token';
import { verifySigned, type SigningPurpose } from 'shared-contracts/release/signature';
import { isSignedBy } from './check-signature';
import { signWith } from './signed-document';
import { newSigner, readSigner } from './signer';

const { subtle } = webcrypto;
const payload = JSON.stringify({ schema: 1, merchant: 'aurora', text: '稍后 🎲' });

function keyPair(): { readonly key: TrustedKey; readonly sign: (purpose: SigningPurpose) => Signed } {
  const { signer } = newSigner();
  const key = { id: signer.id, spki: signer.spki };
  return { key, sign: (purpose) => signWith([signer], purpose, payload) };
}

describe.each<[string, (...asked: Parameters<typeof isSignedBy>) => boolean | Promise<boolean>]>([
  ['pages', (signed, keys, purpose) => verifySigned(signed, keys, subtle, purpose)],
  ['tools', isSignedBy],
])('a signed text, for %s,', (_reader, isBelieved) => {
  it('is believed when a trusted key signed it for this purpose', async () => {
    const one = keyPair();
    expect(await isBelieved(one.sign('feed'), [one.key])).toBe(true);
    expect(await isBelieved(one.sign('map'), [one.key], 'map')).toBe(true);
  });

  it('is believed by those who know only one of the two keys that are exchanged', async () => {
    const [one, two, other] = [keyPair(), keyPair(), keyPair()];
    const signed = { payload, signatures: [...one.sign('feed').signatures, ...two.sign('feed').signatures] };
    for (const keys of [[one.key], [two.key], [one.key, two.key]]) expect(await isBelieved(signed, keys)).toBe(true);
    expect(await isBelieved(signed, [other.key])).toBe(false);
  });

  it.each<[string, (signed: Signed, key: TrustedKey) => readonly [Signed, readonly TrustedKey[], SigningPurpose?]]>([
    ['no key is trusted', (signed) => [signed, []]],
    ['the text is another', (signed, key) => [{ ...signed, payload: `${payload} ` }, [key]]],
    ['it was signed for something else', (signed, key) => [signed, [key], 'share']],
    ['the key has another name', (signed, key) => [signed, [{ ...key, id: 'other' }]]],
    ['the signature is cut', (signed, key) => [withValue(signed, (value) => value.slice(0, 40)), [key]]],
    ['the signature is no base64', (signed, key) => [withValue(signed, () => '!!'), [key]]],
    ['the signature has strange characters', (signed, key) => [withValue(signed, (value) => `${value}*`), [key]]],
    ['the signature is empty', (signed, key) => [withValue(signed, () => ''), [key]]],
    ['the key cannot be read', (signed, key) => [signed, [{ ...key, spki: 'AAAA' }]]],
  ])('is not believed when %s', async (_, change) => {
    const { key, sign } = keyPair();
    const [signed, keys, purpose] = change(sign('feed'), key);
    expect(await isBelieved(signed, keys, purpose)).toBe(false);
  });

  it('is not believed when another key has taken the name', async () => {
    const [one, impostor] = [keyPair(), keyPair()];
    const signed = withKey(impostor.sign('feed'), one.key.id);
    expect(await isBelieved(signed, [one.key])).toBe(false);
  });
});

function withValue(signed: Signed, change: (value: string) => string): Signed {
  return { ...signed, signatures: signed.signatures.map(({ key, value }) => ({ key, value: change(value) })) };
}

function withKey(signed: Signed, key: string): Signed {
  return { ...signed, signatures: signed.signatures.map(({ value }) => ({ key, value })) };
}

describe('a share token with real keys', () => {
  const overrides = {
    schema: 1 as const,
    environment: 'staging',
    merchant: 'aurora',
    versions: { 'mfe-games': '1.1.0' },
    expiresAt: '2026-01-01T12:00:00.000Z',
  };
  const expected = { environment: 'staging', merchant: 'aurora', subtle, now: new Date('2026-01-01T11:00:00.000Z') };

  it('goes through an address, and not when a character of it is changed', async () => {
    const { signer } = newSigner();
    const keys = [{ id: signer.id, spki: signer.spki }];
    const token = shareTokenOf(signWith([signer], 'share', JSON.stringify(overrides)));
    const query = new URL(`http://x/?overrides=${token}`).searchParams.get('overrides') ?? '';
    expect(await readShareToken(query, { ...expected, keys })).toEqual({ status: 'good', overrides });
    const bent = `${token.slice(0, 10)}${token[10] === 'A' ? 'B' : 'A'}${token.slice(11)}`;
    expect((await readShareToken(bent, { ...expected, keys })).status).toBe('refused');
    const asFeed = shareTokenOf(signWith([signer], 'feed', JSON.stringify(overrides)));
    expect(await readShareToken(asFeed, { ...expected, keys })).toEqual({ status: 'refused', fault: 'unsigned' });
  });
});

describe('a private key', () => {
  it('is read back as itself', () => {
    const { signer, pem } = newSigner();
    expect(readSigner(pem, 'here')).toMatchObject({ id: signer.id, spki: signer.spki });
    expect(signer.id).toMatch(/^[0-9a-f]{12}$/);
  });

  it('is refused, without showing it, when it is none', () => {
    expect(() => readSigner('secret text', 'key.pem')).toThrow('key.pem is not a private key in PEM');
  });
});
