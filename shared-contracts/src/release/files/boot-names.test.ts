import { bootElement, bootTextOf } from './boot-names';

it('is found again in the text of a page', () => {
  const text = '{"a":\n1}';
  expect(bootTextOf(`<script>1</script>${bootElement(text)}<script>2</script>`)).toBe(text);
});

it.each(['', '<script>1</script>', bootElement('{}').replace('</script>', '')])('is not in %j', (html) => {
  expect(bootTextOf(html)).toBeNull();
});
