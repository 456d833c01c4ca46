import { captchaPicture, captchaSum } from './captcha-picture';

test.each([
  ['iVBORw0KGgo=', 'data:image/png;base64,iVBORw0KGgo='],
  ['data:image/png;base64,iVBORw0KGgo=', 'data:image/png;base64,iVBORw0KGgo='],
  ['data:text/html;base64,PGI+', undefined],
  ['<svg>', undefined],
  ['', undefined],
  [undefined, undefined],
])('%s is shown as %s', (answer, expected) => {
  expect(captchaPicture(answer)).toBe(expected);
});

test.each([
  ['431 + 28', '431 + 28'],
  [' 12+5\n', '12+5'],
  ['100 - 7', '100 - 7'],
  // The picture of a back end that knows no other form.
  ['iVBORw0KGgo=', undefined],
  ['1 + 1; see https://elsewhere.example', undefined],
  ['', undefined],
  [undefined, undefined],
])('%s asks for %s', (answer, expected) => {
  expect(captchaSum(answer)).toBe(expected);
});
