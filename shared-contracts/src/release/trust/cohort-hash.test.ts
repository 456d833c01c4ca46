import { cohortHasher, type NameHasher } from './cohort-hash';

const { subtle } = (globalThis as unknown as { readonly crypto: { readonly subtle: NameHasher } }).crypto;
const SALT = '00112233445566778899aabbccddeeff';

// By openssl: printf %s ann | openssl dgst -sha256 -hmac $SALT
it.each([
  ['ann', 'ea7e7bcda64e19d05b4df1d92861654b'],
  ['王小明', 'd33c8fac538fe888f37d0e5b832acf98'],
])('hashes %s to the beginning of the HMAC-SHA-256 that every back end makes', async (name, hash) => {
  expect(await (await cohortHasher(SALT, subtle))(name)).toBe(hash);
});

it('gives a name another hash by another salt', async () => {
  const [first, second] = await Promise.all([SALT, SALT.replace('0', '1')].map((salt) => cohortHasher(salt, subtle)));
  expect(await first?.('ann')).not.toBe(await second?.('ann'));
});
