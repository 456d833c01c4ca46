import { openStorage } from '../storage/site-storage';
import { keepAffiliateCode, settleDownloadFlag } from './download-flag';

beforeEach(() => localStorage.clear());

describe('settleDownloadFlag', () => {
  it.each([
    ['a browser', false, false, null],
    ['the app', true, false, '1'],
    ['an installed site', false, true, '1'],
  ])('%s', (_name, isApp, isInstalled, expected) => {
    for (const before of [null, '1']) {
      localStorage.clear();
      if (before !== null) localStorage.setItem('hideDownloadBar', before);
      settleDownloadFlag(openStorage(), { isApp, isInstalled, header: 'MOBILE' });
      expect(localStorage.getItem('hideDownloadBar')).toBe(expected);
    }
  });
});

describe('keepAffiliateCode', () => {
  it.each([
    ['?aff=abc-1', 'abc-1'],
    ['?affiliateCode=AB_9', 'AB_9'],
    ['?aff=first&affiliateCode=second', 'first'],
    ['?aff=%20abc%20', 'abc'],
    ['', 'before'],
    ['?aff=', 'before'],
    ['?aff=%3Cscript%3E', 'before'],
    ['?aff=a%20b', 'before'],
    [`?aff=${'a'.repeat(64)}`, 'a'.repeat(64)],
    [`?aff=${'a'.repeat(65)}`, 'before'],
  ])('%s keeps %s', (search, expected) => {
    localStorage.setItem('aff', 'before');
    keepAffiliateCode(openStorage(), search);
    expect(localStorage.getItem('aff')).toBe(expected);
  });
});
