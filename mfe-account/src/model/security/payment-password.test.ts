import { pinErrors } from './payment-password';

const values = (oldPassword: string, newPassword: string, confirmPassword: string) => ({
  oldPassword,
  newPassword,
  confirmPassword,
});

test.each([
  [values('', '246810', '246810'), false, {}],
  [values('', '24681', '24681'), false, { newPassword: 'pinFormat' }],
  [values('', '24681o', '24681o'), false, { newPassword: 'pinFormat' }],
  [values('', '', ''), false, { newPassword: 'pinMissing', confirmPassword: 'pinMissing' }],
  [values('', '246810', '246811'), false, { confirmPassword: 'pinDiffers' }],
  [values('', '246810', '246810'), true, { oldPassword: 'pinMissing' }],
  [values('246810', '246810', '246810'), true, { newPassword: 'pinSame' }],
  [values('246810', '135790', '135790'), true, {}],
])('%j, to be changed: %p, is told %j', (typed, hasOld, errors) => {
  expect(pinErrors(typed, hasOld)).toEqual(errors);
});
