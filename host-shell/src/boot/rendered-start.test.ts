import type { RenderedFor } from '../starter/rendered-for';
import { readRenderedStart } from './rendered-start';

const FOR: RenderedFor = { path: '/m/home', language: 'EN', languages: ['EN'], release: 'set-1', rollouts: [] };
const KEY = '["R-01","aurora","EN",null,[]]';
const ANSWERS = JSON.stringify({ answers: { [KEY]: { success: true } }, draw: 0.25 });

function pageWith({ mark = JSON.stringify(FOR) as string | null, answers = ANSWERS as string | null } = {}): Document {
  const page = document.implementation.createHTMLDocument();
  if (mark !== null) page.documentElement.dataset['prerendered'] = mark;
  if (answers !== null) {
    const element = Object.assign(page.createElement('script'), { id: 'page-answers', type: 'application/json' });
    element.textContent = answers;
    page.body.append(element);
  }
  return page;
}

it('reads what the page was drawn from', () => {
  expect(readRenderedStart(pageWith(), 'set-1')).toEqual({
    language: 'EN',
    draw: 0.25,
    answers: { [KEY]: { status: 200, body: { success: true }, isRendered: true } },
  });
});

it.each([
  ['not rendered for this visit', { mark: null }, 'set-1'],
  ['made by other versions', {}, 'set-2'],
  ['without its answers', { answers: null }, 'set-1'],
  ['with answers that are no JSON', { answers: '{' }, 'set-1'],
  ['with a mark that is no JSON', { mark: 'yes' }, 'set-1'],
])('finds nothing in a page %s', (_what, parts, set) => {
  expect(readRenderedStart(pageWith(parts), set)).toBeNull();
});
