import { CLOCK_TOLERANCE_MS, feedFault, signedText } from './signature';

// Signatures themselves are tested where keys are made: tools/release-cli/src/trust.

describe('a feed', () => {
  const feed = { environment: 'production', merchant: 'aurora', revision: 7, expiresAt: '2026-01-08T00:00:00.000Z' };
  const site = { environment: 'production', merchant: 'aurora' };
  const expiry = Date.parse(feed.expiresAt);

  it.each([
    ['is followed', {}, 7, expiry - 1, null],
    ['is followed when it is newer', {}, 6, expiry - 1, null],
    ['of another merchant is not', { merchant: 'bahari' }, 7, expiry - 1, 'other site'],
    ['of another environment is not', { environment: 'staging' }, 7, expiry - 1, 'other site'],
    ['older than one seen is not', {}, 8, expiry - 1, 'older than seen'],
    ['is followed though a clock two days ahead counts it as expired', {}, 7, expiry + CLOCK_TOLERANCE_MS, null],
    ['is not when it expired', {}, 7, expiry + CLOCK_TOLERANCE_MS + 1, 'expired'],
    ['is followed on a device whose clock is years behind', {}, 7, 0, null],
  ])('%s', (_, change, seen, now, fault) => {
    expect(feedFault({ ...feed, ...change }, site, seen, new Date(now))).toBe(fault);
  });

  it('names what a signature is for in what is signed', () => {
    expect(signedText('{}', 'map')).toBe('mfe map\n{}');
  });
});
