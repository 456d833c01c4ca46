import type { LookupAddress } from 'node:dns';
import { assertPublicHost, isPublicAddress, publicLookup } from './public-address';

it.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '127.255.255.254',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.0.2.1',
  '192.168.1.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '64:ff9b::7f00:1',
  '2001:db8::1',
  '2002:7f00:1::1',
  'fc00::1',
  'fd12:3456::1',
  'fe80::1',
  'ff02::1',
  'localhost',
])('%s is not of the public internet', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

it.each(['1.1.1.1', '172.32.0.1', '100.128.0.1', '192.0.1.1', '2606:4700:4700::1111', '2a00:1450::1'])(
  '%s is of the public internet',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

it.each(['https://127.1', 'https://2130706433', 'https://0x7f.1', 'https://[::1]', 'https://[::ffff:10.0.0.1]'])(
  'refuses the private address in %s, however it is written',
  (url) => {
    expect(() => assertPublicHost(new URL(url).hostname)).toThrow('an address of this machine or a private network');
  },
);

describe('a name', () => {
  type Looked = { readonly error: Error | null; readonly found: string | LookupAddress[] };

  const looked = async (addresses: LookupAddress[], all: boolean): Promise<Looked> =>
    new Promise((resolve) => {
      const lookup = publicLookup((_name, _options, callback) => callback(null, addresses));
      lookup('hooks.example', { all }, (error, found) => resolve({ error, found }));
    });
  const outside = { address: '1.1.1.1', family: 4 };
  const inside = { address: '10.0.0.7', family: 4 };

  it('is connected to by the addresses that were judged', async () => {
    expect(await looked([outside], true)).toEqual({ error: null, found: [outside] });
    expect(await looked([outside], false)).toEqual({ error: null, found: '1.1.1.1' });
  });

  it('is refused where one of its addresses is private, or it has none', async () => {
    const { error } = await looked([outside, inside], true);
    expect(error?.message).toBe(
      'hooks.example leads to 10.0.0.7, an address of this machine or a private network, and allowPrivate is not set',
    );
    expect((await looked([], false)).error?.message).toBe('hooks.example has no address');
  });
});
