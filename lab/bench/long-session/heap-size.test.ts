import { sizeOfSnapshot } from './heap-size';

const META = {
  node_fields: ['type', 'name', 'self_size'],
  node_types: [['hidden', 'object', 'code'], 'string', 'number'],
};

it('tells what a page keeps from what the engine compiled', () => {
  const nodes = [1, 0, 40, 2, 1, 1000, 0, 2, 3, 2, 3, 500];
  expect(sizeOfSnapshot({ snapshot: { meta: META }, nodes })).toEqual({ data: 43, code: 1500 });
});

it('says so where a snapshot has no such thing', () => {
  const meta = { ...META, node_fields: ['type', 'name', 'size'] };
  expect(() => sizeOfSnapshot({ snapshot: { meta }, nodes: [] })).toThrow('no types or sizes');
});
