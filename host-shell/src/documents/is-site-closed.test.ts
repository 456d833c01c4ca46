import { systemStatus } from 'shared-contracts/api/endpoints/system';
import { fakeHttp } from 'test-kit/fake-http';
import { unknownSite } from '../site/site-reader';
import { SiteStatusStore, type StatusReply } from '../site/site-status';
import { openStorage } from '../storage/site-storage';
import { MERCHANT } from '../testing/boot-fixture';
import { isSiteClosed } from './is-site-closed';

const replyOf = (changes: Partial<StatusReply> = {}): StatusReply => ({
  info: unknownSite(MERCHANT),
  location: { ip: '', country: '' },
  maintenance: false,
  regionRestriction: false,
  ...changes,
});

function makeStatus(): SiteStatusStore {
  return new SiteStatusStore({
    storage: openStorage(),
    merchantCode: 'aurora',
    language: () => 'EN',
    onValue: () => undefined,
  });
}

beforeEach(() => localStorage.clear());

test.each([
  [{}, false],
  [{ maintenance: true }, true],
  [{ regionRestriction: true }, true],
])('a site that says %j is shut: %s', async (changes, expected) => {
  const http = fakeHttp();
  http.answer(systemStatus, replyOf(changes));
  expect(await isSiteClosed(makeStatus(), http)).toBe(expected);
});

test('what an earlier visit kept is enough: the server is asked and not waited for', async () => {
  const kept = { v: 1, savedAt: 5, language: 'EN', data: replyOf({ maintenance: true }) };
  localStorage.setItem('cache.systemStatus', JSON.stringify(kept));
  const http = fakeHttp();
  http.hang(systemStatus);
  expect(await isSiteClosed(makeStatus(), http)).toBe(true);
  expect(http.callsOf(systemStatus)).toHaveLength(1);
});

test('a site that cannot be asked is not shut', async () => {
  const http = fakeHttp();
  http.fail(systemStatus, { kind: 'timeout' });
  expect(await isSiteClosed(makeStatus(), http)).toBe(false);
});
