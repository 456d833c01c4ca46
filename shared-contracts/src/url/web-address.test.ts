import { parseAddress } from './web-address';

describe('parseAddress', () => {
  it('gives the parts of an absolute address', () => {
    expect(parseAddress('https://site.example:8443/m/home?x=1')).toMatchObject({
      protocol: 'https:',
      hostname: 'site.example',
      host: 'site.example:8443',
      pathname: '/m/home',
      search: '?x=1',
    });
  });

  it.each(['', '/m/home', 'site.example', 'https://', 'https://a b/'])('gives null for %j', (text) => {
    expect(parseAddress(text)).toBeNull();
  });
});
