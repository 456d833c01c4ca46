import { hasIntegrity } from './integrity';

const BYTES = Buffer.from('an archive');
const HASH = 'sha512-IbnGw0QBxGZ2nsdeiU1H89XrZWNYroNtxth7d0evaTd/gmaRNCffzQAn5ohzroli+K/ZQ6Kcz6ysq9JxE6mBvg==';

it('refuses other bytes than those that are pinned', () => {
  expect(hasIntegrity(BYTES, HASH)).toBe(true);
  expect(hasIntegrity(Buffer.from('An archive'), HASH)).toBe(false);
});

it('takes no weaker hash', () => {
  expect(hasIntegrity(BYTES, 'sha1-PDpJ4cHzsfRtjcHv5eBo7JjYvDE=')).toBe(false);
});
