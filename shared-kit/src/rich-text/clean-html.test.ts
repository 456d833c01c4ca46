import DOMPurify from 'dompurify';
import { HARMLESS_TEXTS } from '../testing/harmless-html';
import { HOSTILE_TEXTS } from '../testing/hostile-html';
import { cleanHtml } from './clean-html';

/** Written anew, not taken from the settings: what is shown may be only this. */
const HARMLESS_TAGS =
  'a abbr b big blockquote br caption center code col colgroup dd del details div dl dt em figcaption figure font h1 h2 h3 h4 h5 h6 hr i img ins li mark ol p pre q s small span strike strong sub summary sup table tbody td tfoot th thead tr u ul'.split(
    ' ',
  );
const HARMLESS_ATTRIBUTES =
  'align alt color colspan dir height href lang rel rowspan scope span src start target title valign width'.split(' ');
const LINK = /^(?:https:\/\/|\/m\/(?!.*\.\.)|\/vip\.html)/;
const PICTURE = /^(?:https:\/\/|\/images\/|\/cdn\d\/)/;

/** Everything in a cleaned text that has no business there. */
function strangers(html: string): string[] {
  const page = new DOMParser().parseFromString(html, 'text/html');
  return [...page.body.querySelectorAll('*')].flatMap((element) => {
    const tag = element.localName;
    const found = HARMLESS_TAGS.includes(tag) ? [] : [tag];
    for (const { name, value } of element.attributes) {
      // A name of a custom element cannot be taken away, only emptied: browsers write it again.
      if (name === 'is' && value === '') continue;
      const isSafe =
        HARMLESS_ATTRIBUTES.includes(name) &&
        (name !== 'href' || (tag === 'a' && LINK.test(value))) &&
        (name !== 'src' || (tag === 'img' && PICTURE.test(value))) &&
        (name !== 'target' || value === '_blank');
      if (!isSafe) found.push(`${tag} ${name}=${value}`);
    }
    if (tag === 'a' && element.getAttribute('rel') !== 'noopener noreferrer') found.push('a without rel');
    return found;
  });
}

it('tries at least 120 texts, of every kind', () => {
  expect(new Set(HOSTILE_TEXTS.map(({ html }) => html)).size).toBe(HOSTILE_TEXTS.length);
  expect(HOSTILE_TEXTS.length).toBeGreaterThanOrEqual(120);
  expect(new Set(HOSTILE_TEXTS.map(({ kind }) => kind)).size).toBe(10);
});

it('can tell a stranger', () => {
  expect(strangers('<p onclick="x">a</p><img src="data:x"><svg></svg><a href="/m/home">b</a>')).toEqual([
    'p onclick=x',
    'img src=data:x',
    'svg',
    'a without rel',
  ]);
});

it.each(HOSTILE_TEXTS.map(({ kind, html }) => [kind, html.slice(0, 90), html]))('%s: %s', (_kind, _start, html) => {
  const clean = cleanHtml(html);
  expect(strangers(clean)).toEqual([]);
  expect(cleanHtml(clean)).toBe(clean);
});

it.each(HARMLESS_TEXTS)('leaves %s', (html) => {
  expect(cleanHtml(html)).toBe(html);
});

it('gives links their limits', () => {
  expect(cleanHtml('<a href="https://a.example" target="_top">x</a>')).toBe(
    '<a href="https://a.example" target="_blank" rel="noopener noreferrer">x</a>',
  );
  expect(cleanHtml('<a href="/m/home" target="_blank">x</a>')).toBe(
    '<a href="/m/home" rel="noopener noreferrer">x</a>',
  );
  expect(cleanHtml('<a href="javascript:alert(1)">x</a>')).toBe('<a rel="noopener noreferrer">x</a>');
});

it('keeps the words of what it takes away', () => {
  expect(cleanHtml('<form><label>Name</label></form><custom-tag>kept</custom-tag>')).toBe('Namekept');
});

it('shows nothing where the cleaner does not run', () => {
  Object.assign(DOMPurify, { isSupported: false });
  expect(cleanHtml('<p>x</p>')).toBe('');
  Object.assign(DOMPurify, { isSupported: true });
});
