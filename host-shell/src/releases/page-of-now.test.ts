import { openStorage } from '../storage/site-storage';
import { bootDocument, bootRelease } from '../testing/boot-fixture';
import { readPageOfNow } from './page-of-now';
import type { FeedRead } from './read-feed';
import { seenRevision } from './seen-revision';

const NOW = Date.UTC(2026, 0, 2);
const DOCUMENT = bootDocument({ 'mfe-games': bootRelease('games') });
const LATER = { ...DOCUMENT, view: { ...DOCUMENT.view, revision: DOCUMENT.view.revision + 2 } };

const { local } = openStorage();
const seen = seenRevision(local, DOCUMENT);
const read = (boot: string | null): FeedRead => readPageOfNow(boot, { document: DOCUMENT, seen, now: () => NOW });

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
  seenRevision(local, { ...DOCUMENT, keys: [{ id: 'one', spki: '' }] }).note({ revision: 99, expiresAt });
  const known = { ...DOCUMENT, keys: [{ id: 'one', spki: '' }] };
  const terms = { document: known, seen: seenRevision(local, known), now: () => NOW };
  expect(readPageOfNow(JSON.stringify(LATER), terms)).toEqual({ status: 'ignored', reason: 'older than seen' });
});
