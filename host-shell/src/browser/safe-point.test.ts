import { holdsNoText, isBlank, isSafePoint } from './safe-point';

function draw(html: string): void {
  document.body.innerHTML = html;
  document.querySelector<HTMLElement>('[data-focus]')?.focus();
}

it.each([
  ['an empty page', '', true, true],
  ['a dialog', '<div role="dialog"></div>', false, false],
  ['a question', '<div role="alertdialog"></div>', false, false],
  ['an open native dialog', '<dialog open></dialog>', false, false],
  ['a closed native dialog', '<dialog></dialog>', true, true],
  ['a field that is being filled', '<input value="ab" data-focus>', false, false],
  ['a text that is being written', '<textarea data-focus>ab</textarea>', false, false],
  ['an empty field in focus', '<input data-focus>', true, true],
  ['a field filled before', '<input value="ab"><button data-focus>x</button>', true, false],
  ['a box that is ticked', '<input type="checkbox" value="ab" data-focus>', true, true],
])('%s: a question may come %s, the page may go %s', (_name, html, mayAsk, mayGo) => {
  draw(html);
  expect([isSafePoint(), holdsNoText()]).toEqual([mayAsk, mayGo]);
});

it.each([
  ['a pop-up that nobody closes', '<div role="dialog"><button>OK</button></div>', true],
  ['a dialog that is being filled', '<dialog open><input value="ab"></dialog>', false],
  ['a field filled behind a dialog', '<input value="ab"><dialog open></dialog>', false],
])('%s: nothing would be lost %s', (_name, html, expected) => {
  draw(html);
  expect(isBlank()).toBe(expected);
});
