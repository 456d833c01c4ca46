import { apiError, type ApiFailure } from 'shared-contracts/api/api-error';
import { applicationFaults } from './application-faults';

const refused = (value: unknown, code = 'validation.failed'): Error =>
  apiError('R-63', { kind: 'rejected', code, status: 422, message: '', value } as ApiFailure);

test.each([
  [{ remarks: 'required' }, { remarks: 'apply.remarksMissing' }],
  [{ remarks: 'too long' }, { remarks: 'apply.remarksTooLong' }],
  [{ remarks: 'whatever' }, { remarks: 'apply.remarksTooLong' }],
  [{ remarks: 'toString' }, { remarks: 'apply.remarksTooLong' }],
  [{ pictures: 'required' }, { pictures: 'apply.picturesMissing' }],
  [{ pictures: 'type' }, { pictures: 'apply.activity_image_type' }],
  [{ pictures: 'limit' }, { pictures: 'apply.picturesHint' }],
  [{ pictures: 'Invalid length: Expected <=3 but received 4' }, { pictures: 'apply.picturesHint' }],
  [
    { remarks: 'required', pictures: 'type' },
    { remarks: 'apply.remarksMissing', pictures: 'apply.activity_image_type' },
  ],
  [{ remarks: 'unexpected', pictures: 'type' }, { pictures: 'apply.activity_image_type' }],
  [{ remarks: 'unexpected', pictures: 'unexpected' }, {}],
  [{ promotionId: 'unknown' }, {}],
  [{}, {}],
])('the server finds %p: %p', (fields, expected) => {
  expect(applicationFaults(refused({ fields }))).toEqual(expected);
});

test.each([undefined, null, 'x', { fields: 'x' }, { fields: { remarks: 1 } }])(
  'a refusal that says %p names no field',
  (value) => {
    expect(applicationFaults(refused(value))).toEqual({});
  },
);

test.each([
  ['another code', refused({ fields: { remarks: 'required' } }, 'reward.claimed')],
  ['a lost connection', apiError('R-63', { kind: 'network', offline: false })],
  ['anything else', new Error('x')],
])('%s is not about fields', (_name, error) => {
  expect(applicationFaults(error)).toBeNull();
});
