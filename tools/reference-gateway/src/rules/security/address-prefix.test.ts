import { addressPrefix, networkPrefix } from './address-prefix';

it.each([
  ['203.0.113.9', '203.0.113.9', '203.0.113.0/24'],
  ['::ffff:203.0.113.9', '203.0.113.9', '203.0.113.0/24'],
  ['::ffff:cb00:7109', '203.0.113.9', '203.0.113.0/24'],
  ['0:0:0:0:0:ffff:203.0.113.9', '203.0.113.9', '203.0.113.0/24'],
  ['2002:cb00:7109:1::1', '203.0.113.9', '203.0.113.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:db8::1', '2001:db8::/64', '2001:db8::/48'],
  ['::1', '::/64', '::/48'],
  ['fe80::1%eth0', 'fe80::/64', 'fe80::/48'],
  ['nonsense', 'nonsense', null],
  ['0x7f.1', '0x7f.1', null],
  ['', '', null],
])('%s counts as %s, in the network %s', (address, prefix, network) => {
  expect([addressPrefix(address), networkPrefix(address)]).toEqual([prefix, network]);
});
