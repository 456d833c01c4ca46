import { coverPage } from './cover-page';

const element = (id: string): Element => document.querySelector(`#${id}`) as Element;
const covered = (): readonly string[] =>
  [...document.querySelectorAll('[inert][aria-hidden="true"]')].map(({ id }) => id);

beforeEach(() => {
  document.body.innerHTML = `
    <div id="root">
      <div id="page"><ul id="carousel" aria-live="polite"></ul></div>
      <nav id="menu"></nav>
    </div>
    <div id="toaster" data-toaster=""></div>
    <div id="scrim" data-scrim=""></div>
    <div id="sheet"></div>
    <div id="picture" aria-hidden="true"></div>`;
});

test('takes the page with all that speaks in it, not the messages over it', () => {
  const uncover = coverPage([element('sheet')]);
  expect(covered()).toEqual(['root', 'picture']);
  uncover();
  expect([...document.querySelectorAll('[inert]')]).toEqual([]);
  // What was for nobody to read before stays so.
  expect([...document.querySelectorAll('[aria-hidden]')].map(({ id }) => id)).toEqual(['picture']);
});

test('leaves what stays in reach besides, and takes everything around it', () => {
  coverPage([element('sheet'), element('menu')]);
  expect(covered()).toEqual(['page', 'picture']);
});

test('of two surfaces, one over the other, each takes back only its own cover', () => {
  const uncoverSheet = coverPage([element('sheet')]);
  document.body.insertAdjacentHTML('beforeend', '<div id="question"></div>');
  const uncoverQuestion = coverPage([element('question')]);
  expect(covered()).toEqual(['root', 'sheet', 'picture']);
  uncoverQuestion();
  expect(covered()).toContain('root');
  expect(covered()).not.toContain('sheet');
  uncoverSheet();
  expect([...document.querySelectorAll('[inert]')]).toEqual([]);
});
