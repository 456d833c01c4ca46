import { usedPart, watched } from './used-part';

const BODY = {
  success: true,
  value: { banners: [{ id: 1 }], popups: [{ id: 2 }], location: { ip: '10.0.0.1' }, open: true },
};
const readWhole = (body: unknown): unknown => (body as typeof BODY).value;

/** Only `banners` and `open` of a reply are read. */
function read(reply: typeof BODY.value): Set<PropertyKey> {
  const seen = new Set<PropertyKey>();
  const { banners, open } = watched(reply, seen);
  expect([banners, open]).toEqual([reply.banners, reply.open]);
  return seen;
}

it('leaves out what was not read, and keeps all lists', () => {
  expect(usedPart(BODY, read(BODY.value), readWhole)).toEqual({
    success: true,
    value: { banners: [{ id: 1 }], popups: [{ id: 2 }], open: true },
  });
});

it.each<[string, unknown, (body: unknown) => unknown]>([
  [
    'cannot be read without them',
    BODY,
    (body) => {
      if (!('location' in (body as typeof BODY).value)) throw new Error('malformed');
      return readWhole(body);
    },
  ],
  [
    'names its fields otherwise',
    { success: true, value: { b: [1], open: true } },
    (body) => {
      const { b, open } = (body as { value: { b: unknown; open: boolean } }).value;
      return { banners: b, open };
    },
  ],
  ['is no record', { success: true, value: [1, 2] }, readWhole],
  ['is no envelope', 'no', () => undefined],
])('keeps an answer whole that %s', (_what, body, readBody) => {
  expect(usedPart(body, read(BODY.value), readBody)).toEqual(body);
});

it('watches nothing that has no fields', () => {
  expect(watched([1], new Set())).toEqual([1]);
  expect(watched('text', new Set())).toBe('text');
});
