import { imageSources } from './image-sources';

const BASES = ['https://one.example', 'https://two.example', ''];

it.each([
  ['https://cdn.example/a.png', ['https://cdn.example/a.png']],
  ['/images/a.png', ['https://one.example/images/a.png', 'https://two.example/images/a.png', '/images/a.png']],
  ['//evil.example/a.png', []],
  ['/\\evil.example/a.png', []],
  ['javascript:alert(1)', []],
  ['http://cdn.example/a.png', []],
  ['', []],
  [null, []],
  [undefined, []],
])('%s is looked for at %j', (address, sources) => {
  expect(imageSources(address, BASES)).toEqual(sources);
});
