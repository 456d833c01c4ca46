import { criticalStyles } from './critical-styles';

const file = (text: string) => ({ text, base: '/r/mfe-games/' });
const critical = (css: string, classes: readonly string[] = ['a'], html = ''): string =>
  criticalStyles([file(css)], new Set(classes), html);

it('keeps the rules of the classes that are there, in the order of the files and of all layers', () => {
  const files = [
    file('@layer base,kit,remote;@layer base{html{margin:0}.a{color:red}.b{color:green}}@layer kit{.b{top:0}}'),
    file('@layer remote{.a .b{margin:1px}.b,.a p{margin:2px}@media (width<=9px){.b{margin:3px}}}'),
  ];
  expect(criticalStyles(files, new Set(['a']), '').replace('\n', '')).toBe(
    '@layer base,kit,remote;@layer base{html{margin:0}.a{color:red}}@layer kit;@layer remote{.a p{margin:2px}}',
  );
});

it.each([
  ['a state that comes with a touch', '.a:hover{top:0}.a:not(:hover){top:1px}', '.a:not(:hover){top:1px}'],
  ['a class that something lacks', '.a:not(.b){top:0}', '.a:not(.b){top:0}'],
  [
    'a question about pointers',
    '@media (hover:hover){.a{top:0}}@media (width<=9px){.a{top:1px}}',
    '@media (width<=9px){.a{top:1px}}',
  ],
  [
    'animations that nothing runs',
    '.a{animation:1s turn}@keyframes turn{to{rotate:1turn}}@keyframes fade{to{opacity:0}}',
    '.a{animation:1s turn}@keyframes turn{to{rotate:1turn}}',
  ],
  [
    'properties that nothing reads, and what only they read',
    ':root{--x:var(--y);--y:1px;--z:2px}.a{top:var(--z)}',
    ':root{--z:2px}.a{top:var(--z)}',
  ],
])('decides about %s', (_what, css, expected) => expect(critical(css)).toBe(expected));

it('keeps what the HTML reads itself', () => {
  expect(critical(':root{--x:1px}', [], '<i style="top:var(--x)"></i>')).toBe(':root{--x:1px}');
});

it('finds files beside the styles from the page', () => {
  const found = critical(
    '.a{background:url(a.png)}.a b{background:url("/b.png")}.a i{background:url(data:image/png,a)}',
  );
  expect(found).toContain('url(/r/mfe-games/a.png)');
  expect(found).toContain('url("/b.png")');
});
