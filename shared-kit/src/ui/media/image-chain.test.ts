import { usableSources } from './image-chain';

it('keeps the order, and no empty or second address', () => {
  expect(usableSources(['/a.png', '', null, '/b.png', undefined, '/a.png'])).toEqual(['/a.png', '/b.png']);
});
