import { readRepository } from '../repository-files';
import { siteTexts } from './site-texts';

/** The messages that the operator gave, to the letter (docs/product/common.md#messages). */
const GIVEN = [
  'Please login first',
  'You are not logged in, please login first',
  'Sorry, you are not logged in! please login first',
  'The account has been logged out, please log in again',
  'Verification code error',
  'wrong captcha',
  'Invalid invitation code',
  'Sorry, this account does not have permission or the feature is temporarily unavailable',
  'Sorry, the user does not exist or is disabled',
  'Sorry, the username already exists',
  'Referrer link error',
  'Unknown error',
  'The requested url is empty, please check your request format',
  'System upgrading, please try again later',
  'Access restricted / Access Denied',
  'Slow Connection',
  'No Internet',
  'Please login an actual account to use this function',
  'Non-member account unable to login',
  'Non-agents cannot log in',
  'new and old password cannot be the same',
  'SMS code sent, please check',
  'Registered successfully, ready for login',
  'Change saved',
  'Upload success',
  'Password reset successful',
];

const english = siteTexts(readRepository()).flatMap(({ place, EN }) => (EN === undefined ? [] : [{ place, EN }]));

/** The same letters and digits, whatever stands between them. */
const letters = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '');

test.each(GIVEN)('“%s” is a text of the site', (message) => {
  expect(english.filter(({ EN }) => EN === message)).not.toEqual([]);
});

test.each(GIVEN)('no other text says “%s” a little differently', (message) => {
  expect(english.filter(({ EN }) => letters(EN) === letters(message) && EN !== message)).toEqual([]);
});
