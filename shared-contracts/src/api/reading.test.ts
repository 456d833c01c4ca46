import * as v from 'shared-contracts/schema';
import { leftOutOf, maybe, part, readAnswerValue, rows, spare, table } from './reading';
import { list, page } from './schemas';
import {
  choice,
  count,
  decimal,
  decimalOf,
  figure,
  flag,
  flagOf,
  moment,
  momentOf,
  money,
  text,
  words,
} from './written-values';

const row = part({ id: words, amount: money, time: moment, note: text, state: choice(['done', 'open']) });

it('leaves bad elements of a list out, tells where they stood and what was expected, and no value', () => {
  const good = { id: '1', amount: 5, time: null, note: '', state: 'done' };
  const answer = { list: [good, { ...good, amount: 'secret' }, null, { ...good, id: 2 }] };
  const { value, faults } = readAnswerValue(list(row), answer);
  expect(value?.list).toEqual([good, { ...good, id: '2' }]);
  expect(faults).toEqual([
    { path: 'list.1.amount', expected: 'an amount' },
    { path: 'list.2', expected: 'Object' },
  ]);
  expect(leftOutOf(value).map(({ path }) => path)).toEqual(['list.1', 'list.2']);
  expect(leftOutOf(value, 'list')[0]?.element).toEqual({ ...good, amount: 'secret' });
  expect(leftOutOf(value, 'other')).toEqual([]);
});

it('carries what was left out through a copy', () => {
  const { value } = readAnswerValue(page(words), { content: ['a', {}], pageNum: 1, totalPages: 1 });
  expect(leftOutOf(JSON.parse(JSON.stringify(value)) as object)).toEqual([{ path: 'content.1', element: {} }]);
  expect(leftOutOf(undefined)).toEqual([]);
});

it('a part that a screen can be without falls alone', () => {
  const schema = part({ name: words, more: spare(part({ size: count }), null), tag: maybe(words) });
  expect(readAnswerValue(schema, { name: 'a', more: 'x', tag: {} })).toEqual({
    value: { name: 'a', more: null, tag: undefined },
    faults: [
      { path: 'more', expected: 'Object' },
      { path: 'tag', expected: 'text' },
    ],
  });
  expect(readAnswerValue(schema, { name: 'a', more: null, tag: null }).faults).toEqual([]);
  expect(readAnswerValue(schema, { name: 'a' }).faults).toEqual([]);
});

it('a part that cannot be read is told once, and has the form of a missing one', () => {
  const inner = part({ size: count, names: spare(rows(words), []), sum: figure });
  const schema = part({ more: spare(inner, {}) });
  expect(readAnswerValue(schema, { more: 'x' })).toEqual({
    value: { more: { size: 0, names: [], sum: Number.NaN } },
    faults: [{ path: 'more', expected: 'Object' }],
  });
});

it('what a screen cannot be without fails the answer, and is named', () => {
  expect(readAnswerValue(part({ inner: part({ name: words }) }), { inner: {} })).toEqual({
    faults: [{ path: 'inner.name', expected: '"name"' }],
  });
  expect(readAnswerValue(list(row), 'x').value).toBeUndefined();
});

it('keeps the good values of a table', () => {
  const { value, faults } = readAnswerValue(table(decimal), { a: '1', b: 'x', c: 3 });
  expect([value, faults]).toEqual([{ a: 1, c: 3 }, [{ path: 'b', expected: 'a number' }]]);
});

it('reads what it has read to the same', () => {
  const schema = part({ items: rows(row), flags: table(flag), sum: count });
  const once = readAnswerValue(schema, {
    items: [{ id: 1, amount: '2.50', state: 'new' }],
    flags: { a: 'Y' },
    sum: null,
  });
  expect(readAnswerValue(schema, once.value)).toEqual(once);
});

it('a schema by itself reads as the answer does', () => {
  expect(v.parse(list(row), { list: [{}, { id: 1, amount: '1' }] }).list).toHaveLength(1);
});

it.each([
  [12.5, 12.5],
  ['12.50', 12.5],
  ['-500.00', -500],
  ['1,234.5', 1234.5],
  [' 7 ', 7],
  ['+3', 3],
  ['0', 0],
  ['', undefined],
  ['12,34', undefined],
  ['1e3', undefined],
  ['0x10', undefined],
  ['NaN', undefined],
  [Number.NaN, undefined],
  [Number.POSITIVE_INFINITY, undefined],
  [null, undefined],
  [true, undefined],
  [[5], undefined],
])('the number of %j is %p', (written, number) => {
  expect(decimalOf(written)).toBe(number);
});

it.each([
  [true, true],
  [1, true],
  ['1', true],
  ['Y', true],
  ['yes', true],
  ['TRUE', true],
  [false, false],
  [0, false],
  ['0', false],
  ['N', false],
  ['', false],
  [2, undefined],
  ['maybe', undefined],
  [null, undefined],
  [{}, undefined],
])('the switch %j is %p', (written, state) => {
  expect(flagOf(written)).toBe(state);
});

const NOON = Date.UTC(2026, 10, 25, 12);
it.each([
  [NOON, NOON],
  [NOON / 1000, NOON],
  [String(NOON), NOON],
  [String(NOON / 1000), NOON],
  ['2026-11-25T12:00:00Z', NOON],
  ['2026-11-25T12:00:00.000Z', NOON],
  ['2026-11-25T12:00:00.000000Z', NOON],
  ['2026-11-25T20:00:00+08:00', NOON],
  ['2026-11-25T20:00:00+0800', NOON],
  ['2026-11-25 12:00:00', NOON],
  ['2026-11-25 12:00', NOON],
  ['2026-11-25', Date.UTC(2026, 10, 25)],
  [0, undefined],
  ['0', undefined],
  [-1, undefined],
  [253_402_300_800_000, undefined],
  ['0001-01-01T00:00:00', undefined],
  ['9999-12-31', undefined],
  ['2026-02-30T25:00:00Z', undefined],
  ['tomorrow', undefined],
  [null, undefined],
  [{}, undefined],
])('the moment of %j is %p', (written, moment_) => {
  expect(momentOf(written)).toBe(moment_);
});

it.each([
  ['a value', words, 'a', { value: 'a' }],
  ['a part', part({ amount: money }), { amount: '5.00' }, { value: { amount: 5 } }],
  ['a part that may be missing', spare(money, null), 'x', { value: null }],
])('validates %s by Standard Schema as it is read', (_name, schema, value, expected) => {
  expect(schema['~standard'].validate(value)).toMatchObject(expected);
  expect(schema['~standard'].validate(value)).not.toHaveProperty('issues', expect.anything());
});
