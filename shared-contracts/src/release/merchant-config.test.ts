import { assertMerchantGateway, parseMerchantConfig } from './merchant-config';

const MERCHANT = {
  code: 'aurora',
  trialMerchantCode: 'aurora-trial',
  name: 'Aurora',
  brand: { hue: 275, chroma: 0.17, accentHue: 85 },
  languages: { supported: ['TY', 'EN'], default: 'TY' },
  imageFallback: '',
  apiOrigin: '',
};
const withGateway = (gateway: unknown) => ({ ...MERCHANT, gateway });
const refusal = (rest: string) => new Error(`The gateway of merchant "aurora" is not valid: ${rest}`);

describe('the hosts of a merchant’s pictures', () => {
  it('are https origins', () => {
    const named = { ...MERCHANT, pictureHosts: ['https://cdn.example', 'https://cdn.example:8443'] };
    expect(parseMerchantConfig(named)).toEqual(named);
  });

  it.each(['http://cdn.example', 'https://*.example', 'https:', '*', 'https://cdn.example/pictures', 'cdn.example'])(
    'are never %s',
    (host) => {
      expect(() => parseMerchantConfig({ ...MERCHANT, pictureHosts: [host] })).toThrow('pictureHosts.0: not an ');
    },
  );

  it('are no list of the web', () => {
    const pictureHosts = Array.from({ length: 21 }, (_, index) => `https://cdn${index}.example`);
    expect(() => parseMerchantConfig({ ...MERCHANT, pictureHosts })).toThrow('pictureHosts: ');
  });
});

describe('the gateway of a merchant’s configuration', () => {
  it('may be missing, empty, or say what is different', () => {
    expect(parseMerchantConfig(MERCHANT)).toEqual(MERCHANT);
    const gateway = { basePath: '/svc', endpoints: { 'R-27.remove': { method: 'POST', path: '/banks/{id}/remove' } } };
    for (const value of [{}, gateway]) expect(parseMerchantConfig(withGateway(value))).toEqual(withGateway(value));
  });

  it.each<[string, unknown, string]>([
    ['an unknown endpoint', { endpoints: { 'R-99': {} } }, 'endpoints.R-99: there is no such endpoint'],
    [
      'a path that lacks what the call needs',
      { endpoints: { 'R-85': { path: '/deal' } } },
      'endpoints.R-85.path: "/deal" lacks {kind}, which the call needs',
    ],
    [
      'a field that the request does not have',
      { endpoints: { 'R-06': { fields: { user: 'login' } } } },
      'endpoints.R-06.fields.user: the call has no such field',
    ],
    [
      'a field that the reply does not have',
      { endpoints: { 'R-28': { reply: { balance: 'sum' } } } },
      'endpoints.R-28.reply.balance: the reply has no such field',
    ],
    ['a code of nobody', { envelope: { codes: { A: 'nope' } } }, 'envelope.codes.A: unknown code'],
    [
      'a path that leaves the base',
      { basePath: '/svc/..' },
      'basePath: a path of plain segments, without a slash at its end',
    ],
    [
      'a name that every object has',
      { fields: JSON.parse('{"__proto__":"x"}') },
      'gateway: "__proto__" cannot be a name here',
    ],
    [
      'money as a GET',
      { endpoints: { 'R-30': { method: 'GET' } } },
      'endpoints.R-30.method: a call that changes something cannot be a GET',
    ],
  ])('is refused with one sentence: %s', (_name, gateway, sentence) => {
    expect(() => parseMerchantConfig(withGateway(gateway))).toThrow(refusal(sentence));
  });

  it('is never http in production', () => {
    const config = parseMerchantConfig({ ...MERCHANT, apiOrigin: 'http://api.example' });
    expect(() => assertMerchantGateway(config, 'staging')).not.toThrow();
    expect(() => assertMerchantGateway(config, 'production')).toThrow(
      refusal('apiOrigin: calls over http are never made in production'),
    );
  });

  it('says of the rest of a configuration what it always said', () => {
    expect(() => parseMerchantConfig({ ...MERCHANT, name: 7, gateway: {} })).toThrow(
      'The merchant configuration is not valid: name: ',
    );
  });
});
