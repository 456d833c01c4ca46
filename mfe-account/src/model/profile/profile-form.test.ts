import type { ApiFailure } from 'shared-contracts/api/api-error';
import * as v from 'shared-kit/schema';
import { safeParseAsync } from 'test-kit/schema';
import { emailSchema, phoneSchema, profileSchema, refusedBecause, type ProfileField } from './profile-form';

function faultOf(field: ProfileField, value: string): string | undefined {
  return v.safeParse(profileSchema(field), { value }).issues?.[0].message;
}

test.each<[ProfileField, string, string | undefined]>([
  ['nickname', '', undefined],
  ['nickname', ' Ann 张 ', undefined],
  ['nickname', '😀'.repeat(20), undefined],
  ['nickname', 'a'.repeat(21), 'tooLong:20'],
  ['nickname', `${'a'.repeat(20)}  `, undefined],
  ['payeeName', 'a'.repeat(81), 'tooLong:80'],
  ['nickname', '<b>', 'nameFormat'],
  ['nickname', 'a\u202eb', 'nameFormat'],
  ['payeeName', '', 'required'],
  ['payeeName', ' \t ', 'required'],
  ['payeeName', "Ana María O'Neil-Cruz Jr.", undefined],
  ['payeeName', 'A', undefined],
  ['payeeName', 'Sean O’Brien', undefined],
  ['payeeName', '阿里木·买买提', undefined],
  ['payeeName', 'Dela Cruz, Juan', undefined],
  ['nickname', '\u2800', 'nameFormat'],
  ['payeeName', 'R2D2', 'nameFormat'],
])('%s %j: %s', (field, value, expected) => {
  expect(faultOf(field, value)).toBe(expected);
});

test('a phone number is one of its country, with its code', async () => {
  const faults = async (values: object) =>
    (await safeParseAsync(phoneSchema({ dialingCode: '63' }), values)).issues?.map(({ message }) => message);
  expect(await faults({ mobileNum: '0917 555 0001', verificationCode: '123456' })).toBeUndefined();
  expect(await faults({ mobileNum: '12', verificationCode: '' })).toEqual([expect.any(String), 'codeMissing']);
});

test.each([
  ['', 'emailMissing'],
  [' ann@example.com ', undefined],
  ['ann@example', 'emailFormat'],
  ['ann+games@example.photography', undefined],
  [`${'a'.repeat(65)}@b.co`, 'emailFormat'],
])('e-mail %j: %s', (email, expected) => {
  expect(v.safeParse(emailSchema, { email, emailCode: '1' }).issues?.[0].message).toBe(expected);
  expect(v.safeParse(emailSchema, { email, emailCode: ' ' }).issues?.at(-1)?.message).toBe('mailCodeMissing');
});

const refusal = (code: string, fields?: object): ApiFailure => ({
  kind: 'rejected',
  code,
  status: 422,
  message: '',
  value: { fields },
});

test.each<[ApiFailure, string, string | undefined]>([
  [refusal('validation.failed', { email: 'taken' }), 'email', 'emailTaken'],
  [refusal('validation.failed', { email: 'in_email_incorrect' }), 'email', 'emailFormat'],
  [refusal('validation.failed', { email: 'unheard_of' }), 'email', 'format'],
  [refusal('validation.failed', { email: 'taken' }), 'nickname', undefined],
  [refusal('validation.failed', { payeeName: 'locked' }), 'payeeName', 'nameLocked'],
  [refusal('validation.failed', { mobileNum: 'taken' }), 'mobileNum', 'mobileTaken'],
  [refusal('sms.wrong'), 'verificationCode', 'smsWrong'],
  [refusal('sms.wrong'), 'emailCode', 'mailCodeWrong'],
  [refusal('sms.wrong'), 'mobileNum', undefined],
  [refusal('rate.limited', { email: 'taken' }), 'email', undefined],
  [refusal('validation.failed', undefined), 'email', undefined],
  [{ kind: 'timeout' }, 'email', undefined],
])('%j says of %s: %s', (failure, field, expected) => {
  expect(refusedBecause(failure, field)).toBe(expected);
});
