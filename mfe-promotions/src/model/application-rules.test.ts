import { canSubmit, pictureFault, pickPictures } from './application-rules';

const LIMIT = 5_242_880;

test.each([
  ['image/jpeg', 1, 0, null],
  ['image/jpg', 1, 0, null],
  ['image/png', LIMIT, 2, null],
  ['image/gif', 1, 0, 'type'],
  ['image/svg+xml', 1, 0, 'type'],
  ['image/PNG', 1, 0, 'type'],
  ['', 1, 0, 'type'],
  ['image/png', LIMIT + 1, 0, 'size'],
  ['image/png', 1, 3, 'count'],
  ['image/gif', LIMIT + 1, 3, 'type'],
  ['image/png', LIMIT + 1, 3, 'size'],
] as const)('%s of %d bytes beside %d others: %p', (type, size, held, fault) => {
  expect(pictureFault({ type, size }, held)).toBe(fault);
});

const png = { type: 'image/png', size: 1 };
const gif = { type: 'image/gif', size: 1 };
const large = { type: 'image/png', size: LIMIT + 1 };

test.each([
  ['all that fit', [png, png], 1, 2, null],
  ['no more than there are places', [png, png, png], 1, 2, 'count'],
  ['the good ones, and tells the first fault', [gif, png, large], 0, 1, 'type'],
  ['none', [], 0, 0, null],
] as const)('takes %s', (_name, files, held, taken, fault) => {
  const picked = pickPictures(files, held);
  expect([picked.taken.length, picked.fault]).toEqual([taken, fault]);
});

/** What the promotion asks for, remarks, number of pictures, and whether it may be sent. */
test.each([
  ['N', 'N', '', 0, true],
  ['N', 'Y', '', 0, false],
  ['N', 'Y', '   ', 3, false],
  ['N', 'Y', 'x', 0, true],
  ['N', 'Y', 'x'.repeat(140), 0, true],
  ['N', 'Y', 'x'.repeat(141), 0, false],
  ['N', 'Y', '🎲'.repeat(140), 0, true],
  ['Y', 'N', '', 0, false],
  ['Y', 'N', '', 1, true],
  ['Y', 'N', 'x'.repeat(141), 1, true],
  ['Y', 'Y', 'x', 0, false],
  ['Y', 'Y', '', 1, false],
  ['Y', 'Y', 'x', 1, true],
] as const)('image %s, remark %s: "%s" with %d pictures is %p', (imageRequired, remarkRequired, remarks, pictures, may) => {
  expect(canSubmit({ imageRequired, remarkRequired }, { remarks, pictures })).toBe(may);
}); // prettier-ignore
