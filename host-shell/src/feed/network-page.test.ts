import { openStorage } from '../storage/site-storage';
import { bootDocument, bootRelease } from '../testing/boot-fixture';
import { bootOf } from '../testing/feed-fixture';
import { readNetworkPage } from './network-page';
import { feedReaderOf, type FeedRead, type FeedReaderSetup } from './read-feed';

const NOW = Date.UTC(2026, 0, 2);
const DOCUMENT = bootDocument({ 'mfe-games': bootRelease('games') });
const LATER = { ...DOCUMENT, view: { ...DOCUMENT.view, revision: DOCUMENT.view.revision + 2 } };

const storage = openStorage();

/** What a page that trusts these keys knows to read another by. */
function readerOf(keys: typeof DOCUMENT.keys = []): FeedReaderSetup {
  const boot = bootOf({ ...DOCUMENT, keys });
  return { ...feedReaderOf({ boot, storage }), now: () => NOW };
}
const read = (boot: string | null): FeedRead => readNetworkPage(boot, readerOf());

beforeEach(() => localStorage.clear());

it('is the state that the page brings', () => {
  const { view, releases } = LATER;
  expect(read(JSON.stringify(LATER))).toEqual({
    status: 'believed',
    feed: { revision: view.revision, view, releases },
  });
});

it.each([
  ['no page', null, 'malformed'],
  ['a page without one', '', 'malformed'],
  ['another text', '{"schema":1}', 'malformed'],
  ['another merchant', JSON.stringify({ ...LATER, view: { ...LATER.view, merchant: 'other' } }), 'other site'],
  ['an older page', JSON.stringify({ ...LATER, view: { ...LATER.view, revision: -1 } }), 'older than seen'],
])('is none of %s', (_name, boot, reason) => {
  expect(read(boot)).toEqual({ status: 'ignored', reason });
});

it('is none where this device was told of a newer one', () => {
  const expiresAt = new Date(NOW + 1000).toISOString();
  const reader = readerOf([{ id: 'one', spki: 'AAAA' }]);
  reader.seen.note({ revision: 99, expiresAt });
  expect(readNetworkPage(JSON.stringify(LATER), reader)).toEqual({ status: 'ignored', reason: 'older than seen' });
});
