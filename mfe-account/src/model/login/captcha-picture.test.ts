import { captchaPicture } from './captcha-picture';

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
