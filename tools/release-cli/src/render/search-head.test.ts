import { merchantFixture } from '../test-support/fixture-dist';
import { searchHead } from './search-head';

const ORIGIN = 'https://aurora.example';
const aurora = merchantFixture('aurora', { origin: ORIGIN });

/** The structured data of a head, as a program reads it. */
function dataOf(lines: readonly string[]): unknown {
  const [, text] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(lines.join('\n')) ?? [];
  return text === undefined ? undefined : JSON.parse(text);
}

const contentOf = (lines: readonly string[], name: string): string | undefined =>
  new RegExp(`(?:name|property)="${name}" content="([^"]*)"`).exec(lines.join('\n'))?.[1];

it.each([
  ['home', 'EN', /^Aurora on your phone: /],
  ['activity', 'TY', /^Mga promo ng Aurora: /],
  ['gameList', 'ID', /^Semua permainan Aurora: /],
  ['login', 'CN', /^登录Aurora：/],
] as const)('%s is described in %s', (page, language, expected) => {
  const lines = searchHead(aurora, page, language);
  expect(contentOf(lines, 'description')).toMatch(expected);
  expect(contentOf(lines, 'og:description')).toMatch(expected);
  expect(lines[0]).toBe('<title>Aurora</title>');
});

it('says who the merchant is, where its origin is known', () => {
  const lines = searchHead(aurora, 'home', 'EN');
  const logo = contentOf(lines, 'og:image');
  expect(logo).toMatch(/^https:\/\/aurora\.example\/m\/icons\/[0-9a-f]{12}-512\.png$/);
  expect(dataOf(lines)).toEqual({
    '@context': 'https://schema.org',
    '@graph': [
      { '@type': 'Organization', '@id': `${ORIGIN}/#organization`, name: 'Aurora', url: `${ORIGIN}/`, logo },
      {
        '@type': 'WebSite',
        '@id': `${ORIGIN}/#website`,
        name: 'Aurora',
        url: `${ORIGIN}/`,
        inLanguage: ['zh-CN', 'en'],
        publisher: { '@id': `${ORIGIN}/#organization` },
      },
    ],
  });
});

it('names no address where the origin is not known', () => {
  const lines = searchHead(merchantFixture('aurora'), 'home', 'EN');
  expect(dataOf(lines)).toBeUndefined();
  expect(lines.join('')).not.toMatch(/og:image|https:/);
});

it.each(['</script><script>alert(1)</script>', '<!--<script>', '"><img src=x>', 'A & "B" $& \u2028{site}x'])(
  'writes the name %s as a text, wherever it stands',
  (name) => {
    const lines = searchHead({ ...aurora, name }, 'home', 'EN').join('\n');
    const tags = [...lines.matchAll(/<(\/?[a-z!-]+)/gi)].map(([, tag]) => tag);
    expect(new Set(tags)).toEqual(new Set(['title', '/title', 'meta', 'script', '/script']));
    expect(tags.filter((tag) => tag === 'script')).toHaveLength(1);
    expect(dataOf([lines])).toMatchObject({ '@graph': [{ name }, { name }] });
  },
);
