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

describe('how a merchant’s hosts scale pictures', () => {
  const scaling = (prefix: string, form: string) => ({ ...MERCHANT, scaledPictures: { [prefix]: form } });

  it.each([
    ['', '{path}?w={width}'],
    ['/cdn1', '/{width}{path}'],
    ['https://img.example', '/cdn-cgi/image/width={width},format=auto{path}'],
  ])('is said of the prefix “%s” by %s', (prefix, form) => {
    expect(parseMerchantConfig(scaling(prefix, form))).toEqual(scaling(prefix, form));
  });

  it.each([
    ['', '{path}'],
    ['', '?w={width}'],
    ['', '{width}{path}'],
    ['', '//evil.example{path}?w={width}'],
    ['', '{path}?w={width}&h={width}'],
    ['', '{path}{path}?w={width}'],
    ['', '{path}?w={width} 1x'],
    ['', '{path}?w={width},'],
    ['', '{path}?w={width}#"><script>'],
    ['', `{path}?w={width}&${'a'.repeat(120)}`],
    ['http://img.example', '{path}?w={width}'],
    ['https://img.example/', '{path}?w={width}'],
    ['img', '{path}?w={width}'],
  ])('is not said of the prefix “%s” by %s', (prefix, form) => {
    expect(() => parseMerchantConfig(scaling(prefix, form))).toThrow('scaledPictures');
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

describe('what settings mean', () => {
  const refused = (changes: object) => expect(() => parseMerchantConfig({ ...MERCHANT, ...changes }));

  it.each(['A', '7', 'Aurora', '极光娱乐', 'ஆரோரா', 'Aurora 🎲', 'Café'])('takes the name "%s"', (name) => {
    expect(parseMerchantConfig({ ...MERCHANT, name }).name).toBe(name);
  });

  it.each(['', ' ', '\u3164', '\u115f\u1160', '\uffa0', '\u2800\u2800', '\u200d', '...', '🎲', '\u0301'])(
    'refuses the name %j, of which nobody sees a letter',
    (name) => {
      refused({ name }).toThrow('name: ');
      refused({ installed: { shortName: name } }).toThrow('installed.shortName: ');
      refused({ customerService: [{ name, url: 'tel:1' }] }).toThrow('customerService.0.name: ');
    },
  );

  it.each([' Aurora', 'Aurora ', 'A'.repeat(61), 'Au\nrora', 'Au\u202erora'])('refuses the name %j', (name) => {
    refused({ name }).toThrow('name: ');
  });

  it.each([
    [{ supported: ['EN', 'EN'], default: 'EN' }, 'languages.supported: a language twice'],
    [{ supported: ['EN'], default: 'ID' }, 'languages.default: not one of the supported languages'],
    [{ supported: [], default: 'EN' }, 'languages.supported: no language'],
    [{ supported: ['XX'], default: 'EN' }, 'languages.supported.0: unknown language code'],
    [{ supported: ['EN'], default: 'EN', fallback: 'EN' }, 'languages.fallback: there is no such field'],
  ])('refuses the languages %j', (languages, words) => {
    refused({ languages }).toThrow(words);
  });

  it.each(['', '/pictures', '/pictures/', 'https://cdn.example', 'https://cdn.example/a/'])(
    'takes "%s" as the place of pictures',
    (imageFallback) => {
      expect(parseMerchantConfig({ ...MERCHANT, imageFallback }).imageFallback).toBe(imageFallback);
    },
  );

  it.each([
    'javascript:alert(1)',
    'JavaScript:/a/',
    'data:image/png,',
    'http://cdn.example',
    '//cdn.example',
    'cdn.example/a',
    'https://user:word@cdn.example',
    '/../a',
    '/a?b',
    'blob:https://cdn.example/a',
  ])('refuses "%s" as the place of pictures', (imageFallback) => {
    refused({ imageFallback }).toThrow('imageFallback: not a path of the site or an https address');
  });

  it.each([
    [{ colour: 'red' }, 'colour'],
    [{ brand: { ...MERCHANT.brand, light: 1 } }, 'brand.light'],
    [{ currency: { code: 'JPY', digits: 0 } }, 'currency.digits'],
    [{ installed: { name: 'A' } }, 'installed.name'],
    [{ customerService: [{ name: 'A', url: 'tel:1', text: 'A' }] }, 'customerService.0.text'],
  ])('refuses the unknown field of %j by its name', (changes, name) => {
    refused(changes).toThrow(`${name}: there is no such field`);
  });

  it.each([{ code: 'JPY' }, { code: 'USDT', decimals: 6 }, { code: 'BTC', decimals: 8 }, { code: 'KWD', decimals: 3 }])(
    'takes the currency %j',
    (currency) => {
      expect(parseMerchantConfig({ ...MERCHANT, currency }).currency).toEqual(currency);
    },
  );

  it.each([
    {},
    { code: '' },
    { code: '₱' },
    { code: 'usd' },
    { code: 'US' },
    { code: 'USD', decimals: 9 },
    { code: 'USD', decimals: 1.5 },
  ])('refuses the currency %j', (currency) => refused({ currency }).toThrow('currency.'));

  it.each([0, 0.5, 1])('takes the lightness %d of a brand', (lightness) => {
    const brand = { ...MERCHANT.brand, lightness };
    expect(parseMerchantConfig({ ...MERCHANT, brand }).brand).toEqual(brand);
  });

  it.each([-0.1, 1.1, Number.NaN, '1'])('refuses the lightness %p of a brand', (lightness) => {
    refused({ brand: { ...MERCHANT.brand, lightness } }).toThrow('brand.lightness: ');
  });

  it('takes a site without the live channel, and refuses a switch that is none', () => {
    expect(parseMerchantConfig({ ...MERCHANT, live: false }).live).toBe(false);
    refused({ live: 'no' }).toThrow('live: ');
  });
});

describe('the order of a merchant’s slots', () => {
  const arranged = (slot: string, order: unknown) => ({ ...MERCHANT, slots: { [slot]: order } });

  it('is said by slot: what stands first, and what is hidden', () => {
    const order = { first: ['mfe-promotions/event', 'mfe-games/home-banner'], hidden: ['mfe-raffle/strip'] };
    expect(parseMerchantConfig(arranged('home.banner', order))).toEqual(arranged('home.banner', order));
  });

  it.each<[string, string, unknown, string]>([
    ['of a slot that there is not', 'home.baner', {}, 'slots.home.baner: there is no such field'],
    ['by an unknown word', 'home.banner', { last: [] }, 'slots.home.banner.last: there is no such field'],
    ['by the widget alone', 'home.banner', { first: ['home-banner'] }, 'slots.home.banner.first.0: not a widget such'],
    ['by a screen of the host', 'home.banner', { hidden: ['host-shell/home'] }, 'hidden.0: not a widget such as'],
    ['by one text', 'home.banner', { first: 'mfe-games/a' }, 'slots.home.banner.first: '],
    ['by a list alone', 'home.banner', ['mfe-games/a'], 'slots.home.banner'],
    [
      'by a widget twice',
      'home.banner',
      { first: ['mfe-games/a', 'mfe-games/a'] },
      'slots.home.banner.first: a widget twice: name it once',
    ],
    [
      'by a widget that is hidden too',
      'home.banner',
      { first: ['mfe-games/a'], hidden: ['mfe-games/a'] },
      'slots.home.banner: a widget is first and hidden at once: take it out of one list',
    ],
    [
      'by a list of a whole site',
      'home.banner',
      { hidden: Array.from({ length: 21 }, (_, index) => `mfe-games/w${index}`) },
      'slots.home.banner.hidden: ',
    ],
  ])('is not said %s', (_, slot, order, sentence) => {
    expect(() => parseMerchantConfig(arranged(slot, order))).toThrow(sentence);
  });
});
