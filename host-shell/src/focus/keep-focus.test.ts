import { keepFocus } from './keep-focus';

/** Two frames: one notices what is gone, and what it moves is noticed by the next. */
const frames = async (): Promise<void> => {
  for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
};

const row = (name: string): string =>
  `<li id="${name}"><button class="open">${name}</button> <button class="claim" id="claim-${name}">Claim ${name}</button></li>`;

let stop = (): void => undefined;

beforeEach(() => {
  document.body.innerHTML = `
    <div data-page="/m/rewardCenter"><h1>Rewards</h1>
      <main><input aria-label="Search"><ul>${['a', 'b', 'c'].map(row).join('')}</ul></main>
    </div>`;
  stop = keepFocus();
});
afterEach(() => stop());

const element = (id: string): HTMLElement => document.querySelector(`#${id}`) as HTMLElement;
const focused = (): string | null | undefined => document.activeElement?.textContent;

test.each([
  ['the next one of its kind', 'a', 'Claim b'],
  ['the one before, where it was the last', 'c', 'Claim b'],
])('a button that goes with its row gives the focus to %s', async (_what, gone, next) => {
  element(`claim-${gone}`).focus();
  element(gone).remove();
  await frames();
  expect(focused()).toBe(next);
});

test('a button that goes alone gives the focus to what is left of its row', async () => {
  element('claim-b').focus();
  element('claim-b').remove();
  await frames();
  expect(focused()).toBe('b');
});

test('a button that is disabled gives it to its neighbour', async () => {
  element('claim-b').focus();
  element('claim-b').setAttribute('disabled', '');
  await frames();
  expect(focused()).toBe('b');
});

test('where no control is left the heading has it: a field would raise the keyboard', async () => {
  element('claim-b').focus();
  document.querySelector('ul')?.remove();
  await frames();
  expect(focused()).toBe('Rewards');
});

test('a list that is drawn anew in the place of the old one has it at the same place', async () => {
  element('claim-b').focus();
  (document.querySelector('ul') as HTMLElement).innerHTML = ['d', 'e', 'f'].map(row).join('');
  await frames();
  expect(focused()).toBe('Claim e');
});

test('after a question about a row the focus goes on from the row', async () => {
  element('claim-a').focus();
  document.body.insertAdjacentHTML('beforeend', '<div role="alertdialog"><button id="yes">Yes</button></div>');
  element('yes').focus();
  document.querySelector('[role="alertdialog"]')?.remove();
  element('a').remove();
  await frames();
  expect(focused()).toBe('Claim b');
});

test('in a surface that stays the focus stays, too', async () => {
  element('claim-a').focus();
  const sheet = '<div role="dialog"><button id="send">Send code</button> <button>Continue</button></div>';
  document.body.insertAdjacentHTML('beforeend', sheet);
  element('send').focus();
  element('send').remove();
  await frames();
  expect(focused()).toBe('Continue');
});

test('what has the focus somewhere else keeps it, and who tapped beside everything gets none', async () => {
  element('claim-a').focus();
  element('claim-c').focus();
  element('a').remove();
  await frames();
  expect(focused()).toBe('Claim c');
  element('claim-c').blur();
  await frames();
  element('c').remove();
  await frames();
  expect(document.activeElement).toBe(document.body);
});

test('what opened a surface has the focus as soon as the page under it is uncovered', async () => {
  const page = document.querySelector('[data-page]') as HTMLElement;
  element('claim-a').focus();
  document.body.insertAdjacentHTML('beforeend', '<div role="dialog"><button id="close">Close</button></div>');
  element('close').focus();
  page.setAttribute('inert', '');
  document.querySelector('[role="dialog"]')?.remove();
  await frames();
  expect(document.activeElement).toBe(document.body);
  page.removeAttribute('inert');
  await frames();
  expect(focused()).toBe('Claim a');
});

test('a surface that was open before gives the focus back itself', async () => {
  stop();
  document.body.insertAdjacentHTML('beforeend', '<div role="dialog"><button id="close">Close</button></div>');
  element('close').focus();
  stop = keepFocus();
  document.querySelector('[role="dialog"]')?.remove();
  await frames();
  expect(document.activeElement).toBe(document.body);
  element('claim-c').focus();
  element('c').remove();
  await frames();
  expect(focused()).toBe('Claim b');
});
