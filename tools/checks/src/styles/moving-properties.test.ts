import { uncompositedProperties } from './moving-properties';
import { STYLED_PACKAGES, styleModules } from './style-modules';

it.each(STYLED_PACKAGES)('%s moves nothing but what the compositor moves', (name) => {
  const found = styleModules(name).flatMap(({ file, css }) =>
    uncompositedProperties(css).map((property) => `${file}: ${property}`),
  );
  expect(found).toEqual([]);
});

it.each([
  ['.a { transition: height 200ms ease-out; }', ['height']],
  [
    '.a { transition: transform 1s cubic-bezier(0.1, 0, 0.3, 1), background-position var(--motion-touch); }',
    ['background-position'],
  ],
  ['.a { transition-property: opacity, color !important; }', ['color']],
  ['.a { transition: all 1s; }', ['all']],
  [
    '@keyframes grow { from { opacity: 0; inset-block-start: 4px; } 50% { width: 2px } }',
    ['inset-block-start', 'width'],
  ],
])('%s moves %j', (style, properties) => {
  expect(uncompositedProperties(style)).toEqual(properties);
});

it.each([
  '.a { transition: transform var(--motion-touch) var(--ease-out), opacity 1s linear; height: 4px; }',
  '/* transition: height 1s; */ .a { transition: none; }',
  '@keyframes rise { from { opacity: 0; transform: translateY(calc(-6px * var(--travel))); } } .b { width: 1px; }',
])('%s is fine', (style) => {
  expect(uncompositedProperties(style)).toEqual([]);
});
