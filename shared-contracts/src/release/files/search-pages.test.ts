import { HOME_PATHS, PATHS } from '../../paths';
import { describedPage, pageDescription } from './page-descriptions';
import { SEARCH_PAGE_NAMES, SEARCH_PAGES, searchHeaders } from './search-pages';

const MERCHANT = {
  languages: { supported: ['TY', 'EN', 'VI'], default: 'TY' },
  origin: 'https://aurora.example',
} as const;
const merchant = { ...MERCHANT, languages: { ...MERCHANT.languages, supported: [...MERCHANT.languages.supported] } };

const told = (address: string, environment = 'production') => searchHeaders(environment, merchant, address);

/** The address that an answer names as the page's own. */
const canonicalOf = (address: string) => /^<([^>]*)>; rel="canonical"/.exec(told(address)['Link'] ?? '')?.[1];

describe('what search engines are told of a page', () => {
  it('is its own address and those in other languages', () => {
    expect(told('/m/activity')).toEqual({
      Link: [
        '<https://aurora.example/m/activity>; rel="canonical"',
        '<https://aurora.example/m/activity?language=EN>; rel="alternate"; hreflang="en"',
        '<https://aurora.example/m/activity?language=TY>; rel="alternate"; hreflang="fil"',
        '<https://aurora.example/m/activity>; rel="alternate"; hreflang="x-default"',
      ].join(', '),
    });
  });

  it.each([
    ...HOME_PATHS.map((path) => [path, '/m/home']),
    ['/?aff=A1', '/m/home'],
    ['/m/home/', '/m/home'],
    ['/m/slotsCenter', '/m/rng'],
    ['/vip.html', '/m/vip'],
    ['/m/register.html?affiliateCode=1', '/m/register'],
    ['/m/gameList?gameType=RNG', '/m/gameList'],
    ['/m/activity?id=3&language=EN', '/m/activity?language=EN'],
    ['/m/activity?language=EN', '/m/activity?language=EN'],
    ['/m/activity?language=EN&language=TY', '/m/activity?language=EN'],
    ['/m/activity?xlanguage=EN', '/m/activity'],
    ['/m/activity?a=language=EN', '/m/activity'],
    ['/m/activity?language=en', '/m/activity'],
    ['/m/activity?language=EN1', '/m/activity'],
    ['/m/activity?language=VI', '/m/activity'],
    ['/m/activity?language=CN', '/m/activity'],
    ['/m/activity?language=%22%3E', '/m/activity'],
    ['/m/activity?language=', '/m/activity'],
  ])('names for %s the address %s', (address, expected) => {
    expect(canonicalOf(address)).toBe(`https://aurora.example${expected}`);
    expect(told(address)).not.toHaveProperty('X-Robots-Tag');
  });

  it.each([
    PATHS.withdraw,
    PATHS.agent,
    PATHS.settings,
    PATHS.message,
    `${PATHS.activityDetail}?id=3`,
    '/m/nowhere',
    '/m/activity/7',
    '/m/activityx',
    '/m/Activity',
    '/m/%61ctivity',
    '/m//activity',
    '/browsers.html',
    '/m/register-html',
  ])('is that nobody may show %s', (address) => {
    expect(told(address)).toEqual({ 'X-Robots-Tag': 'noindex' });
  });

  it('is the same of every page outside of production', () => {
    expect(told('/m/home', 'staging')['X-Robots-Tag']).toBe('noindex');
  });

  it('names no address where the public one is not known', () => {
    expect(searchHeaders('production', { languages: merchant.languages }, '/m/home')).toEqual({});
  });
});

describe('the description of a page', () => {
  it.each(SEARCH_PAGE_NAMES)('of %s is there in four languages, each with the name once, none too long', (page) => {
    const texts = (['CN', 'EN', 'ID', 'TY'] as const).map((language) => pageDescription('$& <b>', page, language));
    expect(new Set(texts).size).toBe(4);
    for (const text of texts) {
      expect(text.split('$& <b>')).toHaveLength(2);
      expect(text).not.toMatch(/[{}]/);
      expect(text.length).toBeLessThanOrEqual(180);
    }
    expect(texts[0]).toMatch(/\p{Script=Han}/u);
  });

  it('is found by every path of the page', () => {
    for (const page of SEARCH_PAGE_NAMES)
      for (const path of [PATHS[page], ...SEARCH_PAGES[page]]) expect(describedPage(path)).toBe(page);
    expect(describedPage('/m/withdraw')).toBe('home');
  });
});
