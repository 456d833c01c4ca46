import * as v from 'valibot';
import { tolerantList, tolerantPage } from './tolerant-list';

const item = v.object({ id: v.string(), name: v.optional(v.string(), '') });

describe('tolerantList', () => {
  it.each<[string, unknown, unknown]>([
    [
      'keeps good elements in order',
      [{ id: 'b' }, { id: 'a', name: 'A' }],
      [
        { id: 'b', name: '' },
        { id: 'a', name: 'A' },
      ],
    ],
    [
      'drops bad elements',
      [{ id: 'a' }, { id: 1 }, null, 'x', { id: 'b' }],
      [
        { id: 'a', name: '' },
        { id: 'b', name: '' },
      ],
    ],
    ['may end up empty', [null, {}], []],
    ['takes an empty list', [], []],
  ])('%s', (_, input, expected) => {
    expect(v.parse(tolerantList(item), input)).toEqual(expected);
  });

  it.each([[null], [undefined], [{ 0: { id: 'a' }, length: 1 }], ['list']])('refuses %p, which is no list', (input) => {
    expect(v.is(tolerantList(item), input)).toBe(false);
  });
});

describe('tolerantPage', () => {
  it('keeps the page numbers and the good elements', () => {
    const input = { content: [{ id: 'a' }, {}], pageNum: 2, totalPages: 3, extra: true };
    expect(v.parse(tolerantPage(item), input)).toEqual({ content: [{ id: 'a', name: '' }], pageNum: 2, totalPages: 3 });
  });

  it('refuses an answer without page numbers', () => {
    expect(v.is(tolerantPage(item), { content: [] })).toBe(false);
  });
});
