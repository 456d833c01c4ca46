import {
  isSignUpPromotion,
  leadsToVip,
  listedPromotions,
  periodOf,
  pictureAddress,
  takesApplications,
} from './promotion-rules';

test.each([
  [null, false],
  ['', false],
  [0, true],
  ['0', true],
  ['1', true],
])('signUpStatus %p makes it a sign-up promotion: %p', (signUpStatus, expected) => {
  expect(isSignUpPromotion({ signUpStatus })).toBe(expected);
});

test('sign-up promotions are not listed', () => {
  expect(listedPromotions([{ signUpStatus: null }, { signUpStatus: 0 }, { signUpStatus: '' }])).toHaveLength(2);
});

test.each([
  ['N', 'N', false],
  ['Y', 'N', true],
  ['N', 'Y', true],
  ['Y', 'Y', true],
] as const)('image %s and remark %s takes applications: %p', (imageRequired, remarkRequired, expected) => {
  expect(takesApplications({ imageRequired, remarkRequired })).toBe(expected);
});

test('only the rank category leads to the VIP document', () => {
  expect(leadsToVip({ category: 'RANK' })).toBe(true);
  expect(leadsToVip({ category: 'REBATE' })).toBe(false);
});

test.each([
  [1, 200, { kind: 'longTerm', start: 100 }],
  [1, null, { kind: 'longTerm', start: 100 }],
  [0, 200, { kind: 'range', start: 100, end: 200 }],
  [0, null, { kind: 'range', start: 100, end: null }],
  [2, 200, { kind: 'range', start: 100, end: 200 }],
])('noExpiry %p with end %p', (noExpiry, endDate, expected) => {
  expect(periodOf({ startDate: 100, endDate, noExpiry })).toEqual(expected);
});

test.each([
  ['the only one', [{ sequence: 1, url: '/i/1.png' }], '/i/1.png'],
  [
    'the one of sequence 1, wherever it stands',
    [
      { sequence: 2, url: '/i/2.png' },
      { sequence: 1, url: 'https://a.example/1.png' },
    ],
    'https://a.example/1.png',
  ],
  ['no sequence 1', [{ sequence: 2, url: '/i/2.png' }], undefined],
  ['none', [], undefined],
])('the picture of a promotion: %s', (_case, announcementImages, expected) => {
  expect(pictureAddress({ announcementImages })).toBe(expected);
});
