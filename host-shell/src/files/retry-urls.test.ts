import { retryUrlsText } from 'shared-contracts/release/retry-urls';
import { bootDocument, bootRelease } from '../testing/boot-fixture';
import { addRetryUrls } from './retry-urls';

const INTEGRITY = { '/r/mfe-games/list.mjs': 'sha256-list' };
const DOCUMENT = bootDocument({ 'mfe-games': bootRelease('games') });
const TEXT = retryUrlsText({ ...DOCUMENT, integrity: INTEGRITY });

/** Texts of the import maps that were put into the page, and whether the browser takes them. */
function browser(takes: boolean) {
  const added: string[] = [];
  jest.spyOn(document.body, 'append').mockImplementation((element) => {
    if (element instanceof HTMLScriptElement && element.type === 'importmap') added.push(element.text);
  });
  return { added, isTaken: (name: string) => takes && name === 'retry-urls' && added.length > 0 };
}

beforeEach(() => {
  const map = document.createElement('script');
  map.type = 'importmap';
  map.textContent = JSON.stringify({ integrity: INTEGRITY });
  document.head.replaceChildren(map);
});
afterEach(() => {
  jest.restoreAllMocks();
  document.head.replaceChildren();
  Reflect.deleteProperty(window, 'trustedTypes');
});

describe('addRetryUrls', () => {
  it('adds the text that the policy of the page knows, once', () => {
    const { added, isTaken } = browser(true);
    expect(addRetryUrls(DOCUMENT, isTaken)).toBe(true);
    expect(addRetryUrls(DOCUMENT, isTaken)).toBe(true);
    expect(added).toEqual([TEXT]);
  });

  it('says so where the browser takes no second map', () => {
    expect(addRetryUrls(DOCUMENT, browser(false).isTaken)).toBe(false);
  });

  it('asks the browser itself, which has none here', () => {
    browser(true);
    expect(addRetryUrls(DOCUMENT)).toBe(false);
  });

  it('leaves the page’s own map the only one that is found', () => {
    addRetryUrls(DOCUMENT);
    expect(document.querySelectorAll('script[type=importmap]')).toHaveLength(1);
  });

  it('gives its text by the policy that the headers name', () => {
    const named: string[] = [];
    const createPolicy = (name: string, rules: { createScript: (text: string) => string }) => {
      named.push(name);
      return rules;
    };
    Object.assign(window, { trustedTypes: { createPolicy } });
    const { added, isTaken } = browser(true);
    expect(addRetryUrls(DOCUMENT, isTaken)).toBe(true);
    expect([named, added]).toEqual([['retry-urls'], [TEXT]]);
  });

  it('does without where the headers know of no such policy', () => {
    const createPolicy = (): never => {
      throw new TypeError('Policy "retry-urls" disallowed');
    };
    Object.assign(window, { trustedTypes: { createPolicy } });
    expect(addRetryUrls(DOCUMENT, browser(true).isTaken)).toBe(false);
  });
});
