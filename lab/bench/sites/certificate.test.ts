import { createHash, createPrivateKey, X509Certificate } from 'node:crypto';
import { selfSigned } from './certificate';

it('makes a certificate of its own that holds for localhost, now', () => {
  const { key, cert, publicKeyHash } = selfSigned();
  const read = new X509Certificate(cert);
  expect(read.checkHost('localhost')).toBe('localhost');
  expect(read.checkHost('example.com')).toBeUndefined();
  expect(read.verify(read.publicKey)).toBe(true);
  expect(read.checkPrivateKey(createPrivateKey(key))).toBe(true);
  expect(Date.parse(read.validFrom)).toBeLessThan(Date.now());
  expect(Date.parse(read.validTo)).toBeGreaterThan(Date.now());
  const spki = read.publicKey.export({ type: 'spki', format: 'der' });
  expect(publicKeyHash).toBe(createHash('sha256').update(spki).digest('base64'));
});
