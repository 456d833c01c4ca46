import { criticalStyles } from './critical-styles';

const file = (text: string) => ({ text, base: '/r/mfe-games/' });

it('keeps the rules of the classes that are there, in the order of the files and of all layers', () => {
  const files = [
    file('@layer base,kit,remote;@layer base{html{margin:0}.seen{color:red}.unseen{color:green}}'),
    file(
      '@layer remote{.seen .unseen{margin:1px}.seen:hover,.other{margin:2px}@media (min-width:9px){.unseen{margin:3px}}}',
    ),
  ];
  expect(criticalStyles(files, new Set(['seen']))).toBe(
    '@layer base{html{margin:0}.seen{color:red}}@layer kit;@layer remote{.seen:hover,.other{margin:2px}}',
  );
});

it('leaves out animations that nothing runs', () => {
  const css =
    '.a{animation:1s turn}.b{animation:1s fade}@keyframes turn{to{rotate:1turn}}@keyframes fade{to{opacity:0}}';
  expect(criticalStyles([file(css)], new Set(['a']))).not.toContain('fade');
  expect(criticalStyles([file(css)], new Set(['a']))).toContain('@keyframes turn');
});

it('finds files beside the styles from the page', () => {
  const css = '.a{background:url(a.png)}.a b{background:url("/b.png")}.a i{background:url(data:image/png,a)}';
  const found = criticalStyles([file(css)], new Set(['a']));
  expect(found).toContain('url(/r/mfe-games/a.png)');
  expect(found).toContain('url(/b.png)');
});
