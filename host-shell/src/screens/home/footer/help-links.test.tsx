import { act, screen } from '@testing-library/react';
import { helpCentre } from 'shared-contracts/api/endpoints/messaging';
import { renderInSite } from 'test-kit/render';
import english from '../../../locales/EN.json';
import { fakeHost } from '../../../testing/render-in-host';
import { HelpLinks } from './help-links';

/** Reports that the place of the links is in view. */
let comeNear: () => void;

beforeEach(() => {
  jest.spyOn(globalThis, 'IntersectionObserver').mockImplementation((report) => {
    const observer = { observe: () => undefined, disconnect: () => undefined } as unknown as IntersectionObserver;
    comeNear = () => report([{ isIntersecting: true } as IntersectionObserverEntry], observer);
    return observer;
  });
});
afterEach(() => jest.restoreAllMocks());

function draw(answer: (http: ReturnType<typeof fakeHost>['context']['http']) => void) {
  const { context } = fakeHost({});
  answer(context.http);
  renderInSite(<HelpLinks />, { context, texts: english });
  return context;
}

test('the sections of the help centre are asked for at the end of home, and each has its link', async () => {
  const list = ['Deposits', 'Bonuses & terms'].map((title) => ({ title, content: '', children: [] }));
  const { http } = draw((fake) => fake.answer(helpCentre, { list }));
  expect(http.calls).toEqual([]);
  await act(async () => comeNear());
  const links = await screen.findAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Deposits', '/m/help?p=0'],
    ['Bonuses & terms', '/m/help?p=1'],
  ]);
  expect(http.callsOf(helpCentre).map(({ request }) => request)).toEqual([{ lang: 'EN', device: 'MOBILE' }]);
});

test('without an answer home ends as before', async () => {
  const { http } = draw((fake) => fake.fail(helpCentre, { kind: 'timeout' }));
  await act(async () => comeNear());
  expect(http.callsOf(helpCentre)).toHaveLength(1);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
