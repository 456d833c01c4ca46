import { systemStatus, type SiteInfo } from 'shared-contracts/api/endpoints/system';
import { fakeHttp } from 'test-kit/fake-http';
import { openStorage } from '../storage/site-storage';
import { MERCHANT } from '../testing/boot-fixture';
import { pickImageBases, siteFlags, siteReader, unknownSite } from './site-reader';
import { SiteStatusStore } from './site-status';

describe('pickImageBases', () => {
  it.each<[string, readonly string[], number, readonly string[]]>([
    ['no CDN', [], 0.5, ['/images']],
    ['the first of two', ['https://a', 'https://b'], 0, ['https://a', '/images']],
    ['the last of two', ['https://a', 'https://b'], 0.999, ['https://b', '/images']],
    ['a CDN that is the fallback', ['/images'], 0, ['/images']],
  ])('%s', (_name, cdns, random, expected) => {
    expect(pickImageBases(cdns, '/images', () => random)).toEqual(expected);
  });
});

describe('siteFlags', () => {
  const info = (whitelabel: Partial<SiteInfo['whitelabel']>): SiteInfo => ({
    ...unknownSite(MERCHANT),
    whitelabel: { ...unknownSite(MERCHANT).whitelabel, ...whitelabel },
  });

  it('is off for everything before anything is known', () => {
    const flags = siteFlags(() => unknownSite(MERCHANT));
    expect([
      flags.isOn('CBS3'),
      flags.isPromotionOn('REFERRAL'),
      flags.allowsMenu('AGEPAG'),
      flags.showsDividends(),
    ]).toEqual([false, false, false, false]);
  });

  it('reads each switch on its own', () => {
    const flags = siteFlags(() =>
      info({
        flags: { CBS3: true, PLYRBT: false },
        promotions: { LOGIN: true },
        menus: ['AGEPAG'],
        dividendDisplay: true,
      }),
    );
    expect([flags.isOn('CBS3'), flags.isOn('PLYRBT'), flags.isOn('GOOGLELOGIN3')]).toEqual([true, false, false]);
    expect([flags.isPromotionOn('LOGIN'), flags.isPromotionOn('REFERRAL')]).toEqual([true, false]);
    expect([flags.allowsMenu('AGEPAG'), flags.allowsMenu('MAILCEN')]).toEqual([true, false]);
    expect(flags.showsDividends()).toBe(true);
  });
});

describe('siteReader', () => {
  beforeEach(() => localStorage.clear());
  afterEach(() => jest.restoreAllMocks());

  it.each([
    [undefined, undefined],
    [{ code: 'JPY' }, 0],
    [{ code: 'KWD' }, 3],
    [{ code: 'USDT' }, 2],
    [{ code: 'USDT', decimals: 6 }, 6],
    [{ code: 'JPY', decimals: 2 }, 2],
  ])('with the currency %j in the settings it has %p decimals', (currency, decimals) => {
    const status = new SiteStatusStore({
      storage: openStorage(),
      merchantCode: 'aurora',
      language: () => 'EN',
      onValue: () => undefined,
    });
    const reader = siteReader(status, { ...MERCHANT, ...(currency && { currency }) }, () => 'aurora');
    expect(reader.currencyDecimals).toBe(decimals);
  });

  it('reads the merchant first, then the status, and picks its CDN once for the page', async () => {
    const http = fakeHttp();
    const status = new SiteStatusStore({
      storage: openStorage(),
      merchantCode: 'aurora',
      language: () => 'EN',
      onValue: () => undefined,
    });
    const reader = siteReader(status, MERCHANT, () => 'aurora-trial');
    expect(reader).toMatchObject({ name: 'Aurora' });
    expect(reader.merchantCode()).toBe('aurora-trial');
    expect(reader.info().languages).toEqual(MERCHANT.languages);
    expect(reader.imageBases()).toEqual(['/images']);

    const random = jest.spyOn(Math, 'random').mockReturnValue(0.99);
    const info = { ...unknownSite(MERCHANT), imageCDNs: ['https://a', 'https://b'], currencySymbol: '₱' };
    http.answer(systemStatus, { info, location: { ip: '' }, maintenance: false, regionRestriction: false });
    const heard = jest.fn();
    reader.subscribe(heard);
    await status.refresh(http);
    expect(heard).toHaveBeenCalledTimes(1);
    expect(reader.currencySymbol()).toBe('₱');
    expect(reader.imageBases()).toEqual(['https://b', '/images']);
    random.mockReturnValue(0);
    expect(reader.imageBases()).toEqual(['https://b', '/images']);
  });
});
