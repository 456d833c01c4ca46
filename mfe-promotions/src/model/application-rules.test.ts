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

/** Every way to ask and every way to fill in: what is asked for is there, and remarks fit. */
describe.each([
  ['N', 'N'],
  ['N', 'Y'],
  ['Y', 'N'],
  ['Y', 'Y'],
] as const)('with image %s and remark %s', (imageRequired, remarkRequired) => {
  test.each([
    ['no remarks', '', false],
    ['blank remarks', '   ', false],
    ['remarks', 'x', true],
    ['140 letters', 'x'.repeat(140), true],
    ['141 letters', 'x'.repeat(141), false],
    ['140 signs of two units', '🎲'.repeat(140), true],
    ['141 signs of two units', '🎲'.repeat(141), false],
  ])('%s', (_name, remarks, areRemarksGood) => {
    const outcome = [0, 1, 3].map((pictures) => canSubmit({ imageRequired, remarkRequired }, { remarks, pictures }));
    const remarksPass = remarkRequired === 'N' || areRemarksGood;
    expect(outcome).toEqual([remarksPass && imageRequired === 'N', remarksPass, remarksPass]);
  });
});
