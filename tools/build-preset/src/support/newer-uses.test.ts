import { FLOOR, type Floor } from '../workspace/browsers';
import { unsupportedIn } from './assert-supported';
import { newerInScript } from './newer-scripts';
import { newerInStyle } from './newer-styles';

/** Engines of 2021, which lack what those of the list have. */
const OLD: Floor = { chrome: '90', safari: '15', ios_saf: '15', firefox: '90' };

function features(uses: readonly { readonly feature: string }[]): string[] {
  return uses.map(({ feature }) => feature);
}

describe('a script', () => {
  it.each([
    ['URL.canParse(x)', 'URL.canParse'],
    ['list.filter(URL.canParse)', 'URL.canParse'],
    ['const { canParse } = URL;', 'URL.canParse'],
    ['URL["canParse"](x)', 'URL.canParse'],
    ['AbortSignal.any([a, b])', 'AbortSignal.any'],
    ['AbortSignal.timeout(5)', 'AbortSignal.timeout'],
    ['Array.fromAsync(x)', 'Array.fromAsync'],
    ['Object.groupBy(x, f)', 'Object.groupBy'],
    ['Promise.withResolvers()', 'Promise.withResolvers'],
    ['[2, 1].toSorted()', '.toSorted()'],
    ['function f(a) { return a.toSorted(); }', '.toSorted()'],
    ['new Set(a).union(b)', '.union()'],
    ['map.values().toArray()', '.toArray()'],
    ['text.isWellFormed()', '.isWellFormed()'],
    ['element.showPopover()', '.showPopover()'],
    ['requestIdleCallback(f)', 'requestIdleCallback'],
    ['window.requestIdleCallback(f)', 'window.requestIdleCallback'],
    ['document.startViewTransition(f)', 'document.startViewTransition'],
    ['navigator.scheduling.isInputPending()', 'navigator.scheduling'],
    ['new URLPattern(x)', 'URLPattern'],
    ['new Intl.DurationFormat("en")', 'Intl.DurationFormat'],
  ])('that says %s is too new', (text, feature) => {
    expect(features(newerInScript(text, FLOOR))).toContain(feature);
  });

  it.each([
    ['structuredClone(x)', 'structuredClone'],
    ['[1].findLast(f)', '.findLast()'],
    ['[1].at(-1)', '.at()'],
    ['Object.hasOwn(x, "a")', 'Object.hasOwn'],
  ])('that says %s is too new for older engines only', (text, feature) => {
    expect(newerInScript(text, FLOOR)).toEqual([]);
    expect(features(newerInScript(text, OLD))).toContain(feature);
  });

  it.each([
    'URL.canParse?.(x)',
    'if (typeof requestIdleCallback === "function") {}',
    'const isThere = "startViewTransition" in document;',
    'if (URL.canParse) {}',
    'const structuredClone = (x) => x; structuredClone(1);',
    'class URLPattern {} new URLPattern();',
    'const settings = { toSorted: 1 };',
  ])('that only asks, or has its own, is not: %s', (text) => {
    expect(newerInScript(text, OLD).filter(({ feature }) => feature !== 'Object.hasOwn')).toEqual([]);
  });

  it.each(['/[\\p{L}--a]/v', 'using x = f();'])('with syntax that is too new is not read: %s', (text) => {
    expect(() => newerInScript(text, FLOOR)).toThrow();
  });
});

describe('a style', () => {
  it.each([
    ['a { color: color-mix(in oklab, red, blue) }', 'color-mix()'],
    ['a { color: red; color: color-mix(in oklab, var(--a), blue) }', 'color-mix()'],
    ['a { --x: color-mix(in oklab, red, blue) }', 'color-mix()'],
    ['a { color: oklch(1 0 0) }', 'oklch()'],
    ['a { color: light-dark(red, blue) }', 'light-dark()'],
    ['a { block-size: 100dvh }', 'dvh'],
    ['a { inline-size: 3cqi }', 'cqi'],
    ['a:has(b) { color: red }', ':has'],
    ['a { &:hover { color: red } }', '&'],
    ['@container (width > 1px) { a { color: red } }', '@container'],
    ['@starting-style { a { opacity: 0 } }', '@starting-style'],
    ['@property --a { syntax: "*"; inherits: false }', '@property'],
    ['a { rotate: 3deg }', 'rotate'],
    ['a { field-sizing: content }', 'field-sizing'],
    ['a { backdrop-filter: none }', 'backdrop-filter'],
  ])('that says %s is too new', (css, feature) => {
    expect(features(newerInStyle(css, FLOOR))).toContain(feature);
  });

  it.each([
    'a { color: red; color: color-mix(in oklab, red, blue) }',
    '@supports (color: color-mix(in oklab, red, blue)) { a { color: color-mix(in oklab, red, blue) } }',
    '@supports selector(:has(a)) { a:has(b) { color: red } }',
    'a { block-size: 100vh; block-size: 100dvh }',
    'a { -webkit-backdrop-filter: none; backdrop-filter: none }',
    '@layer base { a { inset: 0; overflow: clip; aspect-ratio: 1; accent-color: red } }',
    'a { color: rgb(var(--rgb-brand) / 20%) }',
    'a:is(b, c):focus-visible { color: red }',
    '@keyframes a { from { opacity: 0 } }',
  ])('with a plainer form beside it is not: %s', (css) => {
    expect(newerInStyle(css, FLOOR)).toEqual([]);
  });
});

it('what is stated as harmless passes, and nothing like it', () => {
  expect(unsupportedIn('a.css', 'a { text-wrap: balance; cursor: grab }', FLOOR)).toEqual([]);
  expect(features(unsupportedIn('a.css', 'a { text-box: trim-both }', FLOOR))).toContain('text-box');
});
