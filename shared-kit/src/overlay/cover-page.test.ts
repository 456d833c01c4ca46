import { coverPage } from './cover-page';

const element = (id: string): Element => document.querySelector(`#${id}`) as Element;
const covered = (): readonly string[] =>
  [...document.querySelectorAll('[inert][aria-hidden="true"]')].map(({ id }) => id);

/** What the tests have covered and not given back. */
let covers: (() => void)[] = [];
function cover(...kept: readonly string[]): () => void {
  const uncover = coverPage(kept.map(element));
  covers.push(uncover);
  return () => {
    covers = covers.filter((other) => other !== uncover);
    uncover();
  };
}
afterEach(() => {
  covers.forEach((uncover) => uncover());
  covers = [];
});

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
  const uncover = cover('sheet');
  expect(covered()).toEqual(['root', 'picture']);
  uncover();
  expect([...document.querySelectorAll('[inert]')]).toEqual([]);
  // What was for nobody to read before stays so.
  expect([...document.querySelectorAll('[aria-hidden]')].map(({ id }) => id)).toEqual(['picture']);
});

test('leaves what stays in reach besides, and takes everything around it', () => {
  cover('sheet', 'menu');
  expect(covered()).toEqual(['page', 'picture']);
});

test('of two surfaces, one over the other, each takes back only its own cover', () => {
  const uncoverSheet = cover('sheet');
  document.body.insertAdjacentHTML('beforeend', '<div id="question" role="alertdialog"></div>');
  const uncoverQuestion = cover('question');
  expect(covered()).toEqual(['root', 'sheet', 'picture']);
  uncoverQuestion();
  expect(covered()).toContain('root');
  expect(covered()).not.toContain('sheet');
  uncoverSheet();
  expect([...document.querySelectorAll('[inert]')]).toEqual([]);
});

test('takes what comes to the page later as well, not a surface over it', async () => {
  const uncover = cover('sheet', 'menu');
  document.body.insertAdjacentHTML('afterbegin', '<div id="bar"></div>');
  document.body.insertAdjacentHTML('beforeend', '<div id="question" role="alertdialog"></div>');
  element('root').insertAdjacentHTML('beforeend', '<div id="button"></div>');
  await Promise.resolve();
  expect(covered()).toEqual(['bar', 'page', 'button', 'picture']);
  uncover();
  expect([...document.querySelectorAll('[inert]')]).toEqual([]);
});
