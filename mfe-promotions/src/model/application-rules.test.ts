import { canSubmit, pictureFault, pickPictures, type PickedFile } from './application-rules';

const LIMIT = 5_242_880;

test.each([
  ['jpeg', 1, 0, null],
  ['png', LIMIT, 2, null],
  ['webp', 1, 0, 'type'],
  [undefined, 1, 0, 'type'],
  [null, LIMIT + 1, 3, 'unreadable'],
  ['png', LIMIT + 1, 0, 'size'],
  ['png', 1, 3, 'count'],
  [undefined, LIMIT + 1, 3, 'type'],
  ['png', LIMIT + 1, 3, 'size'],
] as const)('%s of %d bytes beside %d others: %p', (kind, size, held, fault) => {
  expect(pictureFault({ kind, size }, held)).toBe(fault);
});

const png = { kind: 'png', size: 1 } as const;
const gif = { kind: undefined, size: 1 } as const;
const large = { kind: 'png', size: LIMIT + 1 } as const;

test.each([
  ['all that fit', [png, png], 1, [png, png], null, []],
  ['no more than there are places', [png, png, png], 1, [png, png], 'count', [png]],
  ['the good ones, and tells the first fault', [gif, png, large, gif], 0, [png], 'type', [gif, gif]],
  ['none', [], 0, [], null, []],
] as const)('takes %s', (_name, files, held, taken, fault, refused) => {
  expect(pickPictures<PickedFile>(files, held)).toEqual({ taken, fault, refused });
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
