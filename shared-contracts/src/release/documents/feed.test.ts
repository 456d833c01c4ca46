import { parseFeed } from './feed';

const feed = {
  schema: 1,
  environment: 'production',
  merchant: 'aurora',
  revision: 12,
  issuedAt: '2026-11-21T10:00:00.000Z',
  expiresAt: '2026-11-28T10:00:00.000Z',
  scriptIntegrity: { '/r/mfe-games/a.mjs': 'sha256-x' },
  view: { environment: 'production', revision: 12, merchant: 'aurora', packages: {} },
  releases: {},
};

describe('a release feed', () => {
  it('is read as it was written', () => {
    expect(parseFeed(JSON.stringify(feed))).toEqual(feed);
  });

  it.each<[string, object]>([
    ['schema', { schema: 2 }],
    ['revision', { revision: '12' }],
    ['issuedAt', { issuedAt: 'yesterday' }],
    ['expiresAt', { expiresAt: undefined }],
    ['scriptIntegrity', { scriptIntegrity: 'all' }],
    ['view.packages', { view: { ...feed.view, packages: 7 } }],
  ])('is refused by the name of its field %s', (field, change) => {
    expect(() => parseFeed(JSON.stringify({ ...feed, ...change }))).toThrow(`The release feed is not valid: ${field}`);
  });

  it.each(['', '{', '<!doctype html>'])('is refused when it is no JSON: %j', (text) => {
    expect(() => parseFeed(text)).toThrow('The release feed is not JSON');
  });
});
