import { openTestGateway, type TestGateway } from '../../testing/test-client';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

async function statusOf(merchant: string, headers = {}) {
  const { value } = await gateway.call('R-01', { merchantCode: merchant, language: 'EN' }, { merchant, headers });
  if (value.info === undefined) throw new Error('The status says nothing of the site');
  return { ...value, info: value.info };
}

describe('R-01 system status', () => {
  it.each([
    ['aurora', ['TY', 'EN', 'CN', 'ID'], true, true, '1'],
    ['bahari', ['TY', 'EN'], false, false, '0'],
    ['lotus', ['CN', 'EN'], true, true, '1'],
  ])('tells what %s is', async (merchant, languages, hasChat, hasReferral, template) => {
    const { info, maintenance, regionRestriction } = await statusOf(merchant);
    expect([maintenance, regionRestriction]).toEqual([false, false]);
    expect(info.languages).toEqual({ supported: languages, default: languages[0] });
    expect(info.whitelabel.flags['CBS3']).toBe(hasChat);
    expect(info.whitelabel.promotions['REFERRAL']).toBe(hasReferral);
    expect(info.mobileTemplate).toEqual({ mem_cen: template, dep_func: template });
    expect(info.imageCDNs).toEqual(['/cdn1', '/cdn2']);
  });

  it.each(['aurora', 'bahari', 'lotus'])('says where the app of %s is to be had', async (merchant) => {
    const { resources } = (await statusOf(merchant)).info;
    expect(resources.filter(({ resourceType }) => resourceType === 'APP').map(({ type, url }) => [type, url])).toEqual([
      ['ANDROID', `https://download.example.com/${merchant}.apk`],
      ['IOS', `https://download.example.com/${merchant}/ios`],
    ]);
  });

  it.each([
    ['aurora', true, true, true, true],
    ['bahari', false, true, false, false],
    ['lotus', true, false, true, true],
  ])('switches what %s has: referral, login promotion, rebates, dividends', async (merchant, ...switches) => {
    const { flags, promotions, dividendDisplay } = (await statusOf(merchant)).info.whitelabel;
    expect([promotions['REFERRAL'], promotions['LOGIN'], flags['PLYRBT'], dividendDisplay]).toEqual(switches);
  });

  it('names the site by the proxy’s host and the visitor by the forwarded address', async () => {
    const headers = { 'x-forwarded-host': 'bahari.localhost:4100', 'x-forwarded-for': '203.0.113.7' };
    const { info, location } = await statusOf('bahari', headers);
    expect(info.mainDomain).toBe('bahari.localhost:4100');
    expect(location.ip).toBe('203.0.113.7');
  });

  it('never repeats a host that is none', async () => {
    const { info } = await statusOf('aurora', { 'x-forwarded-host': 'a"><script>' });
    expect(info.mainDomain).toBe('localhost');
  });

  it('wants its fields', async () => {
    const answer = await gateway.call('R-01', {});
    expect(answer).toMatchObject({ status: 422, code: 'validation.failed' });
    expect(answer.value).toHaveProperty('fields.merchantCode');
  });
});

it('R-03 lists countries with the merchant’s own as current', async () => {
  const { list, current } = (await gateway.call('R-03', {}, { merchant: 'lotus' })).value;
  expect(current).toBe('CN');
  expect(list.map(({ code }) => code)).toEqual(expect.arrayContaining(['PH', 'CN', 'ID']));
});

it('R-04 tells the same templates as R-01', async () => {
  const answer = await gateway.call('R-04', { merchantCode: 'bahari' }, { merchant: 'bahari' });
  expect(answer.value).toEqual({ mem_cen: '0', dep_func: '0' });
});
