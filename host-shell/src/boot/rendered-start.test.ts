import type { RenderedFor } from '../starter/rendered-for';
import { pageAnswers, readRenderedStart } from './rendered-start';

const FOR: RenderedFor = { path: '/m/home', language: 'EN', languages: ['EN'], release: 'set-1', rollouts: [] };
const KEY = '["R-01","aurora","EN",null,[]]';
const ANSWERS = { answers: { [KEY]: { success: true } }, draw: 0.25 };

function pageWith(mark: string | null = JSON.stringify(FOR)): Document {
  const page = document.implementation.createHTMLDocument();
  if (mark !== null) page.documentElement.dataset['prerendered'] = mark;
  return page;
}

it('reads what the page was drawn from', () => {
  expect(readRenderedStart(pageWith(), 'set-1', ANSWERS)).toEqual({
    language: 'EN',
    draw: 0.25,
    answers: { [KEY]: { status: 200, body: { success: true }, isRendered: true } },
  });
});

it.each([
  ['not rendered for this visit', null, 'set-1', ANSWERS],
  ['made by other versions', undefined, 'set-2', ANSWERS],
  ['without its answers', undefined, 'set-1', null],
  ['with answers of another form', undefined, 'set-1', { answers: null }],
  ['with a mark that is no JSON', 'yes', 'set-1', ANSWERS],
])('finds nothing in a page %s', (_what, mark, set, answers) => {
  expect(readRenderedStart(pageWith(mark), set, answers)).toBeNull();
});

describe('the answers that the starter asks for', () => {
  afterEach(() => jest.useRealTimers());

  it('are given once they have come', async () => {
    expect(await pageAnswers({ pageAnswers: Promise.resolve(ANSWERS) })).toBe(ANSWERS);
  });

  it.each([
    ['were not asked for', undefined],
    ['are not those of the page', { pageAnswers: Promise.reject(new TypeError('Failed to fetch')) }],
  ])('are none where they %s', async (_what, starter) => {
    expect(await pageAnswers(starter)).toBeNull();
  });

  it('are not waited for without end', async () => {
    jest.useFakeTimers();
    const given = pageAnswers({ pageAnswers: new Promise(() => undefined) });
    await jest.advanceTimersByTimeAsync(3000);
    expect(await given).toBeNull();
  });
});
